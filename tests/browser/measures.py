"""What is asked of a page in the browser, as functions of its JavaScript."""

STICKING_OUT = """() => {
    const width = document.documentElement.clientWidth;
    const out = [];
    if (document.scrollingElement.scrollWidth > width) out.push("the page scrolls sideways");
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const text = texts.currentNode;
        if (!text.data.trim() || text.parentElement.closest(".visually-hidden, .skip")) continue;
        const range = document.createRange();
        range.selectNode(text);
        for (const box of range.getClientRects())
            if (box.left < 0 || box.right > width + 0.5) out.push(text.data.trim());
    }
    return out;
}"""
"""Texts that lie beyond the edges of the window, be it that they can be scrolled to or not."""

TARGETS = """() => {
    const inText = (link) => {
        const block = link.closest("p, li, h3, figcaption");
        return getComputedStyle(link).display === "inline"
            && block && block.textContent.trim() !== link.textContent.trim();
    };
    return [...document.querySelectorAll("a, button, summary, input, label, textarea, select")]
        .filter((each) => each.checkVisibility() && !(each.matches("a") && inText(each)))
        .map((each) => each.closest("label") ?? each)
        .map((each) => [each, each.getBoundingClientRect()])
        .map(([each, box]) => [each.textContent.trim(), box.width, box.height]);
}"""
"""What can be tapped, with its width and height; an input counts as its label."""

CARD_ROWS = """() =>
    [...document.querySelectorAll(":is(.cards, .fireworks, .loose):has(.art)")]
        .filter((row) => row.checkVisibility())
        .map((row) => [...row.querySelectorAll(".art")].map((art) => art.offsetWidth))"""
"""The widths of the cards in each row of cards."""

LAYOUT_SHIFTS = """() => new Promise((resolve) => {
    const shifts = [];
    const add = (entries) => entries.forEach((entry) => {
        shifts.push([entry.value, ...entry.sources.map((source) => source.node?.textContent)]);
    });
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
        add(observer.takeRecords());
        resolve(shifts);
    })));
})"""
"""The layout shifts since the page was loaded: how bad, and the texts that moved."""

FORBIDDEN_LINE_STARTS = """() => {
    const closing = /[、。，．：；？！」』）〉》】〕”’…]/g;
    const out = [];
    const box = (text, place) => {
        const range = document.createRange();
        range.setStart(text, place);
        range.setEnd(text, place + 1);
        return range.getClientRects()[0];
    };
    const block = (text) => text && text.parentElement.closest("p, li, h1, h2, h3, dt, dd, td, th");
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let last = null;
    while (texts.nextNode()) {
        const text = texts.currentNode;
        if (!text.data.trim() || text.parentElement.closest(".visually-hidden")) continue;
        for (const { index } of text.data.matchAll(closing)) {
            // A mark that begins a paragraph breaks away from nothing.
            if (!index && block(text) !== block(last)) continue;
            const before = index ? box(text, index - 1) : box(last, last.length - 1);
            const mark = box(text, index);
            if (before && mark?.height && mark.top >= before.bottom)
                out.push(text.data.slice(0, index + 1));
        }
        last = text;
    }
    return out;
}"""
"""Texts up to a drawn closing mark that lies on the line below the character before it."""

FITTING = f"""() => ({{
    out: ({STICKING_OUT})(),
    starts: ({FORBIDDEN_LINE_STARTS})(),
    rows: ({CARD_ROWS})(),
    targets: ({TARGETS})(),
}})"""
"""All that depends on the width of the window, in one go."""

CUT_OFF = """() => {
    const out = [];
    const hides = (each) => ["hidden", "clip"].includes(getComputedStyle(each).overflowX);
    const boxes = [...document.querySelectorAll("body *:not(.visually-hidden, svg, svg *)")];
    for (const hiding of boxes.filter(hides)) {
        const edge = hiding.getBoundingClientRect();
        const texts = document.createTreeWalker(hiding, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const text = texts.currentNode;
            if (!text.data.trim() || text.parentElement.closest(".visually-hidden")) continue;
            const range = document.createRange();
            range.selectNode(text);
            for (const box of range.getClientRects())
                if (box.top < edge.top - 1 || box.bottom > edge.bottom + 1
                    || box.left < edge.left - 1 || box.right > edge.right + 1)
                    out.push(text.data.trim());
        }
    }
    return out;
}"""
"""Texts that are partly outside a box which hides what sticks out of it."""

ENLARGED = f"""() => {{
    document.documentElement.style.fontSize = "200%";
    const out = [...({STICKING_OUT})(), ...({CUT_OFF})()];
    document.documentElement.style.fontSize = "";
    return out;
}}"""

SPACED = f"""() => {{
    const spaces = new CSSStyleSheet();
    spaces.replaceSync(`* {{ line-height: 1.5 !important; letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important; }} p {{ margin-block-end: 2em !important; }}`);
    document.adoptedStyleSheets = [spaces];
    const out = [...({STICKING_OUT})(), ...({CUT_OFF})()];
    document.adoptedStyleSheets = [];
    return out;
}}"""
