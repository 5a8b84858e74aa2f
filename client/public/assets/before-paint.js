// Applies the stored look, language and direction before the first paint, so that nothing flashes, and asks for what
// the page will need once its scripts run: its texts, and behind the sign-in the portal.
// The full rules are in src/app/layout/preferences.ts; a test keeps the two alike.
(function () {
  var root = document.documentElement;
  var stored = {};
  try {
    stored = JSON.parse(localStorage.getItem('regie.layout')) || {};
  } catch {
    // Unreadable preferences count as none.
  }
  // Of the allowed values the first is the default.
  function chosen(name, allowed) {
    return allowed.indexOf(stored[name]) >= 0 ? stored[name] : allowed[0];
  }
  var skin = chosen('skin', ['semi-dark', 'light', 'dark', 'bordered']);
  var language = chosen('language', ['en', 'fr', 'ar']);
  var direction = chosen('direction', ['auto', 'ltr', 'rtl']);
  root.dataset.skin = skin;
  root.dataset.colour = chosen('themeColour', ['violet', 'blue', 'teal', 'green', 'plum', 'graphite']);
  root.dataset.menu = chosen('menuCollapsed', [false, true]) ? 'collapsed' : 'open';
  root.dataset.width = chosen('contentWidth', ['full', 'boxed']);
  root.dataset.navbar = chosen('navbar', ['static', 'sticky', 'floating', 'hidden']);
  root.classList.add(skin === 'dark' ? 'dark' : 'light');
  root.lang = language;
  root.dir = direction !== 'auto' ? direction : language === 'ar' ? 'rtl' : 'ltr';

  function ask(rel, href, as) {
    var link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    link.crossOrigin = '';
    if (as) link.as = as;
    document.head.append(link);
  }
  ask('preload', '/assets/data/locales/' + language + '.json', 'fetch');
  var scripts = document.currentScript && document.currentScript.dataset.portal;
  if (scripts && /^\/(admin(\/|$)|$)/.test(location.pathname))
    scripts.split(' ').forEach(function (script) {
      ask('modulepreload', '/' + script);
    });
})();
