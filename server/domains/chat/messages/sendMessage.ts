import type { Context } from '../../../kit/context.ts';
import { coded, forbidden, invalidInput, rateLimited } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { contextOf, type ContextOrWrite } from '../../../kit/resource/ownRows.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { fileIdsIn, hasFiles, attachFiles } from '../attachments/attachFiles.ts';
import { publishChat } from '../live/chatEvents.ts';
import { markReadForBlockers } from '../people/blocks.ts';
import { ChatThreadKind } from '../threads/chatEnums.ts';
import { joinThread } from '../threads/joinThread.ts';
import { requireLockedThread, moderates, type SeenThread } from '../threads/threadAccess.ts';
import type { ChatMessageInput } from './chatMessage.inputs.ts';
import { ChatMessage } from './chatMessage.entity.ts';
import { storeMentions, namesIn } from './mentions.ts';
import { findMessageAt, findSentMessage, bumpThread, markWritten } from './messageQueries.ts';
import { messageWords } from './messageWords.ts';

/**
 * Sends a message of the viewer and returns its id. A repeated `clientKey` returns the id of the stored
 * message.
 */
export function sendMessage(context: Context, input: ChatMessageInput): Promise<number> {
  const fileIds = fileIdsIn(input.fileIds);
  const words = messageWords(input.body, { mayBeEmpty: fileIds.length > 0 });
  const names = namesIn(words);
  const author = context.viewer!.userId;
  return inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    const thread = await requireLockedThread(writing, input.threadId);
    const replyTo = await repliedTo(writing, thread, input.replyToId);
    const known = await findSentMessage.first(writing, {
      thread: thread.id,
      author,
      clientKey: input.clientKey,
    });
    if (known) {
      const isSame =
        known.words === words && known.replyTo === replyTo && (await hasFiles(writing, known.id, fileIds));
      // The text of an edited or deleted message has changed, so it cannot be compared with the repeated
      // request.
      if (isSame || known.version > 1 || known.deletedAt) return known.id;
      throw invalidInput({ clientKey: 'taken' });
    }
    const at = new Date();
    await requireWriting(writing, thread, at);
    const participant = thread.part === null ? await joinThread(writing, thread) : thread.participant!;
    const sequence = thread.lastSequence + 1;
    const changeNumber = thread.lastChange + 1;
    const { id } = await insertRow(
      transaction,
      transaction.models.of(ChatMessage),
      {
        thread: thread.id,
        sequence,
        changeNumber,
        clientKey: input.clientKey,
        author,
        words,
        replyTo,
        createdAt: at,
      },
      { radioId: context.radioId, deleted: 'hidden' },
    );
    await attachFiles(writing, { ids: fileIds, message: id, thread: thread.id, uploader: author, at });
    await bumpThread.write(writing, { id: thread.id, sequence, change: changeNumber, at });
    await storeMentions(writing, thread, { id, sequence, names, isNew: true });
    await markReadForBlockers.write(writing, { thread: thread.id, before: sequence - 1, sequence, author });
    await markWritten.write(writing, { id: participant, sequence, at });
    await publishChat(transaction, context.services.events, {
      kind: 'MESSAGE',
      thread: thread.id,
      radio: thread.radio,
      message: id,
      user: author,
    });
    return id;
  });
}

async function repliedTo(writing: Writing, { id: thread }: SeenThread, given: string | null | undefined) {
  if (given == null) return null;
  const found = await findMessageAt.first(writing, { id: parseId(given) ?? 0, thread });
  if (!found) throw invalidInput({ replyToId: 'unknown' });
  return found.id;
}

const findRoom = query('chat.findRoom', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('ChatRoom').select(['isReadOnly', 'pauseTime']).where('id', '=', id),
);

/** Throws unless the viewer may write in the thread at the moment `at`. */
export async function requireWriting(request: ContextOrWrite, thread: SeenThread, at: Date): Promise<void> {
  const context = contextOf(request);
  if (thread.closedAt) throw invalidInput({ threadId: 'disabled' });
  if (moderates(context, thread)) return;
  if (thread.silencedUntil && new Date(thread.silencedUntil) > at) throw silenced(thread.silencedUntil, at);
  if (thread.kind !== ChatThreadKind.ROOM) return;
  const { isReadOnly, pauseTime } = (await findRoom.first(request, { id: thread.room! }))!;
  if (isReadOnly) throw forbidden('update', 'ChatRoom');
  const next = thread.wroteAt ? new Date(thread.wroteAt).getTime() + pauseTime : 0;
  if (next > at.getTime()) throw rateLimited(Math.ceil((next - at.getTime()) / 1000));
}

const silenced = (until: Date, at: Date) => {
  const retryAfter = Math.ceil((new Date(until).getTime() - at.getTime()) / 1000);
  return coded(`A moderator has silenced you for ${retryAfter} s.`, 'RATE_LIMITED', {
    retryAfter,
    reason: 'silenced',
  });
};
