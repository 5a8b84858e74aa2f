import type { Context } from '../../../../kit/context.ts';
import { viewOnly } from '../../../../kit/errors.ts';
import { guessFocus } from '../../../../kit/images/crop.ts';
import { filesOf } from '../../../../kit/images/pictureFiles.ts';
import { storeTextPicture, storeWithThumbnail } from '../../../../kit/images/textPicture.ts';
import { findColumns, parseId } from '../../../../kit/read/reads.ts';
import { changeEntity } from '../../../../kit/resource/writes.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import type { FileKinds, SentFile } from '../../../../kit/storage/fileKinds.ts';
import type { RecordFileAnswer } from '../../../../protocol/uploads.ts';
import { draftVersionOf, saveDraftPicture } from '../../drafts/contentDrafts.ts';
import { PictureFocus } from '../../pictures/pictureFocus.ts';
import { Content } from '../content.entity.ts';
import { requireContent } from '../contentAccess.ts';
import { ContentState } from '../contentEnums.ts';
import { contentFolder, contentPictureFiles } from './contentPictureFiles.ts';
import { photoWidths } from './photo.ts';
import { discardUnused } from './picturesOfContent.ts';

/** Throws unless the viewer may change the content; runs before the upload is received. */
async function requireRight(context: Context, id: string): Promise<void> {
  context.abilities.require(allow('update', 'Content'));
  if (context.viewingAs !== undefined) throw viewOnly();
  await requireContent(context, 'update', parseId(id) ?? 0);
}

type Answer = RecordFileAnswer<'/uploads/website/:id/picture'>;

interface ChosenPicture {
  picture: string;
  pictureFocus: PictureFocus;
}

/** Stores the upload in all sizes, with a first guess of its focus. */
async function change(context: Context, id: string, sent: SentFile): Promise<Answer> {
  const picture = await contentPictureFiles.storeUpload(context, sent);
  try {
    return await setPicture(context, id, { picture, pictureFocus: await guessFocus(sent.path) });
  } catch (error) {
    await contentPictureFiles.discard(filesOf(context), picture);
    throw error;
  }
}

/** Sets the picture of a content; of a published one, that of its draft. Requires no version, because it is replaced as a whole. */
async function setPicture(context: Context, id: string, chosen: ChosenPicture): Promise<Answer> {
  let before = '';
  const rowId = await changeEntity<Content>(
    context,
    Content,
    { id, current: async () => null },
    async (write) => {
      const { id: rowId, state, picture } = write.existing!;
      await requireContent(write, 'update', rowId);
      if (state !== ContentState.PUBLISHED) {
        before = picture;
        return chosen;
      }
      before = await saveDraftPicture(write, chosen);
      return {};
    },
  );
  await discardUnused(context, rowId, [before]);
  const row = await findColumns(context, Content, rowId, ['version']);
  return {
    ...chosen,
    version: row?.['version'] as number,
    draftVersion: await draftVersionOf(context, rowId),
  };
}

/** Throws unless the viewer may write contents: a picture may be uploaded before its content is saved. */
async function requireTextPictureRight({ abilities, viewingAs }: Context): Promise<void> {
  if (!abilities.allows(allow('update', 'Content'))) abilities.require(allow('create', 'Content'));
  if (viewingAs !== undefined) throw viewOnly();
}

export const contentFiles: FileKinds = {
  ofRecords: [
    {
      path: '/uploads/website/:id/picture',
      require: requireRight,
      change,
      remove: (context, id) => setPicture(context, id, { picture: '', pictureFocus: new PictureFocus() }),
    },
  ],
  loose: [
    {
      path: '/uploads/website/pictures',
      require: requireTextPictureRight,
      store: ({ services }, sent) => storeTextPicture(services.storage, contentFolder, sent),
    },
    {
      path: '/uploads/website/photos',
      require: requireTextPictureRight,
      store: async ({ services: { storage } }, sent) => {
        const demands = { sent, thumbnailWidth: photoWidths.thumbnail };
        const photo = await storeWithThumbnail(storage, contentFolder, demands);
        return { ...photo, focus: await guessFocus(sent.path) };
      },
    },
  ],
  open: contentPictureFiles.folders,
};
