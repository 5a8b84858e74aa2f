import { readFile } from 'node:fs/promises';
import type { Context } from '../../../kit/context.ts';
import { notFound } from '../../../kit/errors.ts';
import { limit } from '../../../kit/limit.ts';
import { findColumns } from '../../../kit/read/reads.ts';
import { changeEntity } from '../../../kit/resource/writes.ts';
import { megabyte, type RecordFile, type SentFile } from '../../../kit/storage/fileKinds.ts';
import type { RecordFileAnswer } from '../../../protocol/uploads.ts';
import {
  captionsRefused,
  decodeCaptions,
  parseCaptions,
  writeWebVtt,
  radioPicture,
  type RowFile,
} from '../../library/public.ts';
import { requireOwnEmission } from '../emissions/emissionAccess.ts';
import { Episode } from './episode.entity.ts';
import { publishEpisodeChanged } from './episodeEvents.ts';

type Answer = RecordFileAnswer<'/uploads/episodes/:id/transcript'>;
type Transcripts = RowFile<Episode, Answer>;
type Check = Parameters<Transcripts['change']>[3];

const transcripts: Transcripts = {
  change: async (context, id, file, check) => store(context, id, await webVttOf(file), check),
  remove: (context, id, check) => store(context, id, '', check),
};

const transcriptLimit = limit(
  'transcriptBytes',
  megabyte,
  'Size of the timed transcript of an episode, in bytes.',
);

/** Upload of the timed transcript of an episode, as WebVTT or SRT. */
export const transcriptFile: RecordFile = {
  path: '/uploads/episodes/:id/transcript',
  ...radioPicture(transcripts, Episode, {
    columns: ['emission'],
    alsoRequire: (context, { emission }) =>
      requireOwnEmission(context, { action: 'update', subject: Episode.name }, Number(emission)),
  }),
  limitOf: () => transcriptLimit,
};

async function webVttOf({ path, size }: SentFile): Promise<string> {
  if (size === 0) throw captionsRefused('required');
  return writeWebVtt(parseCaptions(decodeCaptions(await readFile(path))));
}

/** Stores the transcript. Needs no version, because an upload replaces the file as a whole. */
async function store(context: Context, id: string, captions: string, check: Check): Promise<Answer> {
  const { events } = context.services;
  const change = { id, current: async () => null };
  const rowId = await changeEntity(context, Episode, change, async ({ existing, transaction }) => {
    await check(existing!);
    await publishEpisodeChanged({ transaction, events }, { radioId: context.radioId!, id: existing!.id });
    return { captions };
  });
  const row = await findColumns(context, Episode, rowId, ['captions', 'version']);
  if (!row) throw notFound(Episode.name);
  return { timedTranscript: row['captions'] as string, version: row['version'] as number };
}
