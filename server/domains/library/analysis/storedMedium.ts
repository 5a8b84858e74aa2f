import { typedRow } from '../../../kit/read/plan.ts';
import type { Database, Transaction } from '../../../kit/database/database.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Jobs } from '../../../kit/jobs/jobs.ts';
import type { Notices } from '../../../kit/notices/notices.ts';
import { publishPublicChange, type PublicChanges } from '../../../kit/pages/publicTypes.ts';
import type { Reads } from '../../../kit/read/reads.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { readStored, updateRow } from '../../../kit/write/rowWrites.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import type { AttachedMediaByKind } from '../attached/attachedMedia.ts';
import { EpisodeSound } from '../media/kinds/episodeSound.entity.ts';
import { Generic } from '../media/kinds/generic.entity.ts';
import { Jingle } from '../media/kinds/jingle.entity.ts';
import type { MediaItem } from '../media/mediaItem.entity.ts';
import { MediaKind } from '../media/kinds/mediaKind.ts';
import { Publicity } from '../media/kinds/adverts/publicity.entity.ts';
import { RushSound } from '../media/kinds/rushSound.entity.ts';
import { Song } from '../media/kinds/songs/song.entity.ts';
import { Video } from '../media/kinds/video.entity.ts';

/** Entity class of each kind of medium. */
export const entityOf: Record<MediaKind, new () => MediaItem> = {
  SONG: Song,
  JINGLE: Jingle,
  GENERIC: Generic,
  PUBLICITY: Publicity,
  VIDEO: Video,
  RUSH: RushSound,
  EPISODE: EpisodeSound,
};

/** Id, radio and kind of a medium. The radio is included because the analysis runs outside of any request. */
export interface MediumKey {
  id: number;
  radioId: number;
  kind: MediaKind;
}

/** Services that are needed to change media in jobs, without a viewer. */
export interface MediaTools extends PublicChanges {
  database: Database;
  reads: Reads;
  jobs: Jobs;
  notices: Notices;
  attachedMedia: AttachedMediaByKind;
}

/**
 * Changes a medium without a viewer, also in the recycle bin. Publishes the change, but does not audit it. For an attached
 * medium, notifies its owner instead of publishing `mediaChanged`. When `valuesOf` returns undefined, the medium stays unchanged,
 * but `after` and the notification still run. Returns false when the medium was permanently deleted.
 */
export function changeMedium(
  { database, reads, events, publicTypes, jobs, notices, attachedMedia }: MediaTools,
  { id, radioId, kind }: MediumKey,
  valuesOf: (
    transaction: Transaction,
    stored: Stored<MediaItem>,
  ) => Promise<object | undefined> | object | undefined,
  after?: (transaction: Transaction) => Promise<void>,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    await lockRadio.any(transaction, { id: radioId });
    const model = reads.models.of(entityOf[kind]);
    const stored = await readStored(transaction, model, id, { radioId, deleted: 'shown' }, '');
    if (!stored) return false;
    const medium = typedRow<Stored<MediaItem>>(stored);
    const values = await valuesOf(transaction, medium);
    if (values) {
      await updateRow(transaction, model, stored, values as Record<string, unknown>);
      await publishPublicChange({ events, publicTypes }, transaction, model.name, radioId);
    }
    await after?.(transaction);
    const attached = attachedMedia.get(kind);
    if (attached) {
      const { state } = { ...medium, ...values };
      await attached.onAnalysed(
        { transaction, reads, events, publicTypes, jobs, notices, radioId },
        { mediaId: id, state },
      );
    } else await events.publish(transaction, 'mediaChanged', { radioId, id });
    return true;
  });
}

/**
 * Locks the radio, so that its analyses store their results one after the other. Of two equal files, exactly one is treated as the
 * original.
 */
const lockRadio = query('library.lockRadio', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Radio').select('id').where('id', '=', id).forUpdate(),
);
