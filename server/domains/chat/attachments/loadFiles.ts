import type { Context } from '../../../kit/context.ts';
import { notFound } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { batched } from '../../../kit/read/batch.ts';
import { allow } from '../../../kit/rules/rule.ts';
import type { TicketedFile } from '../../../kit/storage/fileKinds.ts';
import { Tickets } from '../../library/public.ts';
import { isShown } from '../messages/messageVisibility.ts';
import { findSeenThread } from '../threads/threadAccess.ts';
import type { ChatFile } from './chatAttachment.types.ts';

declare module '../../../kit/context.ts' {
  interface Services {
    chatTickets: Tickets;
  }
}

/** Creates the tickets that open files of the chat. These tickets open no other file, nor do other tickets open files of the chat. */
export const chatTickets = (secret: string) => new Tickets(secret, 'chat tickets');

const findFiles = query('chat.findFiles', (db, { of }: Given<{ of: number }>) =>
  db
    .selectFrom('ChatAttachment')
    .select(['id', 'kind', 'name', 'mimeType', 'size', 'width', 'height', 'duration', 'previewKey'])
    .where('message', '=', of)
    .orderBy('id'),
);

/** Loads the files of several messages in upload order, with URLs for the viewer. Does not check that the viewer sees the messages. */
export const loadFiles = batched(async (context, ids): Promise<ChatFile[][]> =>
  (await findFiles.ofEach(context, ids, {})).map((rows) =>
    rows.map(({ previewKey, ...file }) => ({
      ...(file as Omit<ChatFile, 'url' | 'previewUrl'>),
      url: addressOf(context, file.id, 'attachment'),
      previewUrl: previewKey === '' ? null : addressOf(context, file.id, 'attachment-preview'),
    })),
  ),
);

function addressOf({ viewer, radioId, services }: Context, id: number, variant: string): string | null {
  // API tokens have no session to bind a ticket to.
  if (!viewer?.sessionId || radioId === undefined) return null;
  const ticket = services.chatTickets.issue({ mediaId: id, radioId, sessionId: viewer.sessionId });
  return `/media/${radioId}/${id}/${variant}?ticket=${ticket}`;
}

const findStoredFile = query('chat.findStoredFile', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('ChatAttachment as file')
    .leftJoin('ChatMessage as message', 'message.id', 'file.message')
    .select([
      'file.name',
      'file.mimeType',
      'file.fileKey',
      'file.previewKey',
      'file.uploader',
      'file.takenAt',
    ])
    .select(['file.message', 'message.thread', 'message.author', 'message.deletedAt', 'message.concealedAt'])
    .where('file.id', '=', id),
);

type Stored = NonNullable<Awaited<ReturnType<typeof findStoredFile.first>>>;

/**
 * Returns a file of a message that the viewer currently sees, or an unused upload of the viewer. Throws
 * NOT_FOUND otherwise.
 */
async function readable(context: Context, id: number): Promise<Stored> {
  context.abilities.require(allow('read', 'ChatThread'));
  const file = await findStoredFile.first(context, { id });
  if (!file || !(await isReadable(context, file))) throw notFound('ChatFile');
  return file;
}

async function isReadable(context: Context, file: Stored): Promise<boolean> {
  const { message: id, thread, author, deletedAt, concealedAt } = file;
  if (id === null) return file.takenAt === null && file.uploader === context.viewer!.userId;
  if (!(await findSeenThread(context, thread!))) return false;
  return isShown(context, { id, author: author === null ? null : { id: author }, deletedAt, concealedAt });
}

const ofFile = {
  type: 'ChatFile',
  sessionOf: ({ chatTickets: tickets }, ticket, { radioId, id }) =>
    tickets.sessionOf(ticket, { mediaId: id, radioId }),
} satisfies Pick<TicketedFile, 'type' | 'sessionOf'>;

export const readChatFiles: readonly TicketedFile[] = [
  {
    path: '/media/:radio/:id/attachment',
    ...ofFile,
    async find(context, id) {
      const { fileKey, mimeType, name } = await readable(context, id);
      return { key: fileKey, type: mimeType, name };
    },
  },
  {
    path: '/media/:radio/:id/attachment-preview',
    ...ofFile,
    async find(context, id) {
      const { previewKey } = await readable(context, id);
      if (previewKey === '') throw notFound('ChatFile');
      return { key: previewKey, type: 'image/webp' };
    },
  },
];
