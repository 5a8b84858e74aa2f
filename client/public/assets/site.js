// Keeps the live stream playing while a listener goes from page to page of a radio's website: while it plays, the next page is
// fetched and its contents replace those of this one. Where the browser has no Navigation API, links open as ever.
(() => {
  'use strict';
  const audio = document.querySelector('.player audio');
  if (!audio || !('navigation' in window)) return;
  const policy = window.trustedTypes?.createPolicy('site', { createHTML: (text) => text });
  const root = location.pathname.split('/').slice(0, 3).join('/');

  let isLeaving = false;

  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    // The address of a banner leads elsewhere, and counts each request as a click.
    const isElsewhere = url.pathname.endsWith('.xml') || url.pathname.startsWith(`${root}/go/`);
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
    // An address that answers something else than a page of the website is opened as ever.
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

  if ('mediaSession' in navigator) {
    const name = document.querySelector('.brand strong')?.textContent ?? document.title;
    navigator.mediaSession.metadata = new MediaMetadata({ title: name });
  }
})();
