import { createReadStream } from 'node:fs';
import type { Context } from '../../../kit/context.ts';
import { limitExceeded, viewOnly } from '../../../kit/errors.ts';
import { limit, type Limit } from '../../../kit/limit.ts';
import { count } from '../../../kit/query/counts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { allow } from '../../../kit/rules/rule.ts';
import {
  megabyte,
  pictureLimit,
  type RecordFile,
  type SentFile,
  videoLimit,
} from '../../../kit/storage/fileKinds.ts';
import { randomKey } from '../../../kit/storage/randomKey.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { toSingleLine } from '../../library/public.ts';
import { requireWriting } from '../messages/sendMessage.ts';
import { requireLockedThread, requireSeenThread } from '../threads/threadAccess.ts';
import { ChatAttachment } from './chatAttachment.entity.ts';
import { inspectFile, type FileInspection } from './inspectFile.ts';

const fileLimit = limit(
  'chatFileBytes',
  25 * megabyte,
  'Size of a chat file other than a picture or a video, in bytes.',
);
const maxWaiting = limit(
  'chatFilesWaiting',
  50,
  'Chat files that one person has uploaded and not attached to a message yet.',
);

/**
 * Size limit by the declared type, which is all that is known before the upload. The content is checked
 * afterwards.
 */
function limitOf(declaredType: string | undefined): Limit {
  if (declaredType?.startsWith('image/')) return pictureLimit;
  return declaredType?.startsWith('video/') ? videoLimit : fileLimit;
}

/** Throws unless the viewer may write in the thread, whatever the pause of a room. Runs before the upload is received. */
async function requireFileRight(context: Context, threadId: string): Promise<void> {
  context.abilities.require(allow('create', 'ChatMessage'));
  if (context.viewingAs !== undefined) throw viewOnly();
  const thread = await requireSeenThread(context, threadId);
  await requireWriting(context, { ...thread, wroteAt: null }, new Date());
}

const countWaitingFiles = query('chat.countWaitingFiles', (db, { uploader }: Given<{ uploader: number }>) =>
  db.selectFrom('ChatAttachment').select(count).where('uploader', '=', uploader).where('takenAt', 'is', null),
);

const longest = 150;
const turning = /[\u202A-\u202E\u2066-\u2069\u200E\u200F]/g;

/** Cleans a file name: one line, no path, no direction marks. An extension that does not match the content is replaced by `endings[0]`. */
function fileNameOf(given: string | undefined, endings: readonly [string, ...string[]]): string {
  const name = toSingleLine((given ?? '').split(/[/\\]/).at(-1)!.replaceAll(turning, ''), longest);
  const ending = /\.([\da-z]{1,5})$/i.exec(name)?.[1];
  if (ending && endings.includes(ending.toLowerCase())) return name;
  return `${withoutEnding(name, ending) || 'file'}.${endings[0]}`;
}

const withoutEnding = (name: string, ending: string | undefined) =>
  ending === undefined ? name.replace(/[.\s]+$/, '') : name.slice(0, -(ending.length + 1));

/** Stores an upload until a message of its thread attaches it. */
async function receiveFile(context: Context, threadId: string, file: SentFile) {
  const uploader = context.viewer!.userId;
  const inspection = await inspectFile(context.services.library, file);
  const keys = {
    fileKey: `chat/${randomKey()}`,
    previewKey: inspection.preview ? `chat/${randomKey()}` : '',
  };
  try {
    await store(context, file, inspection, keys);
    const { kind, mimeType, width = null, height = null, duration = null } = inspection;
    const name = fileNameOf(file.name, inspection.endings);
    const size = inspection.content?.length ?? file.size;
    const details = { kind, name, mimeType, size, width, height, duration };
    const { id } = await inTransaction(context.database, async (transaction) => {
      const writing = { transaction, context };
      // The right is checked again, because it may have been withdrawn during the upload.
      const thread = await requireLockedThread(writing, threadId);
      await requireWriting(writing, { ...thread, wroteAt: null }, new Date());
      if ((await countWaitingFiles.first(writing, { uploader }))!.count >= maxWaiting.max)
        throw limitExceeded(maxWaiting);
      const row = { ...details, ...keys, thread: thread.id, uploader, createdAt: new Date() };
      const scope = { radioId: undefined, deleted: 'hidden' } as const;
      return insertRow(transaction, transaction.models.of(ChatAttachment), row, scope);
    });
    return { id: String(id), ...details };
  } catch (error) {
    await discard(context, [keys.fileKey, keys.previewKey]);
    throw error;
  }
}

async function store(
  { services: { storage } }: Context,
  { path }: SentFile,
  { content, preview }: FileInspection,
  { fileKey, previewKey }: { fileKey: string; previewKey: string },
): Promise<void> {
  await storage.put(fileKey, content ?? createReadStream(path));
  if (preview) await storage.put(previewKey, preview);
}

async function discard({ services, log }: Context, keys: readonly string[]): Promise<void> {
  for (const key of keys.filter((key) => key !== ''))
    await services.storage
      .delete(key)
      .catch((error: unknown) => log.error({ err: error, key }, 'a chat file could not be deleted'));
}

export const sentChatFile: RecordFile = {
  path: '/uploads/chat/:id/files',
  limitOf,
  require: requireFileRight,
  change: receiveFile,
};
