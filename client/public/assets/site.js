// The moving parts of a radio's website, which is readable without them.
(() => {
  'use strict';
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

  /** Adds the listener's own time to times of the radio. */
  class LocalTimes extends HTMLElement {
    connectedCallback() {
      const zone = this.getAttribute('zone');
      for (const time of this.querySelectorAll('time[datetime]')) {
        const moments = [time.dateTime, time.dataset.until].filter(Boolean);
        const text = (options, timeZone) =>
          moments
            .map((at) => new Date(at).toLocaleString(document.documentElement.lang, { ...options, timeZone }))
            .join(' – ');
        const day = { weekday: 'short' };
        const isSameDay = text(day) === text(day, zone);
        if (time.querySelector('small') || (isSameDay && text(clock) === text(clock, zone))) continue;
        const own = document.createElement('small');
        own.textContent = `${text(isSameDay ? clock : { ...day, ...clock })} ${this.getAttribute('label')}`;
        time.append(' ', own);
      }
    }
  }

  const shown = new Set();
  let playing;
  let timer;

  /** Shows what plays. */
  class NowPlaying extends HTMLElement {
    connectedCallback() {
      shown.add(this);
      timer ??= setTimeout(poll);
    }
    disconnectedCallback() {
      shown.delete(this);
    }
  }

  /** Requests as often as `Cache-Control` allows, while the page is visible. */
  async function poll() {
    const [first] = shown;
    timer = undefined;
    if (!first || document.hidden) return;
    timer = 0;
    let pause = 60;
    try {
      const response = await fetch(first.getAttribute('src'), { credentials: 'omit' });
      if (response.ok) {
        playing = await response.json();
        pause = Number(/max-age=(\d+)/.exec(response.headers.get('cache-control'))?.[1] ?? 30);
        for (const element of shown) show(element);
        document.dispatchEvent(new CustomEvent('nowplaying', { detail: playing }));
        // The page has one day.
        if (document.body.className === 'kiosk' && performance.now() > 864e5) location.reload();
      }
    } catch {
      // Offline: the text stays.
    }
    timer = setTimeout(poll, 1000 * Math.max(pause, 5));
  }

  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) timer ??= setTimeout(poll);
  });

  function show(element) {
    const { isOnAir, notBroadcasting, isLive, now, next, programme, radio } = playing;
    const { live, onAir, offAir, programmes } = element.dataset;
    const isSending = isOnAir && !notBroadcasting;
    const song = isSending && now;
    const line = (item) => item && [item.credit, item.title].filter(Boolean).join(' – ');
    const name = programme?.title || radio.name;
    const texts = {
      state: isSending ? (isLive ? live : onAir) : offAir,
      programme: name,
      presenters:
        programme && new Intl.ListFormat(document.documentElement.lang).format(programme.presenters),
      title: song?.title || name,
      artist: song?.credit,
      song: line(song),
      next: isSending && line(next),
    };
    for (const part of element.querySelectorAll('[data-now]')) {
      const kind = part.dataset.now;
      if (kind === 'cover') showCover(part, song?.artwork || programme?.cover);
      else if (kind === 'upcoming') {
        for (const time of part.querySelectorAll('time'))
          time.closest('li').hidden = new Date(time.dateTime) <= Date.now();
      } else {
        const text = texts[kind] || '';
        if (part.textContent !== text) part.textContent = text;
        (part.closest('[data-row]') ?? part).hidden = !text;
      }
      if (kind === 'state') part.classList.toggle('live', isSending);
      if (kind === 'programme' && part.localName === 'a') {
        if (programme?.slug) part.href = `${programmes}/${encodeURIComponent(programme.slug)}`;
        else part.removeAttribute('href');
      }
    }
  }

  function showCover(part, address) {
    let image = part;
    if (address && part.localName !== 'img') {
      image = document.createElement('img');
      image.alt = '';
      image.dataset.now = 'cover';
      part.replaceWith(image);
    }
    // A website on a host of its own has the same pictures as the portal.
    if (address) image.src = new URL(address, location.href).pathname;
    if (image.localName === 'img') image.hidden = !address;
  }

  /** Adds a button that copies the text of the field inside. */
  class CopyText extends HTMLElement {
    connectedCallback() {
      if (!navigator.clipboard || this.querySelector('button')) return;
      const [button, status] = ['button', 'span'].map((name) => document.createElement(name));
      button.className = 'button';
      button.textContent = this.dataset.copy;
      status.setAttribute('role', 'status');
      button.addEventListener('click', async () => {
        await navigator.clipboard.writeText(this.querySelector('input').value);
        status.textContent = this.dataset.copied;
      });
      this.append(button, status);
    }
  }

  customElements.define('local-times', LocalTimes);
  customElements.define('now-playing', NowPlaying);
  customElements.define('copy-text', CopyText);

  // Only one sound plays.
  document.addEventListener(
    'play',
    ({ target }) => {
      for (const audio of document.querySelectorAll('audio')) if (audio !== target) audio.pause();
    },
    true,
  );

  // Chapters play in the player of the page.
  document.addEventListener('click', (event) => {
    const link = event.target.closest('.chapters a[href*="#t="]');
    const audio = document.querySelector('.episode audio');
    if (!link || !audio || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    audio.currentTime = Number(link.hash.slice(3));
    audio.play();
  });

  document.addEventListener('change', ({ target }) => {
    if (target.closest('quiz-questions')) import('/assets/quiz.js');
  });

  const section = document.querySelector('.player');
  const live = section?.querySelector('audio');
  if (!live) return;
  live.addEventListener(
    'play',
    () => import('/assets/player.js').then(({ startPlayer }) => startPlayer(section, live)),
    { once: true },
  );

  // Browsers without the Navigation API have a window for the player.
  const { window: windowPath, windowLabel } = section.dataset;
  if ('navigation' in window || !windowPath) return;
  const link = document.createElement('a');
  link.href = windowPath;
  link.target = 'player';
  link.textContent = windowLabel;
  link.addEventListener('click', (event) => {
    if (!window.open(windowPath, 'player', 'popup,width=420,height=260')) return;
    event.preventDefault();
    live.pause();
  });
  section.append(link);
})();
