import type { Context, Services } from '../../../kit/context.ts';
import { notFound } from '../../../kit/errors.ts';
import { findColumns } from '../../../kit/read/reads.ts';
import { allow } from '../../../kit/rules/rule.ts';
import type { NamedRecord, TicketedFile } from '../../../kit/storage/fileKinds.ts';
import { waveformKeyOf } from '../analysis/analysis.ts';
import { EpisodeSound } from '../media/kinds/episodeSound.entity.ts';
import { RushSound } from '../media/kinds/rushSound.entity.ts';
import { MediaItem } from '../media/mediaItem.entity.ts';
import { renditionKeyOf, renditionType } from '../renditions/renditionKey.ts';
import { Video } from '../media/kinds/video.entity.ts';

const ofMedium = {
  type: MediaItem.name,
  sessionOf: ({ tickets }: Services, ticket: string, { radioId, id }: NamedRecord) =>
    tickets.sessionOf(ticket, { mediaId: id, radioId }),
};

/** Routes of the files of a medium: the original, the rendition, the waveform and the captions. */
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
    path: '/media/:radio/:id/rendition',
    ...ofMedium,
    async find(context, id) {
      const { fileKey } = await mediumOf(context, id);
      return { key: renditionKeyOf(fileKey), type: renditionType };
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

/**
 * Entities with media, and the right that each requires. For library media, reads also check the right to the
 * kind.
 */
const readRules = [
  { entity: MediaItem, rule: allow('read', 'MediaItem') },
  { entity: RushSound, rule: allow('read', 'Rush') },
  { entity: EpisodeSound, rule: allow('read', 'Episode') },
];

/**
 * Returns a medium with a file that the viewer may read; throws NOT_FOUND otherwise.
 * Throws FORBIDDEN without the right to read any of `readRules`.
 */
async function mediumOf(context: Context, id: number) {
  const readable = readRules.filter(({ rule }) =>
    /* guard: streamed-file-needs-right */ context.abilities.allows(rule),
  );
  if (readable.length === 0) context.abilities.require(readRules[0]!.rule);
  for (const { entity } of readable) {
    const row = await findColumns(context, entity, id, ['fileKey', 'mimeType', 'fileName']);
    if (!row || row.fileKey === '') continue;
    return row;
  }
  throw notFound('MediaItem');
}

/** Storage key of a video's captions. Throws NOT_FOUND without captions, FORBIDDEN without the right to read videos. */
async function captionsOf(context: Context, id: number): Promise<string> {
  context.abilities.require(allow('read', 'MediaItem'));
  context.abilities.require(allow('read', 'Video'));
  const row = await findColumns(context, Video, id, ['captionsKey']);
  if (!row?.['captionsKey']) throw notFound('Video');
  return row['captionsKey'] as string;
}
