// Keeps the live stream playing while a listener goes from page to page of a radio's website. While the stream plays,
// the next page is fetched and its contents replace those of this one. Where the browser has no Navigation API, links
// open as ever, and a link offers the player in a window of its own. The further controls are loaded when the stream
// first plays.
(() => {
  'use strict';
  const section = document.querySelector('.player');
  const audio = section?.querySelector('audio');
  if (!audio) return;
  const { root, window: windowPath, windowLabel } = section.dataset;

  audio.addEventListener(
    'play',
    () => import('/assets/player.js').then(({ addControls }) => addControls(section, audio)),
    { once: true },
  );

  if (!('navigation' in window)) {
    if (windowPath) offerWindow();
    return;
  }

  const policy = window.trustedTypes?.createPolicy('site', { createHTML: (text) => text });
  let isLeaving = false;

  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    // The address of a banner leads elsewhere, and counts each request as a click. Files are not pages.
    const isElsewhere =
      url.pathname.endsWith('.xml') || /^\/(go|files|assets|feeds)\//.test(url.pathname.slice(root.length));
    const isPage = url.pathname.startsWith(`${root}/`) && !isElsewhere;
    const isPlain = event.canIntercept && !event.hashChange && !event.downloadRequest && !event.formData;
    if (isLeaving || audio.paused || !isPage || !isPlain || url.origin !== location.origin) return;
    event.intercept({
      scroll: 'after-transition',
      handler: () => show(url, event.signal).catch(() => open(url, event.signal)),
    });
  });

  function open(url, signal) {
    if (signal.aborted) return;
    isLeaving = true;
    location.assign(url);
  }

  async function show(url, signal) {
    const response = await fetch(url, { signal, headers: { accept: 'text/html' } });
    const text = await response.text();
    const next = new DOMParser().parseFromString(policy ? policy.createHTML(text) : text, 'text/html');
    const main = next.querySelector('main');
    // The response is not a page of the website: load it as usual.
    if (!main) return open(url, signal);
    document.title = next.title;
    document.documentElement.lang = next.documentElement.lang;
    document.documentElement.dir = next.documentElement.dir;
    for (const part of ['header', '.page', 'footer']) {
      const [old, fresh] = [document.querySelector(`body > ${part}`), next.querySelector(`body > ${part}`)];
      if (old && fresh) old.replaceWith(document.adoptNode(fresh));
    }
    const shown = document.querySelector('main');
    shown.tabIndex = -1;
    shown.focus({ preventScroll: true });
  }

  /** Adds a link that opens the player in a small window, where no navigation interrupts it. */
  function offerWindow() {
    const link = document.createElement('a');
    link.href = windowPath;
    link.target = 'player';
    link.textContent = windowLabel;
    link.addEventListener('click', (event) => {
      if (!window.open(windowPath, 'player', 'popup,width=420,height=260')) return;
      event.preventDefault();
      audio.pause();
    });
    section.append(link);
  }
})();
