import { expect, test } from 'vitest';
import { draw } from '../../../draws/draw.mjs';
import { commentsIn, descriptionsIn, firstSentence } from '../../../draws/texts.mjs';

test('finds the doc comments of exported declarations, without those of others', () => {
  const source = `/** One.
 * Two. */
export function first() {}

/** Hidden. */
const inside = 1;

/** A class. */
@Entity({
  name: 'x',
})
export class Second {
  /** A member. */
  name = '';
}
`;
  expect(commentsIn(source)).toEqual([
    { name: 'first', text: 'One. Two.' },
    { name: 'Second', text: 'A class.' },
  ]);
});

test('finds the descriptions of types, fields, arguments and values', () => {
  const described = descriptionsIn(`
    "A" type Query { "B" field("C" argument: Int): Kind, bare: Int }
    "D" enum Kind { "E" VALUE }
    "F" input Filter { "G" field: Int }
  `);
  const texts = described.map(({ text }) => text);
  expect(texts.filter((text) => text.length === 1).toSorted()).toEqual([...'ABCDEFG']);
  expect(described.find(({ text }) => text === 'C')?.name).toBe('Query.field(argument)');
});

test('ends the first sentence at a full stop, not at one inside of it', () => {
  expect(firstSentence('Reads `a.b`, e.g. a row. Then more.')).toBe('Reads `a.b`, e.g. a row.');
  expect(firstSentence('No full stop')).toBe('No full stop');
});

test('draws different elements, the same ones for a seed', () => {
  const all = Array.from({ length: 100 }, (_, index) => index);
  const drawn = draw(all, 60, 7);
  expect(new Set(drawn).size).toBe(60);
  expect(draw(all, 60, 7)).toEqual(drawn);
  expect(draw(all, 60, 8)).not.toEqual(drawn);
  expect(draw(all, 200, 7)).toHaveLength(100);
});
