import type { ChatMessageFieldsFragment } from '../chat.generated';

export type Message = ChatMessageFieldsFragment;

/** What is shown of a thread: its messages one after the other, without a hole once what is new was caught up. */
export interface Stretch {
  /** In their order. */
  messages: readonly Message[];
  hasBefore: boolean;
  hasAfter: boolean;
}

/** So many stay on the screen; what lies further away is asked for again when one comes there. */
export const maxShown = 300;

/**
 * Puts what is new or other where it belongs. What stands in a part that is not shown is left out: it comes when that part
 * does. An older state of a message than the one that is there changes nothing.
 */
export function withChanges(stretch: Stretch, changed: readonly Message[]): Stretch {
  const bySequence = new Map(stretch.messages.map((one) => [one.sequence, one]));
  const first = stretch.messages[0]?.sequence;
  const last = stretch.messages.at(-1)?.sequence;
  let isOther = false;
  for (const one of changed) {
    const known = bySequence.get(one.sequence);
    if (known ? known.changeNumber >= one.changeNumber : !belongs(one.sequence)) continue;
    bySequence.set(one.sequence, one);
    isOther = true;
  }
  return isOther ? trimmed({ ...stretch, messages: inOrder(bySequence.values()) }, 'start') : stretch;

  function belongs(sequence: number): boolean {
    if (first !== undefined && sequence < first) return !stretch.hasBefore;
    if (last === undefined || sequence > last) return !stretch.hasAfter;
    return true;
  }
}

/** The same with what came before it. */
export function withOlder(stretch: Stretch, { messages, hasBefore }: Stretch): Stretch {
  return trimmed({ ...stretch, hasBefore, messages: joined(messages, stretch.messages) }, 'end');
}

/** The same with what came after it. */
export function withNewer(stretch: Stretch, { messages, hasAfter }: Stretch): Stretch {
  return trimmed({ ...stretch, hasAfter, messages: joined(stretch.messages, messages) }, 'start');
}

/** The same without what is kept no longer. */
export function withoutBelow(stretch: Stretch, sequence: number): Stretch {
  const messages = stretch.messages.filter((one) => one.sequence >= sequence);
  if (messages.length === stretch.messages.length) return stretch;
  return { ...stretch, messages, hasBefore: false };
}

/** The last message of others up to which all was seen, or nothing. */
export const lastSequenceOf = ({ messages }: Stretch) => messages.at(-1)?.sequence ?? 0;

/** Of a message that both have, the newer state stays. */
function joined(...parts: ReadonlyArray<readonly Message[]>): Message[] {
  const bySequence = new Map<number, Message>();
  for (const one of parts.flat()) {
    const known = bySequence.get(one.sequence);
    if (!known || known.changeNumber < one.changeNumber) bySequence.set(one.sequence, one);
  }
  return inOrder(bySequence.values());
}

const inOrder = (messages: Iterable<Message>) =>
  [...messages].sort((one, other) => one.sequence - other.sequence);

function trimmed(stretch: Stretch, end: 'start' | 'end'): Stretch {
  const { messages } = stretch;
  if (messages.length <= maxShown) return stretch;
  return end === 'start'
    ? { ...stretch, messages: messages.slice(-maxShown), hasBefore: true }
    : { ...stretch, messages: messages.slice(0, maxShown), hasAfter: true };
}
