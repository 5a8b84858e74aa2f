import { describe, expect, test } from 'vitest';
import { Turns } from './turns.ts';

/** Work that ends when the test demands it. Records the order in which work begins. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const work = (name: string) => () => {
    begun.push(name);
    const end = Promise.withResolvers<string>();
    ends.set(name, end);
    return end.promise;
  };
  return { begun, ends, work };
}

const laterTurn = () => new Promise(setImmediate);

describe('turns', () => {
  test('of one key follow each other, of other keys do not wait', async () => {
    const { begun, ends, work } = works();
    const turns = new Turns();
    const first = turns.inTurn('a', work('first'));
    const second = turns.inTurn('a', work('second'));
    const otherTurn = turns.inTurn('b', work('other'));
    await laterTurn();
    expect(begun).toEqual(['first', 'other']);
    ends.get('first')!.reject(new Error('The first failed.'));
    await expect(first).rejects.toThrow('The first failed.');
    await laterTurn();
    expect(begun).toEqual(['first', 'other', 'second']);
    ends.get('second')!.resolve('done');
    ends.get('other')!.resolve('done too');
    expect(await Promise.all([second, otherTurn])).toEqual(['done', 'done too']);
  });

  test('share equal work while it waits or runs, and no longer', async () => {
    const { begun, ends, work } = works();
    const turns = new Turns();
    const both = [turns.share('a', 'x', work('x')), turns.share('a', 'x', work('x again'))];
    const different = turns.share('a', 'y', work('y'));
    await laterTurn();
    ends.get('x')!.resolve('one');
    expect(await Promise.all(both)).toEqual(['one', 'one']);
    await laterTurn();
    ends.get('y')!.resolve('two');
    expect(await different).toBe('two');
    const later = turns.share('a', 'x', work('x later'));
    await laterTurn();
    expect(begun).toEqual(['x', 'y', 'x later']);
    ends.get('x later')!.resolve('three');
    expect(await later).toBe('three');
  });
});
