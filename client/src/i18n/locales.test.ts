import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import en from '../../public/assets/data/locales/en.json';
import fr from '../../public/assets/data/locales/fr.json';

const english = flattened(en);
const french = flattened(fr);

describe('the languages', () => {
  it('say the same things', () => {
    expect(Object.keys(french).sort()).toEqual(Object.keys(english).sort());
  });

  it('leave nothing empty', () => {
    expect(Object.entries({ ...english, ...french }).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('put the same values into their sentences', () => {
    const differing = Object.keys(english).filter(
      (key) => valuesIn(english[key] ?? '').join() !== valuesIn(french[key] ?? '').join(),
    );
    expect(differing).toEqual([]);
  });
});

describe('the keys', () => {
  const sources = sourceFiles(join(import.meta.dirname, '..')).map((file) => readFileSync(file, 'utf8'));
  const used = sources.flatMap(keysIn);

  it('that are used exist', () => {
    expect(used.length).toBeGreaterThan(150);
    expect(used.filter((key) => !matching(key).length)).toEqual([]);
  });

  it('that exist are used', () => {
    const reached = new Set(used.flatMap(matching));
    expect(Object.keys(english).filter((key) => !reached.has(key))).toEqual([]);
  });
});

/** Keys of the files that a key in the source stands for: itself, its plurals, or all that a `*` can be. */
function matching(key: string) {
  const pattern = new RegExp(`^${key.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}(_one|_other)?$`);
  return Object.keys(english).filter((candidate) => pattern.test(candidate));
}

/** Every quoted text that looks like a key of ours; what is filled in becomes `*`. File names are none. */
function keysIn(source: string) {
  const sections = Object.keys(en).join('|');
  const quoted = new RegExp(`['"\`]((?:${sections})\\.(?:[\\w.-]|\\$\\{[^}]*\\})+)['"\`]`, 'g');
  return [...source.matchAll(quoted)]
    .map(([, key = '']) => key.replaceAll(/\$\{[^}]*\}/g, '*'))
    .filter((key) => !/\.(generated|csv)$/.test(key));
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.generated)\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => join(folder, file));
}

function valuesIn(text: string) {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
}

function flattened(texts: object, prefix = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(texts).map(([key, value]) =>
      typeof value === 'string' ? { [prefix + key]: value } : flattened(value as object, `${prefix}${key}.`),
    ),
  ) as Record<string, string>;
}
