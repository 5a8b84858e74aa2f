import { readFile } from 'node:fs/promises';
import type { Context } from '../../../kit/context.ts';
import { notFound } from '../../../kit/errors.ts';
import { limit } from '../../../kit/limit.ts';
import { findColumns } from '../../../kit/read/reads.ts';
import { changeEntity } from '../../../kit/resource/writes.ts';
import { megabyte, type RecordFile, type SentFile } from '../../../kit/storage/fileKinds.ts';
import { randomKey } from '../../../kit/storage/randomKey.ts';
import type { RecordFileAnswer } from '../../../protocol/uploads.ts';
import { radioPicture, type RowFile } from '../catalogue/radioPicture.ts';
import { publishMediaChanged } from '../media/mediaEvents.ts';
import { Video } from '../media/kinds/video.entity.ts';
import { captionsAddress } from '../streaming/mediaAddresses.ts';
import { captionsRefused } from './captionProblem.ts';
import { decodeCaptions, parseCaptions, writeWebVtt } from './parseCaptions.ts';

type Captions = RowFile<Video, RecordFileAnswer<'/uploads/media/:id/captions'>>;
type Check = Parameters<Captions['change']>[3];

const captions: Captions = {
  /** Stores the upload as WebVTT and deletes the previous file. */
  async change(context, id, file, check) {
    const key = await storeCaptions(context, file);
    try {
      return await name(context, id, key, check);
    } catch (error) {
      await discard(context, key);
      throw error;
    }
  },

  /** Removes the captions; does nothing when there are none. */
  remove: (context, id, check) => name(context, id, '', check),
};

const captionsLimit = limit('captionsBytes', megabyte, 'Size of the captions of a video, in bytes.');

/** Upload of the captions of a video. Everybody who may update videos may change their captions. */
export const captionsFile: RecordFile = {
  path: '/uploads/media/:id/captions',
  ...radioPicture(captions, Video),
  limitOf: () => captionsLimit,
};

async function storeCaptions({ services }: Context, { path, size }: SentFile): Promise<string> {
  if (size === 0) throw captionsRefused('required');
  const content = writeWebVtt(parseCaptions(decodeCaptions(await readFile(path))));
  const key = `captions/${randomKey()}.vtt`;
  await services.storage.put(key, Buffer.from(content));
  return key;
}

/** Changes the reference to the captions file. No version is required, because the file is always replaced as a whole. */
async function name(context: Context, id: string, captionsKey: string, check: Check) {
  let before = '';
  const change = { id, current: async () => null };
  const rowId = await changeEntity(context, Video, change, async ({ existing, ...writing }) => {
    before = existing!.captionsKey;
    await check(existing!);
    await publishMediaChanged(writing, [existing!.id]);
    return { captionsKey };
  });
  if (before && before !== captionsKey) await discard(context, before);
  const row = await findColumns(context, Video, rowId, ['captionsKey', 'version']);
  if (!row) throw notFound(Video.name);
  return { captionsUrl: captionsAddress(row, context), version: row['version'] as number };
}

async function discard({ services, log }: Context, key: string): Promise<void> {
  await services.storage
    .delete(key)
    .catch((error: unknown) => log.error({ err: error, key }, 'captions could not be deleted'));
}
