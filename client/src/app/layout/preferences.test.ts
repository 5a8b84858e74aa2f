import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { applyToDocument, defaultPreferences, parsePreferences, skins, storageKey } from './preferences';

describe('stored preferences', () => {
  it('are taken as they are when they are allowed', () => {
    const stored = { skin: 'dark', language: 'fr', menuCollapsed: true };
    expect(parsePreferences(JSON.stringify(stored))).toEqual(stored);
  });

  it.each([null, '', '{', 'null', '7', '[]', '{"skin":"neon","language":"tlh","menuCollapsed":"yes"}'])(
    'become the defaults when they are %s',
    (stored) => expect(parsePreferences(stored)).toEqual(defaultPreferences),
  );

  it('keep what is right beside what is wrong', () => {
    expect(parsePreferences('{"skin":"neon","menuCollapsed":true}')).toEqual({
      ...defaultPreferences,
      menuCollapsed: true,
    });
  });
});

describe('the script that runs before the first paint', () => {
  const script = readFileSync(join(import.meta.dirname, '../../../public/assets/before-paint.js'), 'utf8');

  it.each([
    null,
    '{',
    '{"skin":"neon","language":"tlh"}',
    '{"language":"fr"}',
    ...skins.map((skin) => JSON.stringify({ skin })),
  ])('shows the same as the portal for %s', (stored) => {
    const early = freshDocument();
    runInNewContext(script, {
      document: { documentElement: early },
      localStorage: { getItem: (key: string) => (key === storageKey ? stored : null) },
      JSON,
    });
    const later = freshDocument();
    applyToDocument(parsePreferences(stored), later);
    expect(lookOf(early)).toEqual(lookOf(later));
  });
});

function freshDocument() {
  const root = document.implementation.createHTMLDocument().documentElement;
  root.lang = 'en';
  return root;
}

function lookOf(root: HTMLElement) {
  return { skin: root.dataset['skin'], classes: root.className, language: root.lang };
}
