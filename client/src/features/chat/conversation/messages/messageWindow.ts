import type { ChatMessageFieldsFragment } from '../../chat.generated';

export type Message = ChatMessageFieldsFragment;

/** Consecutive messages of a thread that are loaded. None is missing in between once the conversation has applied all changes. */
export interface MessageWindow {
  /** Messages by ascending sequence. */
  messages: readonly Message[];
  hasOlder: boolean;
  hasNewer: boolean;
}

/** Maximum number of shown messages. Messages further away are requested again when the viewer scrolls there. */
export const maxShown = 300;

/**
 * Inserts new messages and replaces changed ones. Ignores outdated versions of a message. Ignores messages outside of the window,
 * because they are loaded when the viewer scrolls there.
 */
export function withChanges(messageWindow: MessageWindow, changed: readonly Message[]): MessageWindow {
  const bySequence = new Map(messageWindow.messages.map((message) => [message.sequence, message]));
  const first = messageWindow.messages[0]?.sequence;
  const last = messageWindow.messages.at(-1)?.sequence;
  let isChanged = false;
  for (const message of changed) {
    const known = bySequence.get(message.sequence);
    if (known ? known.changeNumber >= message.changeNumber : !belongs(message.sequence)) continue;
    bySequence.set(message.sequence, message);
    isChanged = true;
  }
  return isChanged
    ? trimmed({ ...messageWindow, messages: inOrder(bySequence.values()) }, 'start')
    : messageWindow;

  function belongs(sequence: number): boolean {
    if (first !== undefined && sequence < first) return !messageWindow.hasOlder;
    if (last === undefined || sequence > last) return !messageWindow.hasNewer;
    return true;
  }
}

/** Adds a page of earlier messages to the start of the window. Drops messages at its end beyond `maxShown`. */
export function withOlder(
  messageWindow: MessageWindow,
  { messages, hasOlder }: MessageWindow,
): MessageWindow {
  return trimmed({ ...messageWindow, hasOlder, messages: joined(messages, messageWindow.messages) }, 'end');
}

/** Adds a page of later messages to the end of the window. Drops messages at its start beyond `maxShown`. */
export function withNewer(
  messageWindow: MessageWindow,
  { messages, hasNewer }: MessageWindow,
): MessageWindow {
  return trimmed({ ...messageWindow, hasNewer, messages: joined(messageWindow.messages, messages) }, 'start');
}

/** Removes the messages before the given sequence from the window. The server deletes messages after a retention time. */
export function withoutBelow(messageWindow: MessageWindow, sequence: number): MessageWindow {
  const messages = messageWindow.messages.filter((message) => message.sequence >= sequence);
  if (messages.length === messageWindow.messages.length) return messageWindow;
  return { ...messageWindow, messages, hasOlder: false };
}

/** Sequence of the last message of the window; 0 when it is empty. */
export const lastSequenceOf = ({ messages }: MessageWindow) => messages.at(-1)?.sequence ?? 0;

/** Joins lists of messages. Of the same message, the latest version is returned. */
function joined(...parts: ReadonlyArray<readonly Message[]>): Message[] {
  const bySequence = new Map<number, Message>();
  for (const message of parts.flat()) {
    const known = bySequence.get(message.sequence);
    if (!known || known.changeNumber < message.changeNumber) bySequence.set(message.sequence, message);
  }
  return inOrder(bySequence.values());
}

const inOrder = (messages: Iterable<Message>) => [...messages].sort((a, b) => a.sequence - b.sequence);

function trimmed(messageWindow: MessageWindow, end: 'start' | 'end'): MessageWindow {
  const { messages } = messageWindow;
  if (messages.length <= maxShown) return messageWindow;
  return end === 'start'
    ? { ...messageWindow, messages: messages.slice(-maxShown), hasOlder: true }
    : { ...messageWindow, messages: messages.slice(0, maxShown), hasNewer: true };
}
