// Light or dark, where the reader has chosen one of them; else the page follows the device.

const showTheme = () => {
  const theme = document.querySelector("[name=theme]:checked")?.value;
  const { dataset } = document.documentElement;
  if (/^(light|dark)$/.test(theme)) dataset.theme = theme;
  else delete dataset.theme;
};

whenShown(showTheme);
addEventListener("change", showTheme);
