import { describe, expect, test } from 'vitest';
import { workTime } from '../../../../../tools/testing/running/workTime.ts';
import { groupLikelyDuplicates } from './likelyDuplicates.ts';

const groupsOf = async (names: string[], withins: string[] = []) => {
  const all = names.map((name, id) => ({ id, name, within: withins[id] ?? '' }));
  return (await groupLikelyDuplicates(all)).map((ids) => ids.map((id) => names[id]));
};

describe('names that are likely the same', () => {
  test.each([
    ['case, accents and punctuation', ['Björk', 'bjork', 'BJÖRK!']],
    ['an article', ['The Beatles', 'Beatles']],
    ['and', ['Simon & Garfunkel', 'Simon and Garfunkel']],
    ['the language of what links them', ['Odile & the Antennas', 'Odile et les Antennes']],
    ['articles anywhere', ['Les Rita Mitsouko', 'Rita Mitsouko']],
    ['words in another order', ['Nina Simone', 'Simone, Nina']],
    ['a letter more', ['Metallica', 'Metalica']],
    ['another letter', ['Shakira', 'Shakyra']],
    ['letters that changed places', ['Coldplay', 'Codlplay']],
    ['the end missing', ['Madonna', 'Madonn']],
  ])('differ by %s', async (_, names) => {
    expect(await groupsOf(names)).toEqual([names]);
  });

  test.each([
    ['short names', ['Abba', 'Abbe']],
    ['numbers', ['Volume 1', 'Volume 2']],
    ['more than a letter', ['Metallica', 'Metalic']],
    ['whom they name besides', ['Ann & Bob', 'Ann']],
    ['nothing but what links them', ['The The', 'La La']],
    ['names without letters', ['!!!', '???']],
    ['different names', ['Prince', 'Queen', 'Blur']],
  ])('do not differ by %s', async (_, names) => {
    expect(await groupsOf(names)).toEqual([]);
  });

  test('stay within what must be equal', async () => {
    expect(await groupsOf(['Greatest Hits', 'Greatest Hits', 'Greatest Hitz'], ['1', '2', '2'])).toEqual([
      ['Greatest Hits', 'Greatest Hitz'],
    ]);
  });

  test('are found among ten thousand before anybody waits', async () => {
    const names = Array.from({ length: 10_000 }, (_, index) => `${nameOf(index)} ${nameOf(index * 7919)}`);
    const search = async () => {
      const groups = await groupsOf([...names, `${names[5]}x`]);
      expect(groups.some((group) => group.includes(`${names[5]}x`))).toBe(true);
    };
    expect(await workTime(search)).toBeLessThan(2000);
  });
});

/** Returns a word of seven letters for a number. */
function nameOf(index: number): string {
  let [rest, word] = [index * 104_729 + 17, ''];
  for (let position = 0; position < 7; position++, rest = Math.floor(rest / 5) + position)
    word += 'bcdaeioukrst'[rest % 12];
  return word;
}
