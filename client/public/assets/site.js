// Keeps the live stream playing while a listener moves between the pages of a radio's website. During playback, links fetch the next
// page and replace the contents of the current page. In browsers without the Navigation API, links load pages as usual.
(() => {
  'use strict';
  const audio = document.querySelector('.player audio');
  if (!audio || !('navigation' in window)) return;
  const policy = window.trustedTypes?.createPolicy('site', { createHTML: (text) => text });
  const root = location.pathname.split('/').slice(0, 3).join('/');

  let isLeaving = false;

  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    // Banner addresses redirect to other sites, and each request counts as a click. Feeds are not pages.
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

  if ('mediaSession' in navigator) {
    const name = document.querySelector('.brand strong')?.textContent ?? document.title;
    navigator.mediaSession.metadata = new MediaMetadata({ title: name });
  }
})();
