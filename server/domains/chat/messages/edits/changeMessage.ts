import type { Context } from '../../../../kit/context.ts';
import { conflict, forbidden, invalidInput, notFound } from '../../../../kit/errors.ts';
import { count } from '../../../../kit/query/counts.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import type { Writing } from '../../../../kit/resource/recordedWrites.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { insertRow, readStored, updateRow } from '../../../../kit/write/rowWrites.ts';
import { hasAnyFile, detachFiles } from '../../attachments/attachFiles.ts';
import { publishChat } from '../../live/chatEvents.ts';
import { ChatThreadKind } from '../../threads/chatEnums.ts';
import { lockSeenThread, moderates, type SeenThread } from '../../threads/threadAccess.ts';
import { ChatEdit } from './chatEdit.entity.ts';
import { ChatMessage } from '../chatMessage.entity.ts';
import { ChatReaction } from './chatReaction.entity.ts';
import { storeMentions, namesIn } from '../mentions.ts';
import { messageWords } from '../messageWords.ts';
import { requireWriting } from '../sendMessage.ts';

const everywhere = { radioId: undefined, deleted: 'hidden' } as const;

const findThreadOfMessage = query('chat.findThreadOfMessage', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('ChatMessage').select('thread').where('id', '=', id),
);

const findMessageById = query('chat.findMessageById', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('ChatMessage')
    .select(['id', 'sequence', 'author', 'words', 'version', 'deletedAt', 'concealedAt', 'pinnedAt'])
    .where('id', '=', id),
);

type StoredMessage = NonNullable<Awaited<ReturnType<typeof findMessageById.first>>>;

const setLastChange = query(
  'chat.setLastChange',
  (db, { id, change }: Given<{ id: number; change: number }>) =>
    db.updateTable('ChatThread').set({ lastChange: change }).where('id', '=', id),
);

const setChangeNumber = query(
  'chat.setChangeNumber',
  (db, { id, change }: Given<{ id: number; change: number }>) =>
    db.updateTable('ChatMessage').set({ changeNumber: change }).where('id', '=', id),
);

/**
 * Changes a message in a thread that the viewer sees, under the lock of the thread. Returns the message id. Unless `change` returns
 * false, the message gets the next change number of the thread, and an event is published.
 */
export function changeLockedMessage(
  context: Context,
  id: string,
  change: (writing: Writing, message: StoredMessage, thread: SeenThread) => Promise<boolean | void>,
): Promise<number> {
  return inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    const number = parseId(id) ?? 0;
    const messageThread = await findThreadOfMessage.first(writing, { id: number });
    const thread = messageThread && (await lockSeenThread(writing, messageThread.thread));
    if (!thread) throw notFound('ChatMessage');
    const message = (await findMessageById.first(writing, { id: number }))!;
    if ((await change(writing, message, thread)) === false) return number;
    const next = thread.lastChange + 1;
    await setLastChange.write(writing, { id: thread.id, change: next });
    await setChangeNumber.write(writing, { id: number, change: next });
    await publishChat(transaction, context.services.events, {
      kind: 'MESSAGE',
      thread: thread.id,
      radio: thread.radio,
      message: number,
      user: context.viewer!.userId,
    });
    return number;
  });
}

/** Rejects changes of deleted and concealed messages. */
function requireShown({ deletedAt, concealedAt }: StoredMessage): void {
  if (deletedAt || concealedAt) throw invalidInput({ id: 'invalidTransition' });
}

/** Updates a message together with its search texts, and without an audit entry. */
async function rewrite({ transaction }: Writing, id: number, given: object): Promise<void> {
  const model = transaction.models.of(ChatMessage);
  const stored = (await readStored(transaction, model, id, everywhere, ''))!;
  await updateRow(transaction, model, stored, { ...given });
}

const bumpVersion = query('chat.bumpMessageVersion', (db, { id }: Given<{ id: number }>) =>
  db
    .updateTable('ChatMessage')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id),
);

interface Edit {
  version: number;
  body: string;
  current: (id: number) => Promise<object | null>;
}

/** Edits a message of the viewer; the previous text is added to the history of the message. */
export function editMessage(context: Context, id: string, { version, body, current }: Edit): Promise<number> {
  const words = messageWords(body, { mayBeEmpty: true });
  const names = namesIn(words);
  return changeLockedMessage(context, id, async (writing, message, thread) => {
    if (message.author !== context.viewer!.userId) throw forbidden('update', 'ChatMessage');
    requireShown(message);
    const at = new Date();
    await requireWriting(writing, { ...thread, wroteAt: null }, at);
    if (message.version !== version) throw conflict('ChatMessage', await current(message.id));
    if (words === '' && !(await hasAnyFile(writing, message.id))) throw invalidInput({ body: 'required' });
    if (message.words === words) return false;
    const { transaction } = writing;
    const before = { message: message.id, words: message.words, until: at };
    await insertRow(transaction, transaction.models.of(ChatEdit), before, everywhere);
    await rewrite(writing, message.id, { words, editedAt: at });
    await bumpVersion.write(writing, { id: message.id });
    await storeMentions(writing, thread, { id: message.id, sequence: message.sequence, names, isNew: false });
    return true;
  });
}

const deleteHistory = query('chat.deleteHistory', (db, { message }: Given<{ message: number }>) =>
  db.deleteFrom('ChatEdit').where('message', '=', message),
);

const deleteReactions = query('chat.deleteReactions', (db, { message }: Given<{ message: number }>) =>
  db.deleteFrom('ChatReaction').where('message', '=', message),
);

/**
 * Deletes a message of the viewer, or any message when the viewer may moderate the thread. Its text, history,
 * reactions, mentions and files are erased; the row stays with its sequence.
 */
export const deleteMessage = (context: Context, id: string): Promise<number> =>
  changeLockedMessage(context, id, async (writing, message, thread) => {
    if (message.author !== context.viewer!.userId && !moderates(context, thread))
      throw forbidden('delete', 'ChatMessage');
    if (message.deletedAt) return false;
    await rewrite(writing, message.id, { words: '', deletedAt: new Date(), pinnedAt: null });
    await deleteHistory.write(writing, { message: message.id });
    await deleteReactions.write(writing, { message: message.id });
    await detachFiles(writing, message.id);
    await storeMentions(writing, thread, {
      id: message.id,
      sequence: message.sequence,
      names: [],
      isNew: false,
    });
    return true;
  });

const setConcealedAt = query(
  'chat.setConcealedAt',
  (db, { id, at }: Given<{ id: number; at: Date | null }>) =>
    db.updateTable('ChatMessage').set({ concealedAt: at, pinnedAt: null }).where('id', '=', id),
);

/**
 * Conceals the text and files of a message from all readers and unpins it, or shows it again. FORBIDDEN for
 * viewers who may not moderate the thread.
 */
export const concealMessage = (context: Context, id: string, conceals: boolean): Promise<number> =>
  changeLockedMessage(context, id, async (writing, message, thread) => {
    if (!moderates(context, thread)) throw forbidden('update', 'ChatMessage');
    if ((message.concealedAt !== null) === conceals) return false;
    await setConcealedAt.write(writing, { id: message.id, at: conceals ? new Date() : null });
    return true;
  });

const maxPins = 50;

const setPinnedAt = query('chat.setPinnedAt', (db, { id, at }: Given<{ id: number; at: Date | null }>) =>
  db.updateTable('ChatMessage').set({ pinnedAt: at }).where('id', '=', id),
);

const countPins = query('chat.countPins', (db, { thread }: Given<{ thread: number }>) =>
  db.selectFrom('ChatMessage').select(count).where('thread', '=', thread).where('pinnedAt', 'is not', null),
);

/** Pins or unpins a message. FORBIDDEN in threads that are not private, for viewers who may not moderate them. */
export const pinMessage = (context: Context, id: string, pins: boolean): Promise<number> =>
  changeLockedMessage(context, id, async (writing, message, thread) => {
    if (thread.kind !== ChatThreadKind.PRIVATE && !moderates(context, thread))
      throw forbidden('update', 'ChatMessage');
    requireShown(message);
    if ((message.pinnedAt !== null) === pins) return false;
    if (pins && (await countPins.first(writing, { thread: thread.id }))!.count >= maxPins)
      throw invalidInput({ pinned: 'tooLong' });
    await setPinnedAt.write(writing, { id: message.id, at: pins ? new Date() : null });
    return true;
  });

/** Matches exactly one displayed emoji, including skin tones and joined sequences. */
const singleEmoji = /^(?:\p{RGI_Emoji}|\p{Emoji_Presentation}|\p{Emoji}\uFE0F)$/v;
const maxReactionKinds = 20;

const findReaction = query(
  'chat.findReaction',
  (db, { message, user, emoji }: Given<{ message: number; user: number; emoji: string }>) =>
    db
      .selectFrom('ChatReaction')
      .select('id')
      .where('message', '=', message)
      .where('user', '=', user)
      .where('emoji', '=', emoji),
);

const countReactionKinds = query('chat.countReactionKinds', (db, { message }: Given<{ message: number }>) =>
  db.selectFrom('ChatReaction').select('emoji').distinct().where('message', '=', message),
);

const deleteReaction = query('chat.deleteReaction', (db, { id }: Given<{ id: number }>) =>
  db.deleteFrom('ChatReaction').where('id', '=', id),
);

/** Adds or removes a reaction of the viewer; idempotent. */
export function reactToMessage(
  context: Context,
  id: string,
  { emoji, reacts }: { emoji: string; reacts: boolean },
) {
  if (!singleEmoji.test(emoji)) throw invalidInput({ emoji: 'invalid' });
  const user = context.viewer!.userId;
  return changeLockedMessage(context, id, async (writing, message, thread) => {
    requireShown(message);
    if (thread.closedAt) throw invalidInput({ id: 'disabled' });
    const known = await findReaction.first(writing, { message: message.id, user, emoji });
    if ((known !== undefined) === reacts) return false;
    if (known) {
      await deleteReaction.write(writing, known);
      return true;
    }
    const kinds = (await countReactionKinds.all(writing, { message: message.id })).map((row) => row.emoji);
    if (kinds.length >= maxReactionKinds && !kinds.includes(emoji)) throw invalidInput({ emoji: 'tooLong' });
    const { transaction } = writing;
    const row = { message: message.id, user, emoji };
    await insertRow(transaction, transaction.models.of(ChatReaction), row, everywhere);
    return true;
  });
}
