import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { expect, test, vi } from 'vitest';

const sourceOf = (name: string) =>
  readFile(new URL(`../../../../../client/public/assets/${name}.js`, import.meta.url), 'utf8');

interface ScriptedElement {
  readonly textContent: string;
  readonly href: string;
  readonly lang: string;
  readonly dir: string;
  readonly classList: { contains: (name: string) => boolean };
  hidden: boolean;
  className: string;
  currentTime: number;
  getAttribute: (name: string) => string | null;
  querySelector: (selector: string) => ScriptedElement | null;
  dispatchEvent: (event: object) => boolean;
  click: () => void;
}

/** The part of the window of a page that the tests use. */
interface ScriptedWindow {
  readonly document: ScriptedElement & { readonly title: string; readonly documentElement: ScriptedElement };
  readonly Event: new (name: string, options?: { bubbles: boolean }) => object;
  readonly HTMLMediaElement: { readonly prototype: object };
  readonly performance: object;
  eval: (script: string) => unknown;
}

/** A page of a website whose timers the test fires. Returns the requests and timers of its scripts. */
function openPage(body: string, head = '') {
  const options = {
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    url: 'https://radio.example/site/horizon/en',
  };
  const { window } = new JSDOM(
    `<!doctype html><html lang="en" dir="ltr"><head>${head}</head><body>${body}</body></html>`,
    options as object,
  ) as unknown as { window: ScriptedWindow };
  const timers: Array<{ run: () => unknown; delay: number }> = [];
  const fetch = vi.fn<(url: string, options?: object) => Promise<object>>();
  const replace = (on: object, name: string, value: unknown) =>
    Object.defineProperty(on, name, { value, configurable: true, writable: true });
  replace(window, 'fetch', fetch);
  replace(window, 'setTimeout', (run: () => unknown, delay = 0) => timers.push({ run, delay }));
  replace(window.HTMLMediaElement.prototype, 'play', vi.fn<() => void>());
  replace(window.HTMLMediaElement.prototype, 'pause', vi.fn<() => void>());
  const find = (selector: string) => window.document.querySelector(selector)!;
  return { window, timers, fetch, find, replace };
}

const site = await sourceOf('site');

test('scripts are small: below 4 KB before the first sound, and below 15 KB with the player', async () => {
  const sizes = await Promise.all(
    ['site', 'comments', 'player', 'pageSwap', 'quiz'].map(
      async (name) => gzipSync(await sourceOf(name)).length,
    ),
  );
  expect(sizes[0]! + sizes[1]!).toBeLessThan(4096);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(15_360);
});

test('a listener in another time zone sees the own time beside that of the radio', () => {
  const [from, until] = ['2026-03-03T10:00:00.000Z', '2026-03-03T11:30:00.000Z'];
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const elsewhere = ['Asia/Tokyo', 'America/New_York'].find((zone) => zone !== here)!;
  const times = (zone: string) =>
    `<local-times zone="${zone}" label="your time"><time datetime="${from}" data-until="${until}">T</time></local-times>`;
  const { window, find } = openPage(`<p>${times(here)}</p><div>${times(elsewhere)}</div>`);
  window.eval(site);
  expect(find('p time').textContent).toBe('T');
  const clock = (at: string) =>
    new Date(at).toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  expect(find('div time small').textContent).toContain(clock(from));
  expect(find('div time small').textContent).toMatch(new RegExp(`${clock(until)} your time$`));
});

const song = { title: 'Tide', credit: 'Ada', artwork: 'https://portal.example/files/tide.webp' };
const document = {
  radio: { name: 'Radio Horizon' },
  isOnAir: true,
  notBroadcasting: null,
  isLive: false,
  now: song,
  next: { title: 'Quay', credit: '' },
  programme: { title: 'Morning', slug: 'morning', cover: null, presenters: ['Ana', 'Ben'] },
};
const answer = (more: object = {}, maxAge = 7) => ({
  ok: true,
  json: async () => ({ ...document, ...more }),
  headers: { get: () => `public, max-age=${maxAge}` },
});

const parts = `<now-playing src="/public/horizon/now-playing.json" data-live="Live" data-on-air="On air" data-off-air="Off air" data-programmes="/site/horizon/en/programmes">
  <b data-now="state">Off air</b><a data-now="programme">Old</a><i data-now="song" hidden></i>
  <span class="mark" data-now="cover"></span><p data-row hidden>With <u data-now="presenters"></u></p>
  <ol data-now="upcoming"><li><time datetime="2020-01-01T00:00:00Z"></time></li></ol></now-playing>`;

test('what plays is requested at the pace of the document while the page is visible, and shown', async () => {
  const { window, timers, fetch, find, replace } = openPage(parts);
  fetch.mockResolvedValue(answer());
  window.eval(site);
  await timers.shift()!.run();
  expect(fetch).toHaveBeenCalledWith('/public/horizon/now-playing.json', { credentials: 'omit' });
  expect(find('b').textContent).toBe('On air');
  expect(find('b').classList.contains('live')).toBe(true);
  expect([find('a').textContent, find('a').getAttribute('href')]).toEqual([
    'Morning',
    '/site/horizon/en/programmes/morning',
  ]);
  expect([find('i').textContent, find('i').hidden]).toEqual(['Ada – Tide', false]);
  expect(find('img').getAttribute('src')).toBe('/files/tide.webp');
  expect([find('u').textContent, find('p').hidden]).toEqual(['Ana and Ben', false]);
  expect(find('li').hidden).toBe(true);
  expect(timers.map(({ delay }) => delay)).toEqual([7000]);

  fetch.mockResolvedValue(answer({ isOnAir: false, programme: null }, 1));
  await timers.shift()!.run();
  expect([find('b').textContent, find('a').textContent, find('i').hidden]).toEqual([
    'Off air',
    'Radio Horizon',
    true,
  ]);
  expect(find('a').getAttribute('href')).toBeNull();
  // A document without a lifetime is not requested without a pause.
  expect(timers.map(({ delay }) => delay)).toEqual([5000]);

  replace(window.document, 'hidden', true);
  await timers.shift()!.run();
  expect([fetch.mock.calls.length, timers.length]).toEqual([2, 0]);
  replace(window.document, 'hidden', false);
  window.document.dispatchEvent(new window.Event('visibilitychange'));
  fetch.mockRejectedValue(new Error('offline'));
  await timers.shift()!.run();
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(find('b').textContent).toBe('Off air');
  expect(timers.map(({ delay }) => delay)).toEqual([60_000]);
});

test('the screen in the station is loaded again after a day, other pages are not', async () => {
  // The window of the tests reports a reload as an error, because it cannot navigate.
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const reloadsAfter = async (age: number, className: string) => {
    report.mockClear();
    const { window, timers, fetch, find, replace } = openPage(parts);
    fetch.mockResolvedValue(answer());
    replace(window.performance, 'now', () => age);
    find('body').className = className;
    window.eval(site);
    await timers.shift()!.run();
    return report.mock.calls.length;
  };
  const day = 86_400_000;
  expect(await reloadsAfter(day + 1, 'kiosk')).toBe(1);
  expect(await reloadsAfter(day - 1, 'kiosk')).toBe(0);
  expect(await reloadsAfter(day + 1, '')).toBe(0);
  report.mockRestore();
});

test('one sound plays at a time, and a chapter plays from its start', () => {
  const { window, find } = openPage(
    `<section class="player"><audio id="live"></audio></section><div class="episode"><audio></audio></div>
     <ol class="chapters"><li><a href="/feeds/a.mp3#t=61">The boats</a></li></ol>`,
  );
  window.eval(site);
  const { play, pause } = window.HTMLMediaElement.prototype as Record<string, ReturnType<typeof vi.fn>>;
  find('.chapters a').click();
  expect(find('.episode audio').currentTime).toBe(61);
  expect(play).toHaveBeenCalledOnce();
  find('.episode audio').dispatchEvent(new window.Event('play'));
  expect(pause!.mock.contexts).toEqual([find('#live')]);
});

const frame = (tag: string, title: string, listen: string) => ({
  head: `<title>${title}</title><meta name="description" content="${title}"><link rel="canonical" href="/${tag}"><link rel="alternate" hreflang="x-default" href="/x-${tag}">`,
  body: `<a class="skip">${title}</a><header>${title}</header><section class="player" aria-label="${listen}" data-root="/site/horizon" data-sleep="${listen}"><span>${listen}</span><audio></audio></section><div class="page"><main>${title}</main></div><footer></footer>`,
});

/** A page on which the live stream plays. Returns a function that follows a link to a page with this HTML. */
async function openPlaying() {
  const { head, body } = frame('en', 'Home', 'Listen');
  const page = openPage(body, head);
  const { window, find, fetch, replace } = page;
  let navigate: ((event: object) => void) | undefined;
  const addEventListener = (_name: string, listener: typeof navigate) => (navigate = listener);
  replace(window, 'navigation', { addEventListener });
  replace(find('audio'), 'paused', false);
  const start = window.eval(
    `(() => { ${(await sourceOf('pageSwap')).replace('export ', '')}; return swapPages; })()`,
  );
  (start as (section: object, audio: object) => void)(find('.player'), find('audio'));
  const follow = async (html: string) => {
    fetch.mockResolvedValue({ text: async () => html });
    let shown: Promise<void> | undefined;
    navigate!({
      destination: { url: 'https://radio.example/site/horizon/ar' },
      canIntercept: true,
      signal: { aborted: false },
      intercept: ({ handler }: { handler: () => Promise<void> }) => (shown = handler()),
    });
    await shown;
  };
  return { ...page, follow };
}

test('the player stays from page to page and takes the language of the next one', async () => {
  const { window, find, follow } = await openPlaying();
  const audio = find('audio');
  const { head, body } = frame('ar', 'الرئيسية', 'استمع');
  await follow(`<html lang="ar" dir="rtl"><head>${head}</head><body>${body}</body></html>`);
  const { documentElement, title } = window.document;
  expect([documentElement.lang, documentElement.dir, title]).toEqual(['ar', 'rtl', 'الرئيسية']);
  expect(find('main').textContent).toBe('الرئيسية');
  expect(find('.skip').textContent).toBe('الرئيسية');
  expect(find('link[rel=canonical]').getAttribute('href')).toBe('/ar');
  expect(find('link[hreflang]').getAttribute('href')).toBe('/x-ar');
  expect(find('meta[name=description]').getAttribute('content')).toBe('الرئيسية');
  expect(find('audio')).toBe(audio);
  expect([find('.player span').textContent, find('.player').getAttribute('data-sleep')]).toEqual([
    'استمع',
    'استمع',
  ]);
});

test('a page with another frame is opened as usual, so that its title does not stand above this content', async () => {
  const { window, find, follow } = await openPlaying();
  await follow(
    '<html><head><title>Back soon</title></head><body class="bare"><main>Back soon</main></body></html>',
  );
  expect([window.document.title, find('main').textContent]).toEqual(['Home', 'Home']);
});

test('a quiz announces the result of each answer, and at the end the number of right answers', async () => {
  const question = (name: string, explanation = '') =>
    `<fieldset><legend>${name}</legend>
      <label class="right"><input type="radio" name="${name}" id="${name}-right"><span>A <b class="result">Right.</b></span></label>
      <label><input type="radio" name="${name}" id="${name}-wrong"><span>B <b class="result">Wrong: A.</b></span></label>
      ${explanation}</fieldset>`;
  const { window, find } = openPage(
    `<quiz-questions data-score="{right} of {count} right">${question('tide', '<p class="result">Twice a day.</p>')}${question('mast')}
      <p class="score" hidden></p><p role="status"></p></quiz-questions>`,
  );
  // The script is loaded with the first answer.
  find('#tide-right').click();
  window.eval(await sourceOf('quiz'));
  expect(find('[role=status]').textContent).toBe('Right. Twice a day.');
  expect(find('.score').hidden).toBe(true);
  find('#mast-wrong').click();
  expect(find('[role=status]').textContent).toBe('Wrong: A. 1 of 2 right');
  expect([find('.score').hidden, find('.score').textContent]).toEqual([false, '1 of 2 right']);
  find('#mast-right').click();
  expect(find('.score').textContent).toBe('2 of 2 right');
});
