import { publishPublicChange } from '../../../../kit/pages/publicTypes.ts';
import { readStored, updateRow, type StoredRow } from '../../../../kit/write/rowWrites.ts';
import type { Stored } from '../../../../kit/write/storedEntity.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { withDeleted } from '../../../../kit/query/scopes.ts';
import {
  type AttachmentContext,
  purgeAttachedMedium,
  MediaKind,
  MediaState,
} from '../../../library/public.ts';
import { Episode } from '../episode.entity.ts';
import { addMp3IfNeeded } from './mp3Rendition.ts';
import { publishEpisodeChanged } from '../episodeEvents.ts';

/*
 * A received file is stored beside the current sound, and replaces it only when it can be played.
 * A file that cannot be used therefore does not cost the episode its sound.
 */

type SoundScope = Omit<AttachmentContext, 'reads'>;
type StoredEpisode = StoredRow & Stored<Episode>;

/** Locks and reads an episode, including one in the recycle bin, which may be restored. */
export async function episodeForSound(
  { transaction, radioId }: SoundScope,
  id: number,
): Promise<StoredEpisode | null> {
  const model = transaction.models.of(Episode);
  const lock = transaction.models.isSqlite ? '' : ' for update of t';
  const row = await readStored(transaction, model, id, { radioId, deleted: 'shown' }, lock);
  return row as StoredEpisode | null;
}

/**
 * Stores a received file for analysis. Deletes an earlier received file that has not become the sound yet.
 */
export async function receiveSound(attaching: SoundScope, episode: StoredEpisode, mediaId: number) {
  const former = episode.incoming;
  await change(attaching, episode, { incoming: mediaId, uploadStatus: 100 });
  if (former !== null) await purgeAttachedMedium(attaching, MediaKind.EPISODE, former);
}

/**
 * Handles progress in the analysis of a file that was received as the sound of an episode. A playable file becomes the sound, and the
 * previous sound is deleted.
 */
export async function soundWentOn(attaching: SoundScope, medium: { mediaId: number; state: MediaState }) {
  const { mediaId, state } = medium;
  const { radioId, transaction } = attaching;
  const found = await findEpisodeOfSound.first({ transaction, context: { radioId } }, { medium: mediaId });
  const episode = found && (await episodeForSound(attaching, found.id));
  if (!episode) return;
  if (state === MediaState.READY && episode.incoming === mediaId) {
    const former = episode.medium;
    await change(attaching, episode, { medium: mediaId, incoming: null });
    await addMp3IfNeeded(attaching, mediaId);
    if (former !== null && former !== mediaId)
      await purgeAttachedMedium(attaching, MediaKind.EPISODE, former);
  } else await publishEpisodeChanged(attaching, { radioId, id: episode.id });
}

/** Changes an episode on behalf of the system: published, but not written to the audit. */
async function change(
  attaching: SoundScope,
  episode: StoredEpisode,
  values: Partial<Record<keyof Episode, unknown>>,
) {
  const { transaction, radioId } = attaching;
  await updateRow(transaction, transaction.models.of(Episode), episode, values);
  await publishPublicChange(attaching, transaction, Episode.name, radioId);
  await publishEpisodeChanged(attaching, { radioId, id: episode.id });
}

const findEpisodeOfSound = query(
  'programmes.findEpisodeOfSound',
  (db, { medium }: Given<{ medium: number }>) =>
    db
      .selectFrom(withDeleted('Episode'))
      .select('id')
      .where(({ or, eb }) => or([eb('incoming', '=', medium), eb('medium', '=', medium)])),
);
