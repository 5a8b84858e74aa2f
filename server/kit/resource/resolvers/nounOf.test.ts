import { expect, test } from 'vitest';
import { nounOf } from './nounOf.ts';

test.each([
  ['InvoiceClient', undefined, 'an invoice client'],
  ['User', undefined, 'a user'],
  ['FaqQuestion', 'an FAQ question', 'an FAQ question'],
])('the noun of %s is its name in words, unless the resolver names one', (name, noun, expected) => {
  expect(nounOf(name, noun === undefined ? {} : { noun })).toBe(expected);
});
