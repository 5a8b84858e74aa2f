import { expect, it } from 'vitest';
import { textOn } from './textOn';

it.each([
  ['#ffffff', '#000000'],
  ['#f59e0b', '#000000'],
  ['#94a3b8', '#000000'],
  ['#1e293b', '#ffffff'],
  ['#b91c1c', '#ffffff'],
  ['#000000', '#ffffff'],
])('chooses on %s the text colour %s', (colour, text) => {
  expect(textOn(colour)).toBe(text);
});
