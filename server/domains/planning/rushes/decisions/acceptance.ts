import { invalidInput, type FieldProblems } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import type { Write } from '../../../../kit/resource/writes.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { entityOf } from '../../../multimedia/analysis/storedMedium.ts';
import { libraryKinds, MediaKind } from '../../../multimedia/media/kinds/mediaKind.ts';
import { MediaState } from '../../../multimedia/media/mediaState.ts';
import { requireOwnEmission } from '../../emissions/emissionAccess.ts';
import { addRendering } from '../rendering/renderJob.ts';
import type { Rush } from '../rush.entity.ts';
import type { RushAcceptance } from '../rush.inputs.ts';
import { RushOutcome, RushRendering } from '../rushEnums.ts';
import { newestTake } from '../takes/newestTake.ts';

/** What an accepted rush becomes, whose new file is begun in the same transaction. */
export async function accepted(given: RushAcceptance, write: Write<Rush>) {
  const { existing, context, transaction } = write;
  const rush = existing!;
  const problems: FieldProblems = { ...(await problemOfTake(write)) };
  const { outcome } = given;
  const target =
    outcome === RushOutcome.EPISODE
      ? await episodeFor(given, write, problems)
      : mediumFor(given, write, problems);
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  await addRendering(context.services.jobs, transaction, { rushId: rush.id, radioId: context.radioId! });
  return {
    outcome,
    ...target,
    mediaTitle: given.title ?? rush.title,
    acceptedBy: context.viewer!.userId,
    waitingSince: null,
    rendering: RushRendering.UNDER_WAY,
    rendered: 0,
    renderingFailure: null,
  };
}

async function problemOfTake(write: Write<Rush>): Promise<FieldProblems> {
  const take = await newestTake.first(write, { rush: write.existing!.id });
  return take?.state === MediaState.READY ? {} : { take: 'notReady' };
}

async function episodeFor({ episodeId }: RushAcceptance, write: Write<Rush>, problems: FieldProblems) {
  const { abilities } = write.context;
  abilities.require(allow('update', 'Episode'));
  const episode = episodeId ? await episodeById.first(write, { id: parseId(episodeId) ?? 0 }) : undefined;
  if (!episode) problems['episodeId'] = episodeId ? 'unknown' : 'required';
  else {
    await requireOwnEmission(write, episode.emission);
    if (episode.medium !== null || (await otherForEpisode.any(write, { episode: episode.id })))
      problems['episodeId'] = 'taken';
  }
  return { episode: episode?.id, mediaKind: MediaKind.EPISODE };
}

/** Kinds of the library that are sounds. */
export const soundKinds = libraryKinds.filter((kind) => kind !== MediaKind.VIDEO);

function mediumFor({ mediaKind }: RushAcceptance, { context }: Write<Rush>, problems: FieldProblems) {
  if (!mediaKind) problems['mediaKind'] = 'required';
  else if (!soundKinds.some((kind) => kind === mediaKind)) problems['mediaKind'] = 'invalid';
  else context.abilities.require(allow('create', entityOf[mediaKind].name));
  return { episode: null, mediaKind };
}

const episodeById = query('planning.episodeForRush', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Episode').select(['id', 'emission', 'medium']).where('id', '=', id).forUpdate(),
);

/** Another rush is on its way into the same episode. */
const otherForEpisode = query('planning.otherRushForEpisode', (db, { episode }: Given<{ episode: number }>) =>
  db
    .selectFrom('Rush')
    .select('id')
    .where('episode', '=', episode)
    .where('rendering', 'in', [RushRendering.UNDER_WAY, RushRendering.FAILED])
    .limit(1),
);
