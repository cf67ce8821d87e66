"""What the components and tasks of Hànzì mean, and how the tasks were made, in English.

Readings are data and never translated: see tutor/games/hanzi/deck.py, which has the ids.
"""

from tutor.web.shell.words import Words, pwords, words

CHARACTERS: dict[str, Words] = {
    # With the printed box: how to work out the parts of a task that is not in our deck
    "pages.hanzi.box": words("With the printed box"),
    "pages.hanzi.box.lead": words(
        "Your box may have other characters. Here is how to find the two parts of any task."
    ),
    "hanzi-box.1": words(
        "Cut the character in two: left and right, top and bottom, or outside and inside."
    ),
    "hanzi-box.2": words("Some components change their shape inside a character:"),
    "hanzi-box.3": words(
        "Find the parts on the modern sides. Our advice: look through the cards together before "
        "the game, then shuffle them."
    ),
    "hanzi-box.4": words(
        "Still in doubt? Point a translation app at the card, or draw the character on your "
        "phone; Wiktionary lists components. Agree on the parts before you play."
    ),
    "hanzi-box.5": words(
        "As described, a match brings one scoring card and one effect card. If yours are "
        "of the same kind, check again."
    ),
    # i18n: What a component means that changes its shape inside a character and is not in our deck.
    "hanzi-box.speech": pwords("meaning of 言", "speech"),
    "hanzi-box.flesh": pwords("meaning of 肉", "flesh"),
    "hanzi-box.bamboo": pwords("meaning of 竹", "bamboo"),
    "hanzi-box.thread": pwords("meaning of 糸", "thread"),
    "hanzi-box.food": pwords("meaning of 食", "food"),
    "hanzi-box.walk": pwords("meaning of 辵", "walk"),
    "hanzi-box.mound": pwords("meaning of 阜", "mound (at the left)"),
    "hanzi-box.town": pwords("meaning of 邑", "town (at the right)"),
    # What the components mean
    # i18n: A short gloss, as a dictionary has it. The Han character itself stands before it.
    "hanzi-meaning.yi-one": pwords("meaning of 一", "one; horizon"),
    "hanzi-meaning.ren": pwords("meaning of 人", "person"),
    "hanzi-meaning.dao": pwords("meaning of 刀", "knife"),
    "hanzi-meaning.li": pwords("meaning of 力", "strength"),
    "hanzi-meaning.bu": pwords("meaning of 卜", "divination crack"),
    "hanzi-meaning.you": pwords("meaning of 又", "right hand"),
    "hanzi-meaning.kou": pwords("meaning of 口", "mouth"),
    "hanzi-meaning.tu": pwords("meaning of 土", "earth"),
    "hanzi-meaning.nu": pwords("meaning of 女", "woman"),
    "hanzi-meaning.zi-child": pwords("meaning of 子", "child"),
    "hanzi-meaning.mian": pwords("meaning of 宀", "roof"),
    "hanzi-meaning.shao": pwords("meaning of 少", "few; small grains"),
    "hanzi-meaning.shan": pwords("meaning of 山", "mountain"),
    "hanzi-meaning.xin": pwords("meaning of 心", "heart"),
    "hanzi-meaning.shou": pwords("meaning of 手", "hand"),
    "hanzi-meaning.pu": pwords("meaning of 攴", "hand with stick"),
    "hanzi-meaning.jin": pwords("meaning of 斤", "axe, adze"),
    "hanzi-meaning.ri": pwords("meaning of 日", "sun"),
    "hanzi-meaning.yue": pwords("meaning of 月", "moon"),
    "hanzi-meaning.mu-tree": pwords("meaning of 木", "tree"),
    "hanzi-meaning.zhi": pwords("meaning of 止", "foot; stop"),
    "hanzi-meaning.shui": pwords("meaning of 水", "water"),
    "hanzi-meaning.huo": pwords("meaning of 火", "fire"),
    "hanzi-meaning.niu": pwords("meaning of 牛", "ox"),
    "hanzi-meaning.quan": pwords("meaning of 犬", "dog"),
    "hanzi-meaning.tian": pwords("meaning of 田", "field"),
    "hanzi-meaning.mu-eye": pwords("meaning of 目", "eye"),
    "hanzi-meaning.shi-stone": pwords("meaning of 石", "stone"),
    "hanzi-meaning.shi-altar": pwords("meaning of 示", "altar; show"),
    "hanzi-meaning.he": pwords("meaning of 禾", "grain plant"),
    "hanzi-meaning.er": pwords("meaning of 耳", "ear"),
    "hanzi-meaning.zi-nose": pwords("meaning of 自", "nose; self"),
    "hanzi-meaning.cao": pwords("meaning of 艸", "grass"),
    "hanzi-meaning.yi-robe": pwords("meaning of 衣", "clothes"),
    "hanzi-meaning.shi-pig": pwords("meaning of 豕", "pig"),
    "hanzi-meaning.zhui": pwords("meaning of 隹", "short-tailed bird"),
    # What the characters to be made mean
    "hanzi-meaning.nan": pwords("meaning of 男", "man, male"),
    "hanzi-meaning.ming": pwords("meaning of 明", "bright"),
    "hanzi-meaning.xiu": pwords("meaning of 休", "rest"),
    "hanzi-meaning.hao": pwords("meaning of 好", "good; like"),
    "hanzi-meaning.kan": pwords("meaning of 看", "look"),
    "hanzi-meaning.yan": pwords("meaning of 岩", "rock, cliff"),
    "hanzi-meaning.dan": pwords("meaning of 旦", "dawn"),
    "hanzi-meaning.miao": pwords("meaning of 苗", "seedling"),
    "hanzi-meaning.zi-written": pwords("meaning of 字", "written character"),
    "hanzi-meaning.fei": pwords("meaning of 吠", "bark like a dog"),
    "hanzi-meaning.xian": pwords("meaning of 仙", "immortal, sage"),
    "hanzi-meaning.xiang": pwords("meaning of 相", "examine; mutual"),
    "hanzi-meaning.jia-add": pwords("meaning of 加", "add"),
    "hanzi-meaning.sha": pwords("meaning of 沙", "sand"),
    "hanzi-meaning.qi": pwords("meaning of 企", "stand on tiptoe; plan"),
    "hanzi-meaning.zai": pwords("meaning of 仔", "young one, child"),
    "hanzi-meaning.ji": pwords("meaning of 集", "gather"),
    "hanzi-meaning.jiao": pwords("meaning of 焦", "scorched"),
    "hanzi-meaning.qu": pwords("meaning of 取", "take"),
    "hanzi-meaning.xi-split": pwords("meaning of 析", "split, analyse"),
    "hanzi-meaning.xi-breath": pwords("meaning of 息", "breath"),
    "hanzi-meaning.zhan": pwords("meaning of 占", "tell fortunes"),
    "hanzi-meaning.mu-herd": pwords("meaning of 牧", "herd cattle"),
    "hanzi-meaning.jia-home": pwords("meaning of 家", "home, family"),
    "hanzi-meaning.li-sharp": pwords("meaning of 利", "sharp; profit"),
    "hanzi-meaning.she": pwords("meaning of 社", "altar of the earth god; society"),
    "hanzi-meaning.chu": pwords("meaning of 初", "beginning"),
    "hanzi-task.period": words("A task of period %(period)s."),
    # How the parts of each stand together
    # i18n: What the two drawings show, then what the character means.
    "hanzi-origin.nan": words("A field and strength: a man."),
    "hanzi-origin.ming": words("The sun beside the moon: bright."),
    "hanzi-origin.xiu": words("A person beside a tree: rest."),
    "hanzi-origin.hao": words("A woman with a child: good."),
    "hanzi-origin.kan": words("A hand above an eye: to look."),
    "hanzi-origin.yan": words("A mountain above a stone: rock."),
    "hanzi-origin.dan": words("The sun above the horizon: dawn."),
    "hanzi-origin.miao": words("Grass above a field: a seedling."),
    "hanzi-origin.zi-written": words("A child under a roof."),
    "hanzi-origin.fei": words("A mouth and a dog: to bark."),
    "hanzi-origin.xian": words("A person beside a mountain: an immortal."),
    "hanzi-origin.xiang": words("An eye before a tree: to examine."),
    "hanzi-origin.jia-add": words("Strength beside a mouth."),
    "hanzi-origin.sha": words("Small grains beside water: sand."),
    "hanzi-origin.qi": words("A person above a foot: to stand on tiptoe."),
    "hanzi-origin.zai": words("A child beside a person: a young one."),
    "hanzi-origin.ji": words("A bird on a tree: to gather."),
    "hanzi-origin.jiao": words("A bird above a fire: scorched."),
    "hanzi-origin.qu": words("A hand beside an ear: to take."),
    "hanzi-origin.xi-split": words("An axe beside a tree: to split."),
    "hanzi-origin.xi-breath": words("A nose above a heart: breath."),
    "hanzi-origin.zhan": words("A divination crack above a mouth: to tell fortunes."),
    "hanzi-origin.mu-herd": words("A hand with a stick beside an ox: to herd cattle."),
    "hanzi-origin.jia-home": words("A pig under a roof: a home."),
    "hanzi-origin.li-sharp": words("A knife beside a grain plant: sharp."),
    "hanzi-origin.she": words("An altar and earth: the altar of the earth god."),
    "hanzi-origin.chu": words("A knife beside clothes: a beginning."),
    # What a dictionary says of how they came about
    "hanzi-etymology.compound": words(
        "The Shuowen, an ancient dictionary, explains it by the meanings of these two parts."
    ),
    "hanzi-etymology.fuller-form": words(
        "The Shuowen, an ancient dictionary, explains it, or a fuller form of it, by the meanings "
        "of its parts."
    ),
    "hanzi-etymology.phonetic-too": words(
        "The Shuowen, an ancient dictionary, explains it by both meanings, and says that one part "
        "gives the sound as well."
    ),
    "hanzi-etymology.called-phonetic": words(
        "The Shuowen, an ancient dictionary, takes one part for the sound alone."
    ),
    "hanzi-etymology.shortened": words(
        "The Shuowen, an ancient dictionary, has a longer form, in which one part gives the "
        "sound. Today’s form is shortened."
    ),
    # i18n: %(older)s is the older form of the character.
    "hanzi-etymology.later-spelling": words(
        "The Shuowen, an ancient dictionary, arranges the same two parts differently: %(older)s."
    ),
    "hanzi-etymology.late": words(
        "It isn’t in the Shuowen, an ancient dictionary: it was made later, in place of the older "
        "%(older)s."
    ),
    "hanzi-etymology.disputed": words(
        "The Shuowen, an ancient dictionary, takes one part for the sound; later scholars don’t."
    ),
}
