// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { firstWords } from './firstWords';

it('reads a text without its form', () => {
  expect(firstWords('<h2>On air</h2><p>5 &lt; 6</p>')).toBe('On air5 < 6');
});

it('is short', () => {
  expect(firstWords(`<p>${'x'.repeat(400)}</p>`)).toHaveLength(301);
});
