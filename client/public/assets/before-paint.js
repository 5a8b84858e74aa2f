// Applies the stored appearance, language and direction before the first paint. The page then does not change visibly.
// Preloads the texts, and on addresses of the portal its scripts. src/app/layout/preferences.ts has the complete rules;
// a test compares both.
(function () {
  var root = document.documentElement;
  var stored = {};
  try {
    stored = JSON.parse(localStorage.getItem('regie.layout')) || {};
  } catch {
    // Unreadable preferences are ignored: the defaults apply.
  }
  // The server renders the sign-in page in the language of the address, or else of the browser. This language is stored
  // as the preference when the address names it, or when no preference is stored yet.
  var served = root.dataset.served;
  if (served && (!stored.language || /[?&]language=/.test(location.search))) {
    stored.language = served;
    try {
      localStorage.setItem('regie.layout', JSON.stringify(stored));
    } catch {
      // Storage is full or blocked: the language applies to this page only.
    }
  }
  // The first of the allowed values is the default.
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

  // Everything shown before the portal must match it. On addresses of the portal, this is the shape of the frame; on
  // the sign-in page, the sign-in methods that the browser supports.
  var isInside = /^\/(admin(\/|$)|$)/.test(location.pathname);
  if (isInside) root.dataset.frame = stored.layout === 'horizontal' ? 'bar' : 'menu';
  if ('PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(location.hostname))
    root.dataset.passkeys = '';

  // Without a connection, submitting the form would open an error page of the browser. The typed text would be lost.
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
