import { expect, test } from 'vitest';
import { makeWellFormed } from './wellFormed.ts';

test('halves of characters are replaced at every depth, and nothing else is changed', () => {
  const moment = new Date(0);
  const values = { a: 'x\ud800', b: [{ c: '\udc00y', d: '😀' }, 3, null], moment };
  makeWellFormed(values);
  expect(values).toEqual({ a: 'x\ufffd', b: [{ c: '\ufffdy', d: '😀' }, 3, null], moment });
  expect(values.moment).toBe(moment);
});

test('values may be nested as deeply as JSON can', () => {
  const values = JSON.parse(`${'{"a":'.repeat(50_000)}"\\ud800"${'}'.repeat(50_000)}`) as object;
  expect(() => makeWellFormed(values)).not.toThrow();
});
