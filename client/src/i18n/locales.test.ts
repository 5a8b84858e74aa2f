import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { joined, textFolders, textsIn, textsOf, withFrenchSpaces, type Texts } from '../../build/texts';
import { errorTexts } from '../apollo/errorTexts.generated';
import { sourceFiles } from '../testing/sourceFiles';
import { languages } from './languages';

const en = textsOf('en');
const english = flattened(en);
const texts = { en: english, fr: flattened(textsOf('fr')), ar: flattened(textsOf('ar')) };

describe('the folders of texts', () => {
  it('have the same sections in every language', () => {
    const folders = textFolders();
    expect(folders.length).toBeGreaterThan(20);
    const sectionsIn = (folder: string) =>
      languages.map((language) => Object.keys(textsIn(folder, language)));
    expect(folders.filter((folder) => new Set(sectionsIn(folder).map(String)).size > 1)).toEqual([]);
  });

  it('may add keys to the same section, but not the same keys', () => {
    const together = (text: Texts) =>
      joined([
        ['kit/list', { list: { none: 'None' } }],
        ['features/website', { list: text }],
      ]);
    expect(together({ some: 'Some' })).toEqual({ list: { none: 'None', some: 'Some' } });
    const twice = 'The text "list.none" stands in kit/list and in features/website.';
    expect(() => together({ none: 'Nothing' })).toThrow(twice);
    expect(() => together({ none: { of: 'Nothing' } })).toThrow(twice);
  });
});

test('French keeps what ends a sentence in the line of its last word', () => {
  const french = Object.entries(texts.fr);
  expect(french.filter(([, text]) => / [:;?!»%]|« /.test(text))).toEqual([]);
  expect(french.filter(([, text]) => text.endsWith('\u202F?')).length).toBeGreaterThan(20);
  expect(withFrenchSpaces('« Oui ! » : 5 % ; non ?')).toBe(
    '«\u202FOui\u202F!\u202F»\u00A0: 5\u00A0%\u202F; non\u202F?',
  );
});

describe.each(languages)('the texts in %s', (language) => {
  const plurals = new Intl.PluralRules(language).resolvedOptions().pluralCategories;

  it('have the keys of the English texts, with the plurals of the language', () => {
    const expected = Object.keys(english).flatMap((key) => {
      if (key.endsWith('_other')) return plurals.map((plural) => key.replace('_other', `_${plural}`));
      return key.endsWith('_one') && `${key.slice(0, -4)}_other` in english ? [] : [key];
    });
    expect(Object.keys(texts[language]).sort()).toEqual(expected.sort());
  });

  it('leave nothing empty', () => {
    expect(Object.entries(texts[language]).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('put the same values into their sentences', () => {
    const differing = Object.entries(texts[language]).filter(([key, text]) => {
      const inEnglish = english[key] ?? english[key.replace(/_[a-z]+$/, '_other')] ?? '';
      const [values, wanted] = [valuesIn(text), valuesIn(inEnglish)];
      // These plural forms may omit the number, because the language has words for none, one and two.
      if (/_(zero|one|two)$/.test(key)) return values.some((name) => !wanted.includes(name));
      return values.join() !== wanted.join();
    });
    expect(differing).toEqual([]);
  });
});

describe('the keys', () => {
  const folders = [join(import.meta.dirname, '..'), join(import.meta.dirname, '../../build')];
  const sources = folders.flatMap(sourceFiles).map((file) => readFileSync(file, 'utf8'));
  const used = [...sources.flatMap(keysIn), ...Object.values(errorTexts)];

  it('that are used exist', () => {
    expect(used.length).toBeGreaterThan(150);
    expect(used.filter((key) => !matching(key).length)).toEqual([]);
  });

  it('that exist are used', () => {
    const reached = new Set(used.flatMap(matching));
    expect(Object.keys(english).filter((key) => !reached.has(key))).toEqual([]);
  });
});

/**
 * Returns the keys of the text files that match a key in the source. Plurals of the key match it too, and `*` matches
 * any name.
 */
function matching(key: string) {
  const pattern = new RegExp(`^${key.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}(_one|_other)?$`);
  return Object.keys(english).filter((candidate) => pattern.test(candidate));
}

/** Keys that `useDeleteRecord` reads below the prefix that it is given. */
const deletion = ['delete', 'deleteTitle', 'deleteBody', 'deleted', 'deleteFailed'];

/** Keys that `plainRecords` reads below the prefix that it is given. */
const plain = [...deletion, 'title', 'description', 'search', 'empty', 'add', 'added', 'editOf', 'saved'];

/** Returns all quoted texts that look like one of our keys. Placeholders become `*`. File names are excluded. */
function keysIn(source: string) {
  const sections = Object.keys(en).join('|');
  const read = (pattern: RegExp, names: readonly string[]) =>
    [...source.matchAll(pattern)].flatMap(([, part = '']) => names.map((name) => `${part}.${name}`));
  const parts = [
    ...read(/useDeleteRecord\b[^']{0,120}Mutation\([^']*'([\w.]+)'/g, deletion),
    ...read(/plainRecords\(\{\s*name: '([\w.]+)'/g, plain),
  ];
  const quoted = new RegExp(`['"\`]((?:${sections})\\.(?:[\\w.-]|\\$\\{[^}]*\\})+)['"\`]`, 'g');
  const keys = [...source.matchAll(quoted)]
    .map(([, key = '']) => key.replaceAll(/\$\{[^}]*\}/g, '*'))
    .filter((key) => !/\.(generated|csv)$/.test(key) && typeof textAt(key) !== 'object');
  return [...keys, ...parts, ...fieldKeysIn(source)];
}

/**
 * Returns the keys of the labels that `recordFields` makes. These are `<prefix>.<name>`, and `<values>.*` for each
 * choice.
 */
function fieldKeysIn(source: string) {
  const [, prefix] = /\brecordFields\('([\w.]+)'\)/.exec(source) ?? [];
  if (!prefix) return [];
  const names = [...source.matchAll(/\b(?:fieldsOf|named|moment|choice)\(([^)]*)\)/g)].flatMap(
    ([, given = '']) => [...given.matchAll(/'(\w+)'/g)].map(([, name]) => `${prefix}.${name}`),
  );
  const values = [...source.matchAll(/\bchoice\('\w+', '([\w.]+)'\)/g)].map(([, part]) => `${part}.*`);
  return [...names, ...values];
}

/** Returns the text of a key; for a section of the texts, the object with its texts. */
const textAt = (key: string) =>
  key
    .split('.')
    .reduce<Texts | string | undefined>(
      (texts, name) => (typeof texts === 'object' ? texts[name] : undefined),
      en,
    );

function valuesIn(text: string) {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
}

function flattened(texts: Texts, prefix = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(texts).map(([key, value]) =>
      typeof value === 'string' ? { [prefix + key]: value } : flattened(value, `${prefix}${key}.`),
    ),
  ) as Record<string, string>;
}
