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
  // The page of signing in comes in the language that its address names, or else in that of the browser: it stays so until
  // another is chosen.
  var served = root.dataset.served;
  if (served && (!stored.language || /[?&]language=/.test(location.search))) {
    stored.language = served;
    try {
      localStorage.setItem('regie.layout', JSON.stringify(stored));
    } catch {
      // Storage is full or forbidden: the choice holds for this page.
    }
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

  // What stands before the portal looks like it: its frame behind the sign-in, and the ways to sign in that there will be.
  var isInside = /^\/(admin(\/|$)|$)/.test(location.pathname);
  if (isInside) root.dataset.frame = stored.layout === 'horizontal' ? 'bar' : 'menu';
  if ('PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(location.hostname))
    root.dataset.passkeys = '';

  // Without a line the page of signing in would give way to one of the browser's, with all that was typed.
  document.addEventListener('submit', function (event) {
    var told = event.target.querySelector('[data-offline]');
    if (!told) return;
    told.hidden = navigator.onLine;
    if (!navigator.onLine) event.preventDefault();
  });

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
  if (scripts && isInside)
    scripts.split(' ').forEach(function (script) {
      ask('modulepreload', '/' + script);
    });
})();
