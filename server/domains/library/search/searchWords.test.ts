import { describe, expect, test } from 'vitest';
import { parseSearch } from './searchWords.ts';

const termsOf = (search: string) =>
  parseSearch(search).terms.map(({ word, value, isNot }) => `${isNot ? 'not ' : ''}${word}=${value}`);

describe('a search of the library', () => {
  test.each<[string, string[], string]>([
    ['blue moon', [], 'blue moon'],
    ['artist:simone', ['artist=simone'], ''],
    ['artiste:simone', ['artist=simone'], ''],
    ['ARTIST:Simone', ['artist=Simone'], ''],
    ['artist:"nina simone" blue', ['artist=nina simone'], 'blue'],
    ['blue tag:summer moon', ['tag=summer'], 'blue moon'],
    ['tag:summer tag:"late night"', ['tag=summer', 'tag=late night'], ''],
    ['-tag:summer', ['not tag=summer'], ''],
    ['-artist:"nina simone"', ['not artist=nina simone'], ''],
    ['is:unused kind:jingle', ['is=unused', 'kind=jingle'], ''],
    ['album:"still typing', ['album=still typing'], ''],
    ['artist:', [], ''],
    ['artist:"" moon', [], 'moon'],
    ['mood:blue', [], 'mood:blue'],
    ['10:30', [], '10:30'],
    ['the-artist:x', [], 'the-artist:x'],
    ['smartist:x', [], 'smartist:x'],
    ['-moon', [], '-moon'],
    ['artist:a:b', ['artist=a:b'], ''],
    ['  two   spaces  ', [], 'two spaces'],
  ])('%s', (search, terms, text) => {
    expect(termsOf(search)).toEqual(terms);
    expect(parseSearch(search).text).toBe(text);
  });
});
