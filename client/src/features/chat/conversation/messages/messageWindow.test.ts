import { describe, expect, it } from 'vitest';
import { messageWith } from '../../testing/chats';
import {
  maxShown,
  withChanges,
  withNewer,
  withOlder,
  withoutBelow,
  type MessageWindow,
} from './messageWindow';

const windowOf = (from: number, to: number, more: Partial<MessageWindow> = {}): MessageWindow => ({
  messages: Array.from({ length: to - from + 1 }, (_, at) => messageWith(from + at)),
  hasOlder: false,
  hasNewer: false,
  ...more,
});
const sequencesOf = ({ messages }: MessageWindow) => messages.map(({ sequence }) => sequence);

describe('the shown window of a thread', () => {
  it('appends new messages once, in the order of the thread', () => {
    const twice = withChanges(windowOf(1, 2), [messageWith(4), messageWith(3), messageWith(4)]);
    expect(sequencesOf(twice)).toEqual([1, 2, 3, 4]);
    expect(sequencesOf(withChanges(twice, [messageWith(3)]))).toEqual([1, 2, 3, 4]);
  });

  it('keeps the newer state of a message, in any order of arrival', () => {
    const changed = messageWith(2, { body: 'Other', changeNumber: 9 });
    const now = withChanges(withChanges(windowOf(1, 3), [changed]), [messageWith(2)]);
    expect(now.messages[1]).toBe(changed);
    expect(withOlder(now, windowOf(1, 2)).messages[1]).toBe(changed);
  });

  it('leaves out what belongs to a part that is not shown', () => {
    const middle = windowOf(5, 6, { hasOlder: true, hasNewer: true });
    expect(withChanges(middle, [messageWith(4), messageWith(7)])).toBe(middle);
  });

  it('stays bounded, and knows that the rest is there', () => {
    const older = withOlder(windowOf(51, maxShown + 50), windowOf(1, 50, { hasOlder: true }));
    expect(sequencesOf(older)).toHaveLength(maxShown);
    expect(sequencesOf(older)[0]).toBe(1);
    expect([older.hasOlder, older.hasNewer]).toEqual([true, true]);
    const newer = withNewer(older, windowOf(maxShown + 1, maxShown + 50));
    expect(sequencesOf(newer).at(-1)).toBe(maxShown + 50);
    expect([newer.hasOlder, newer.hasNewer]).toEqual([true, false]);
  });

  it('drops messages below the retention', () => {
    const remaining = withoutBelow(windowOf(1, 4, { hasOlder: true }), 3);
    expect([sequencesOf(remaining), remaining.hasOlder]).toEqual([[3, 4], false]);
  });
});
