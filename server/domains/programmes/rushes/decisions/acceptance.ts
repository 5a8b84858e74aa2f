import { invalidInput, type FieldProblems } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import { addRow } from '../../../../kit/resource/recordedWrites.ts';
import type { Write } from '../../../../kit/resource/writes.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { entityOf, libraryKinds, MediaKind, MediaState } from '../../../library/public.ts';
import { requireOwnEmission } from '../../emissions/emissionAccess.ts';
import { Episode } from '../../episodes/episode.entity.ts';
import { EpisodeState } from '../../episodes/episodeEnums.ts';
import { publishEpisodeChanged } from '../../episodes/episodeEvents.ts';
import { findNextNumber } from '../../episodes/nextNumber.ts';
import { addRendering } from '../rendering/renderJob.ts';
import type { Rush } from '../rush.entity.ts';
import type { RushAcceptance } from '../rush.inputs.ts';
import { RushOutcome, RushRendering } from '../rushEnums.ts';
import { findNewestTake } from '../takes/findNewestTake.ts';

/** Target of an accepted rush. */
interface Target {
  mediaKind: MediaKind | null | undefined;
  episode?: number | undefined;
  /** The episode to create. */
  entry?: { emission: number; title: string };
}

type TargetOf = (
  given: RushAcceptance,
  write: Write<Rush>,
  problems: FieldProblems,
) => Promise<Target> | Target;

/** Validates the acceptance of a rush and returns the values to store. Adds the rendering job in the same transaction. */
export async function accepted(given: RushAcceptance, write: Write<Rush>) {
  const { existing, context, transaction } = write;
  const rush = existing!;
  const problems: FieldProblems = { ...(await problemOfTake(write)) };
  const { outcome } = given;
  const target = await targetOf[outcome](given, write, problems);
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  const episode = target.entry ? await addEntry(write, target.entry) : (target.episode ?? null);
  await addRendering(context.services.jobs, transaction, {
    rushId: rush.id,
    radioId: context.radioId!,
  });
  return {
    outcome,
    episode,
    mediaKind: target.mediaKind,
    mediaTitle: given.title ?? rush.title,
    acceptedBy: context.viewer!.userId,
    waitingSince: null,
    rendering: RushRendering.UNDER_WAY,
    rendered: 0,
    renderingFailure: null,
  };
}

async function problemOfTake(write: Write<Rush>): Promise<FieldProblems> {
  const take = await findNewestTake.first(write, { rush: write.existing!.id });
  return take?.state === MediaState.READY ? {} : { take: 'notReady' };
}

async function episodeFor(
  { episodeId }: RushAcceptance,
  write: Write<Rush>,
  problems: FieldProblems,
): Promise<Target> {
  const { abilities } = write.context;
  abilities.require(allow('update', 'Episode'));
  const episode = episodeId ? await lockEpisode.first(write, { id: parseId(episodeId) ?? 0 }) : undefined;
  if (!episode) problems['episodeId'] = episodeId ? 'unknown' : 'required';
  else {
    await requireOwnEmission(write, { action: 'update', subject: 'Episode' }, episode.emission);
    if (await hasOtherRush.any(write, { episode: episode.id })) problems['episodeId'] = 'taken';
  }
  return { episode: episode?.id, mediaKind: MediaKind.EPISODE };
}

/** Kinds of media items in the library that are audio: all except video. */
export const soundKinds = libraryKinds.filter((kind) => kind !== MediaKind.VIDEO);

function mediumFor({ mediaKind }: RushAcceptance, { context }: Write<Rush>, problems: FieldProblems): Target {
  if (!mediaKind) problems['mediaKind'] = 'required';
  else if (!soundKinds.some((kind) => kind === mediaKind)) problems['mediaKind'] = 'invalid';
  else context.abilities.require(allow('create', entityOf[mediaKind].name));
  return { mediaKind };
}

/** Checks a podcast entry: a published episode of its emission. */
async function entryFor(given: RushAcceptance, write: Write<Rush>, problems: FieldProblems): Promise<Target> {
  const { abilities } = write.context;
  abilities.require(allow('create', 'Episode'));
  const { emissionId, title } = given;
  const emission = emissionId ? (parseId(emissionId) ?? 0) : write.existing!.emission;
  if (emission === null) problems['emissionId'] = 'required';
  else if (!(await lockEmission.any(write, { id: emission }))) problems['emissionId'] = 'unknown';
  else {
    await requireOwnEmission(write, { action: 'create', subject: 'Episode' }, emission);
    if (!(await hasPodcast.any(write, { emission }))) problems['emissionId'] = 'noPodcast';
  }
  return {
    mediaKind: MediaKind.EPISODE,
    entry: { emission: emission ?? 0, title: title ?? write.existing!.title },
  };
}

/** Creates the episode, published at once; the feed contains it as soon as its sound can be played. */
async function addEntry(write: Write<Rush>, { emission, title }: NonNullable<Target['entry']>) {
  const { transaction, context } = write;
  const id = await addRow(write, context.reads.models.of(Episode), {
    emission,
    title,
    number: await findNextNumber(write, { emission, season: null }),
    state: EpisodeState.PUBLISHED,
    publishedAt: new Date(),
  });
  const { events } = context.services;
  await publishEpisodeChanged({ transaction, events }, { radioId: context.radioId!, id });
  return id;
}

const targetOf: Record<RushOutcome, TargetOf> = {
  EPISODE: episodeFor,
  PODCAST: entryFor,
  MEDIUM: mediumFor,
};

const lockEpisode = query('programmes.lockEpisode', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Episode').select(['id', 'emission']).where('id', '=', id).forUpdate(),
);

/** Locks the emission, so that concurrent entries get different numbers. */
const lockEmission = query('programmes.lockEmission', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Emission').select('id').where('id', '=', id).forUpdate(),
);

const hasPodcast = query('programmes.hasPodcastForRush', (db, { emission }: Given<{ emission: number }>) =>
  db.selectFrom('Podcast').select('id').where('emission', '=', emission),
);

/** Finds another accepted rush that will become the sound of the episode but is not rendered yet. */
const hasOtherRush = query('programmes.hasOtherRush', (db, { episode }: Given<{ episode: number }>) =>
  db
    .selectFrom('Rush')
    .select('id')
    .where('episode', '=', episode)
    .where('rendering', 'in', [RushRendering.UNDER_WAY, RushRendering.FAILED])
    .limit(1),
);
