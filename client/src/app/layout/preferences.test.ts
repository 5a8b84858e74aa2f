// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
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

/** What nobody could have chosen: other types, names of the language itself, scripts, too much of it. */
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
    const others = Object.fromEntries(
      names
        .filter((other) => other !== name)
        .map((other) => [other, definitions[other].allowed.find((v) => v !== definitions[other].byDefault)]),
    );
    for (const value of hostile) {
      const parsed = parsePreferences(JSON.stringify({ ...others, [name]: value }));
      expect(parsed).toEqual({ ...others, [name]: defaultPreferences[name] });
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
      expect(lookOf(early)).toEqual(lookOf(later));
    },
  );

  it('asks for the texts of the language', () => {
    expect(run('{"language":"fr"}').asked).toEqual(['preload /assets/data/locales/fr.json']);
    expect(run('{"language":"../../x"}').asked).toEqual(['preload /assets/data/locales/en.json']);
  });

  it.each(['/', '/admin', '/admin/', '/admin/invoices', '/sign-in', '/administration', '/x/admin'])(
    'asks for the portal where it stands, not elsewhere: %s',
    (path) => {
      const scripts = run(null, { path, portal: 'assets/-a.js assets/-b.js' }).asked.slice(1);
      const wanted = ['modulepreload /assets/-a.js', 'modulepreload /assets/-b.js'];
      expect(scripts).toEqual(isInside(path) ? wanted : []);
    },
  );

  function run(stored: string | null, { path = '/sign-in', portal = '' } = {}) {
    const early = freshDocument();
    const asked: string[] = [];
    runInNewContext(script, {
      document: {
        documentElement: early,
        createElement: () => ({}),
        head: { append: ({ rel, href }: HTMLLinkElement) => asked.push(`${rel} ${href}`) },
        currentScript: { dataset: { portal } },
      },
      location: { pathname: path },
      localStorage: { getItem: (key: string) => (key === storageKey ? stored : null) },
      JSON,
    });
    return { early, asked };
  }
});

function freshDocument() {
  return document.implementation.createHTMLDocument().documentElement;
}

function lookOf({ dataset, className, lang, dir }: HTMLElement) {
  return { ...dataset, className, lang, dir };
}
