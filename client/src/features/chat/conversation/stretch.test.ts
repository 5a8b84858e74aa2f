import { describe, expect, it } from 'vitest';
import { messageWith } from '../testing/chats';
import { maxShown, withChanges, withNewer, withOlder, withoutBelow, type Stretch } from './stretch';

const stretchOf = (from: number, to: number, more: Partial<Stretch> = {}): Stretch => ({
  messages: Array.from({ length: to - from + 1 }, (_, at) => messageWith(from + at)),
  hasBefore: false,
  hasAfter: false,
  ...more,
});
const places = ({ messages }: Stretch) => messages.map(({ sequence }) => sequence);

describe('what is shown of a thread', () => {
  it('takes what is new at its end, once, in the order of the thread', () => {
    const twice = withChanges(stretchOf(1, 2), [messageWith(4), messageWith(3), messageWith(4)]);
    expect(places(twice)).toEqual([1, 2, 3, 4]);
    expect(places(withChanges(twice, [messageWith(3)]))).toEqual([1, 2, 3, 4]);
  });

  it('keeps the newer state of a message, whichever came last', () => {
    const changed = messageWith(2, { body: 'Other', changeNumber: 9 });
    const now = withChanges(withChanges(stretchOf(1, 3), [changed]), [messageWith(2)]);
    expect(now.messages[1]).toBe(changed);
    expect(withOlder(now, stretchOf(1, 2)).messages[1]).toBe(changed);
  });

  it('leaves out what belongs to a part that is not shown', () => {
    const middle = stretchOf(5, 6, { hasBefore: true, hasAfter: true });
    expect(withChanges(middle, [messageWith(4), messageWith(7)])).toBe(middle);
  });

  it('stays bounded, and knows that the rest is there', () => {
    const older = withOlder(stretchOf(51, maxShown + 50), stretchOf(1, 50, { hasBefore: true }));
    expect(places(older)).toHaveLength(maxShown);
    expect(places(older)[0]).toBe(1);
    expect([older.hasBefore, older.hasAfter]).toEqual([true, true]);
    const newer = withNewer(older, stretchOf(maxShown + 1, maxShown + 50));
    expect(places(newer).at(-1)).toBe(maxShown + 50);
    expect([newer.hasBefore, newer.hasAfter]).toEqual([true, false]);
  });

  it('forgets what is kept no longer', () => {
    const kept = withoutBelow(stretchOf(1, 4, { hasBefore: true }), 3);
    expect([places(kept), kept.hasBefore]).toEqual([[3, 4], false]);
  });
});
