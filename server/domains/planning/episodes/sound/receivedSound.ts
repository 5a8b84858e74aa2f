import { readStored, updateRow } from '../../../../kit/write/rowWrites.ts';
import type { Stored } from '../../../../kit/write/storedEntity.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { withDeleted } from '../../../../kit/query/scopes.ts';
import type { Attaching } from '../../../multimedia/attached/attachedMedia.ts';
import { purgeAttached } from '../../../multimedia/attached/purgeAttached.ts';
import { MediaKind } from '../../../multimedia/media/kinds/mediaKind.ts';
import { MediaState } from '../../../multimedia/media/mediaState.ts';
import { Episode } from '../episode.entity.ts';
import { addMp3IfNeeded } from './mp3Rendition.ts';
import { publishEpisodeChanged } from '../episodeEvents.ts';

/*
 * A file for an episode waits beside its sound until it can be played, and takes its place then: what is of no use never
 * costs an episode the sound that it has.
 */

type Place = Omit<Attaching, 'reads'>;
type StoredEpisode = Stored<Episode> & { id: number };

/** The episode of an id, for what is about to change of it; in the recycle bin too: it may come back. */
export async function episodeForSound(
  { transaction, radioId }: Place,
  id: number,
): Promise<StoredEpisode | null> {
  const model = transaction.models.of(Episode);
  const lock = transaction.models.isSqlite ? '' : ' for update of t';
  const row = await readStored(transaction, model, id, { radioId, deleted: 'shown' }, lock);
  return row as StoredEpisode | null;
}

/** A file for an episode is there, to be looked into; one that came before it and is no sound yet goes. */
export async function receiveSound(attaching: Place, episode: StoredEpisode, mediaId: number) {
  const former = episode.incoming;
  await change(attaching, episode, { incoming: mediaId, uploadStatus: 100 });
  if (former !== null) await purgeAttached(attaching, MediaKind.EPISODE, former);
}

/** The file of an episode went on in its analysis: one that can be played is its sound from now on, and the former one goes. */
export async function soundWentOn(attaching: Place, medium: { mediaId: number; state: MediaState }) {
  const { mediaId, state } = medium;
  const { radioId, transaction } = attaching;
  const found = await episodeOfSound.first({ transaction, context: { radioId } }, { medium: mediaId });
  const episode = found && (await episodeForSound(attaching, found.id));
  if (!episode) return;
  if (state === MediaState.READY && episode.incoming === mediaId) {
    const former = episode.medium;
    await change(attaching, episode, { medium: mediaId, incoming: null });
    await addMp3IfNeeded(attaching, mediaId);
    if (former !== null && former !== mediaId) await purgeAttached(attaching, MediaKind.EPISODE, former);
  } else await publishEpisodeChanged(attaching, { radioId, id: episode.id });
}

/** What the software itself does is told, and not written into the audit. */
async function change(
  attaching: Place,
  episode: StoredEpisode,
  values: Partial<Record<keyof Episode, unknown>>,
) {
  const { transaction, radioId } = attaching;
  await updateRow(transaction, transaction.models.of(Episode), episode as never, values);
  await publishEpisodeChanged(attaching, { radioId, id: episode.id });
}

const episodeOfSound = query('planning.episodeOfSound', (db, { medium }: Given<{ medium: number }>) =>
  db
    .selectFrom(withDeleted('Episode'))
    .select('id')
    .where(({ or, eb }) => or([eb('incoming', '=', medium), eb('medium', '=', medium)])),
);
