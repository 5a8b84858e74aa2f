import type { Context } from '../../../kit/context.ts';
import { invalidInput, notFound } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { publishChat } from '../live/chatEvents.ts';
import { requireSeenThread, type SeenThread } from './threadAccess.ts';

const year = 366 * 86_400_000;

/** Validates an optional end time; returns null when there is none. Throws `until: max` when it is more than 366 days from now. */
export function within(until: Date | null | undefined): Date | null {
  if (!until) return null;
  if (until.getTime() > Date.now() + year) throw invalidInput({ until: 'max' });
  return until;
}

/*
 * Base of the mutations by which the viewer changes their own settings in a thread.
 * These are the read position, hiding and muting.
 */

function marking(
  context: Context,
  id: string,
  mark: (writing: Writing, thread: SeenThread & { participant: number }) => Promise<void>,
): Promise<number> {
  return inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    const thread = await requireSeenThread(writing, id);
    if (thread.part === null) throw notFound('ChatThread');
    await mark(writing, thread as SeenThread & { participant: number });
    return thread.id;
  });
}

const setReadUpTo = query('chat.setReadUpTo', (db, { id, upTo }: Given<{ id: number; upTo: number }>) =>
  db.updateTable('ChatParticipant').set({ readUpTo: upTo }).where('id', '=', id).where('readUpTo', '<', upTo),
);

const resetReadUpTo = query('chat.resetReadUpTo', (db, { id, upTo }: Given<{ id: number; upTo: number }>) =>
  db.updateTable('ChatParticipant').set({ readUpTo: upTo }).where('id', '=', id).where('readUpTo', '>', upTo),
);

/**
 * Sets the viewer's read position in a thread. The position only moves forward, because another screen may have read further;
 * with `back` it only moves back.
 */
export const markRead = (context: Context, id: string, { upTo, back }: { upTo: number; back: boolean }) =>
  marking(context, id, async (writing, thread) => {
    const sequence = Math.max(0, Math.min(upTo, thread.lastSequence));
    const mark = back ? resetReadUpTo : setReadUpTo;
    if ((await mark.write(writing, { id: thread.participant, upTo: sequence })) === 0) return;
    await publishChat(writing.transaction, context.services.events, {
      kind: 'READ',
      thread: thread.id,
      radio: thread.radio,
      user: context.viewer!.userId,
    });
  });

const setHiddenUpTo = query(
  'chat.setHiddenUpTo',
  (db, { id, sequence }: Given<{ id: number; sequence: number | null }>) =>
    db.updateTable('ChatParticipant').set({ hiddenUpTo: sequence }).where('id', '=', id),
);

const setMutedUntil = query(
  'chat.setMutedUntil',
  (db, { id, until }: Given<{ id: number; until: Date | null }>) =>
    db.updateTable('ChatParticipant').set({ mutedUntil: until }).where('id', '=', id),
);

/** Publishes the change to the screens of the viewer only. */
const publishToOwnScreens = ({ transaction, context }: Writing, { id, radio }: SeenThread) => {
  const user = context.viewer!.userId;
  return publishChat(transaction, context.services.events, {
    kind: 'THREAD',
    thread: id,
    radio,
    user,
    to: [user],
  });
};

/** Hides a thread from the viewer's list until the next message, or shows it again. */
export const setHidden = (context: Context, id: string, hidden: boolean) =>
  marking(context, id, async (writing, thread) => {
    const sequence = hidden ? thread.lastSequence : null;
    await setHiddenUpTo.write(writing, { id: thread.participant, sequence });
    await publishToOwnScreens(writing, thread);
  });

/** Stores until when the viewer has muted the thread; null unmutes. No notifications of mentions in it are sent until then. */
export const muteThread = (context: Context, id: string, until: Date | null) =>
  marking(context, id, async (writing, thread) => {
    await setMutedUntil.write(writing, { id: thread.participant, until });
    await publishToOwnScreens(writing, thread);
  });

/** Publishes that the viewer is typing; calls within two seconds of the last event are ignored. */
export async function publishTyping(context: Context, id: string): Promise<void> {
  const user = context.viewer!.userId;
  const thread = await requireSeenThread(context, id);
  if (thread.part === null) throw notFound('ChatThread');
  if (!context.services.chatHub.mayPublishTyping(thread.id, user)) return;
  await inTransaction(context.database, async (transaction) => {
    await publishChat(transaction, context.services.events, {
      kind: 'TYPING',
      thread: thread.id,
      radio: thread.radio,
      user,
    });
  });
}
