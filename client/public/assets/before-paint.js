// Applies the stored skin and language before the first paint, so that nothing flashes.
// The full rules are in src/app/layout/preferences.ts; a test keeps the two alike.
(function () {
  var root = document.documentElement;
  var skins = ['light', 'dark', 'bordered', 'semi-dark'];
  var stored = {};
  try {
    stored = JSON.parse(localStorage.getItem('regie.layout')) || {};
  } catch {
    // Unreadable preferences count as none.
  }
  var skin = skins.indexOf(stored.skin) >= 0 ? stored.skin : 'semi-dark';
  root.dataset.skin = skin;
  root.classList.add(skin === 'dark' ? 'dark' : 'light');
  if (stored.language === 'fr') root.lang = 'fr';
})();
