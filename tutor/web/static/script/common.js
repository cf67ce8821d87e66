// What the parts of the script share. They are joined, in the order of tutor/web/shell/static_files.py.

const all = (selector) => [...document.querySelectorAll(selector)];
const each = (selector, act) => all(selector).forEach(act);

// Storage can be switched off or full: then nothing is there, and nothing is kept.
const stored = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const store = (key, text) => {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
};

// Acts now, and again whenever a page is shown: in place of another one, from the browser's
// memory, or after another tab has stored something.
const whenShown = (act) => {
  act();
  document.addEventListener("shown", act);
};

const tellShown = () => document.dispatchEvent(new Event("shown"));

addEventListener("storage", tellShown);
addEventListener("pageshow", ({ persisted }) => persisted && tellShown());
