// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { isInside } from '../routes/isInside';
import {
  applyToDocument,
  defaultPreferences,
  definitions,
  directionOfPortal,
  parsePreferences,
  storageKey,
  type PreferenceName,
} from './preferences';

const names = Object.keys(definitions) as PreferenceName[];

/** Invalid values: wrong types, names of object properties, scripts, too many values. */
const hostile: readonly unknown[] = [
  null,
  7,
  'neon',
  '',
  [],
  ['dark'],
  {},
  { toString: 'dark' },
  '__proto__',
  'constructor',
  '"><script>alert(1)</script>',
  'x'.repeat(200_000),
];

describe('the preferences', () => {
  it('are the documented ones until somebody chooses', () => {
    expect(defaultPreferences).toEqual({
      skin: 'semi-dark',
      themeColour: 'violet',
      language: 'en',
      direction: 'auto',
      layout: 'vertical',
      menuCollapsed: false,
      contentWidth: 'full',
      navbar: 'static',
      navbarColour: 'white',
      banner: false,
      transition: 'fadeIn',
    });
    expect(directionOfPortal(defaultPreferences)).toBe('ltr');
  });

  it('offer the documented skins, directions and languages', () => {
    expect(definitions.skin.allowed).toEqual(['light', 'dark', 'bordered', 'semi-dark']);
    expect(definitions.direction.allowed).toEqual(['auto', 'ltr', 'rtl']);
    expect(definitions.language.allowed).toEqual(['en', 'fr', 'ar']);
    expect(definitions.themeColour.allowed).toHaveLength(6);
  });

  it.each(names)('take any allowed %s as it is', (name) => {
    for (const value of definitions[name].allowed) {
      expect(parsePreferences(JSON.stringify({ [name]: value }))).toEqual({
        ...defaultPreferences,
        [name]: value,
      });
    }
  });
});

describe('stored values that nobody chose', () => {
  it.each([null, '', '{', 'null', '7', '"dark"', '[]', '[{"skin":"dark"}]', '{"__proto__":{"skin":"dark"}}'])(
    'become the defaults when they are %s',
    (stored) => expect(parsePreferences(stored)).toEqual(defaultPreferences),
  );

  it.each(names)('fall back alone when it is the %s that is wrong', (name) => {
    const validOptions = Object.fromEntries(
      names
        .filter((option) => option !== name)
        .map((option) => [
          option,
          definitions[option].allowed.find((v) => v !== definitions[option].byDefault),
        ]),
    );
    for (const value of hostile) {
      const parsed = parsePreferences(JSON.stringify({ ...validOptions, [name]: value }));
      expect(parsed).toEqual({ ...validOptions, [name]: defaultPreferences[name] });
    }
  });

  it('do not reach other objects', () => {
    parsePreferences('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}');
    expect('polluted' in {}).toBe(false);
  });
});

describe('the direction', () => {
  it('follows the language until it is chosen', () => {
    const arabic = { ...defaultPreferences, language: 'ar' } as const;
    expect(directionOfPortal(arabic)).toBe('rtl');
    expect(directionOfPortal({ ...arabic, direction: 'ltr' })).toBe('ltr');
    expect(directionOfPortal({ ...defaultPreferences, direction: 'rtl' })).toBe('rtl');
  });
});

describe('the script that runs before the first paint', () => {
  const script = readFileSync(join(import.meta.dirname, '../../../public/assets/before-paint.js'), 'utf8');

  const everyChoice = names.flatMap((name) =>
    definitions[name].allowed.map((value) => JSON.stringify({ [name]: value })),
  );
  const arabicLeftToRight = '{"language":"ar","direction":"ltr","skin":"dark","themeColour":"teal"}';
  const everyAttack = names.flatMap((name) => hostile.map((value) => JSON.stringify({ [name]: value })));

  it.each([null, '{', 'null', '7', '"dark"', '[]', arabicLeftToRight, ...everyChoice, ...everyAttack])(
    'shows the same as the portal for %.80s',
    (stored) => {
      const { early } = run(stored);
      const later = freshDocument();
      applyToDocument(parsePreferences(stored), later);
      expect(attributesOf(early)).toEqual(attributesOf(later));
    },
  );

  it('keeps the language that a page came in, where none was chosen or its address names it', () => {
    const languageAfter = (stored: string | null, search = '') =>
      (JSON.parse(run(stored, { served: 'fr', search }).retained ?? '{}') as { language?: string }).language;
    expect(languageAfter(null)).toBe('fr');
    expect(languageAfter('{"skin":"dark"}')).toBe('fr');
    expect(languageAfter('{"language":"ar"}')).toBe('ar');
    expect(languageAfter('{"language":"ar"}', '?next=%2Fadmin&language=fr')).toBe('fr');
  });

  it('requests the texts of the language', () => {
    expect(run('{"language":"fr"}').requests).toEqual(['preload /assets/data/locales/fr.json']);
    expect(run('{"language":"../../x"}').requests).toEqual(['preload /assets/data/locales/en.json']);
  });

  it.each(['/', '/admin', '/admin/', '/admin/invoices', '/sign-in', '/administration', '/x/admin'])(
    'requests the portal only on its own pages: %s',
    (path) => {
      const scripts = run(null, { path, portal: 'assets/-a.js assets/-b.js' }).requests.slice(1);
      const wanted = ['modulepreload /assets/-a.js', 'modulepreload /assets/-b.js'];
      expect(scripts).toEqual(isInside(path) ? wanted : []);
    },
  );

  it.each([
    [true, true, 0],
    [false, false, 1],
  ])(
    'shows in the first page that the server is unreachable, instead of submitting: %s',
    (onLine, isHidden, stopped) => {
      const form = document.createElement('form');
      form.innerHTML = '<p data-offline hidden></p>';
      const preventDefault = vi.fn<() => void>();
      run(null, { onLine }).submit({ target: form, preventDefault });
      expect(form.querySelector('p')!.hidden).toBe(isHidden);
      expect(preventDefault).toHaveBeenCalledTimes(stopped);
    },
  );

  it('leaves the forms of the portal alone', () => {
    const preventDefault = vi.fn<() => void>();
    run(null, { onLine: false }).submit({ target: document.createElement('form'), preventDefault });
    expect(preventDefault).not.toHaveBeenCalled();
  });

  type Submit = (event: { target: HTMLFormElement; preventDefault: () => void }) => void;

  function run(
    stored: string | null,
    { path = '/sign-in', portal = '', served = '', search = '', onLine = true } = {},
  ) {
    const early = freshDocument();
    if (served) early.dataset['served'] = served;
    let retained = stored;
    const requests: string[] = [];
    let submit: Submit = () => {};
    runInNewContext(script, {
      navigator: { onLine },
      document: {
        addEventListener: (_kind: string, receive: Submit) => (submit = receive),
        documentElement: early,
        createElement: () => ({}),
        head: { append: ({ rel, href }: HTMLLinkElement) => requests.push(`${rel} ${href}`) },
        currentScript: { dataset: { portal } },
      },
      location: { pathname: path, search },
      localStorage: {
        getItem: (key: string) => (key === storageKey ? retained : null),
        setItem: (_key: string, value: string) => void (retained = value),
      },
      JSON,
    });
    return { early, requests, retained, submit };
  }
});

function freshDocument() {
  return document.implementation.createHTMLDocument().documentElement;
}

/** Returns the attributes that preferences set, without those that index.html sets. */
function attributesOf({
  dataset: { frame: _frame, passkeys: _passkeys, ...dataset },
  className,
  lang,
  dir,
}: HTMLElement) {
  return { ...dataset, className, lang, dir };
}
