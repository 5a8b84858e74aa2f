// Keeps the live stream playing while a listener goes from page to page of a radio's website. While the stream plays, the next page is
// fetched and its contents replace those of this one. Where the browser has no Navigation API, links open as ever.

/** Elements of the head that belong to one page: all but the title, the style sheet and the scripts. */
const metadata = [
  'link[rel=canonical]',
  'link[rel=alternate]',
  'meta[name=description]',
  'meta[name=robots]',
  'meta[property^="og:"]',
].join();
const parts = ['.skip', 'header', '.page', 'footer'].map((part) => `body > ${part}`);

export function swapPages(section, audio) {
  if (!('navigation' in window)) return;
  const { root } = section.dataset;
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
    // The maintenance page, the screen in the station and the window of the player have another frame: they open as usual.
    if (!next.querySelector('body > .page')) return open(url, signal);
    replaceHead(next);
    for (const part of parts) {
      const [old, fresh] = [document.querySelector(part), next.querySelector(part)];
      if (old && fresh) old.replaceWith(document.adoptNode(fresh));
    }
    relabel(section, next.querySelector('body > .player'));
    const main = document.querySelector('main');
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  }
}

function replaceHead(next) {
  document.title = next.title;
  document.documentElement.lang = next.documentElement.lang;
  document.documentElement.dir = next.documentElement.dir;
  for (const old of document.head.querySelectorAll(metadata)) old.remove();
  document.head.append(...next.head.querySelectorAll(metadata));
}

/** Gives the player, which stays, the texts of the next page. */
function relabel(section, next) {
  if (!next) return;
  for (const { name, value } of next.attributes) section.setAttribute(name, value);
  section.firstElementChild.textContent = next.firstElementChild.textContent;
  section.dispatchEvent(new Event('relabel'));
}
