import type { Context } from '../../../kit/context.ts';
import { forbidden, viewOnly } from '../../../kit/errors.ts';
import { filesOf, PictureFiles } from '../../../kit/images/pictureFiles.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { allow } from '../../../kit/rules/rule.ts';
import type { FileKinds, SentFile } from '../../../kit/storage/fileKinds.ts';
import type { RecordFileAnswer } from '../../../protocol/uploads.ts';
import { changeLockedThread, removeThread, requireOwner, publishThread } from './changeThread.ts';
import { ChatThreadKind } from './chatEnums.ts';
import { requireSeenThread, type SeenThread } from './threadAccess.ts';

/* Picture of a private thread of several people, set by its owner. */

type Answer = RecordFileAnswer<'/uploads/chat/:id/picture'>;

const pictures = new PictureFiles('picture', 'chatpictures');

const findPicture = query('chat.findPicture', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('ChatThread').select(['picture', 'version']).where('id', '=', id),
);

const setPicture = query('chat.setPicture', (db, { id, picture }: Given<{ id: number; picture: string }>) =>
  db
    .updateTable('ChatThread')
    .set(({ eb }) => ({ picture, version: eb('version', '+', 1) }))
    .where('id', '=', id),
);

function requirePictureRight(context: Context, thread: SeenThread): void {
  requireOwner(context, thread);
  if (thread.kind !== ChatThreadKind.PRIVATE) throw forbidden('update', 'ChatThread');
}

/** Stores the picture address; returns the new address and version of the thread. */
async function set(context: Context, id: string, picture: string): Promise<Answer> {
  let before = '';
  const thread = await changeLockedThread(context, id, async (writing, locked) => {
    requirePictureRight(context, locked);
    before = (await findPicture.first(writing, { id: locked.id }))!.picture;
    await setPicture.write(writing, { id: locked.id, picture });
    await publishThread(writing, locked);
  });
  if (before !== picture) await pictures.discard(filesOf(context), before);
  return (await findPicture.first(context, { id: thread }))!;
}

async function change(context: Context, id: string, sent: SentFile): Promise<Answer> {
  const address = await pictures.storeUpload(context, sent);
  try {
    return await set(context, id, address);
  } catch (error) {
    await pictures.discard(filesOf(context), address);
    throw error;
  }
}

/** Removes a thread, then its picture file. */
export async function removeWithPicture(context: Context, id: string): Promise<void> {
  const found = await findPicture.first(context, { id: parseId(id) ?? 0 });
  await removeThread(context, id);
  await pictures.discard(filesOf(context), found?.picture ?? '');
}

export const threadPictures: Required<Pick<FileKinds, 'ofRecords' | 'open'>> = {
  ofRecords: [
    {
      path: '/uploads/chat/:id/picture',
      async require(context, id) {
        context.abilities.require(allow('read', 'ChatThread'));
        if (context.viewingAs !== undefined) throw viewOnly();
        requirePictureRight(context, await requireSeenThread(context, id));
      },
      change,
      remove: (context, id) => set(context, id, ''),
    },
  ],
  open: [pictures.folder],
};
