import type { Context, Services } from '../../../kit/context.ts';
import { notFound } from '../../../kit/errors.ts';
import { findColumns } from '../../../kit/read/reads.ts';
import { allow } from '../../../kit/rules/rule.ts';
import type { NamedRecord, TicketedFile } from '../../../kit/storage/fileKinds.ts';
import { waveformKeyOf } from '../analysis/analysis.ts';
import { MediaItem } from '../media/mediaItem.entity.ts';
import { Video } from '../media/kinds/video.entity.ts';

const ofMedium = {
  type: MediaItem.name,
  sessionOf: ({ tickets }: Services, ticket: string, { radioId, id }: NamedRecord) =>
    tickets.sessionOf(ticket, { mediaId: id, radioId }),
};

/** The file as it was sent, the picture of its sound, and the captions of a video. */
export const streamedFiles: readonly TicketedFile[] = [
  {
    path: '/media/:radio/:id/file',
    ...ofMedium,
    async find(context, id) {
      const { fileKey, mimeType, fileName } = await mediumOf(context, id);
      return { key: fileKey, type: mimeType || 'application/octet-stream', name: fileName };
    },
  },
  {
    path: '/media/:radio/:id/waveform',
    ...ofMedium,
    async find(context, id) {
      const { fileKey } = await mediumOf(context, id);
      return { key: waveformKeyOf(fileKey), type: 'application/json' };
    },
  },
  {
    path: '/media/:radio/:id/captions',
    ...ofMedium,
    find: async (context, id) => ({ key: await captionsOf(context, id), type: 'text/vtt; charset=utf-8' }),
  },
];

/** A medium that can be read, in the recycle bin too for whoever may take it out again. */
async function mediumOf(context: Context, id: number) {
  context.abilities.require(allow('read', 'MediaItem'));
  const row = await findColumns(context, MediaItem, id, ['fileKey', 'mimeType', 'fileName']);
  if (!row || row['fileKey'] === '') throw notFound('MediaItem');
  return row as unknown as Pick<MediaItem, 'fileKey' | 'mimeType' | 'fileName'>;
}

/** The captions of a video that can be read. */
async function captionsOf(context: Context, id: number): Promise<string> {
  context.abilities.require(allow('read', 'MediaItem'));
  context.abilities.require(allow('read', 'Video'));
  const row = await findColumns(context, Video, id, ['captionsKey']);
  if (!row?.['captionsKey']) throw notFound('Video');
  return row['captionsKey'] as string;
}
