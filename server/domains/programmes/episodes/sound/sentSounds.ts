import { record } from '../../../../kit/audit/audit.ts';
import { AuditAction } from '../../../../kit/audit/auditEntry.entity.ts';
import { invalidInput } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import {
  type AttachedMedia,
  type UploadProgressContext,
  type AttachedMedium,
  type AttachmentContext,
  type Caller,
  findUploadProgress,
  MediaKind,
} from '../../../library/public.ts';
import { requireOwnEmissionOf } from '../../emissions/emissionAccess.ts';
import { Episode } from '../episode.entity.ts';
import { publishEpisodeChanged } from '../episodeEvents.ts';
import { episodeForSound, receiveSound, soundWentOn } from './receivedSound.ts';

/* An upload of kind EPISODE names its episode, whose id is stored as the target of the upload. */

const mayUpdate = allow('update', 'Episode');

function targetOf({ episode }: Readonly<Record<string, string | null>>): string {
  const id = parseId(episode ?? '');
  if (id === undefined) throw invalidInput({ episode: episode ? 'unknown' : 'required' });
  return String(id);
}

/** Throws unless the uploader may change the episode that the target names. */
async function requireMay(caller: Caller, target: string): Promise<void> {
  const { database, abilities, radioId } = caller;
  abilities.require(mayUpdate);
  const episode = await findEmissionOfEpisode.first({ database, radioId }, { id: Number(target) });
  if (!episode) throw invalidInput({ episode: 'unknown' });
  await requireOwnEmissionOf(caller, { action: 'update', subject: 'Episode' }, episode.emission);
}

async function onReceived(
  attachment: AttachmentContext,
  { target, mediaId, author }: AttachedMedium,
): Promise<void> {
  const episode = await episodeForSound(attachment, Number(target));
  if (!episode) throw invalidInput({ episode: 'unknown' });
  await receiveSound(attachment, episode, mediaId);
  await record(attachment.transaction, author, {
    action: AuditAction.UPDATED,
    subject: Episode.name,
    subjectId: episode.id,
    changes: { incoming: [episode.incoming, mediaId] },
  });
}

/** Stores the progress of an upload. The version of the episode stays, so that nobody gets a CONFLICT. */
async function onProgress(
  { database, events, radioId }: UploadProgressContext,
  target: string,
): Promise<void> {
  const id = Number(target);
  const sending = await findUploadProgress(database, {
    radio: radioId,
    kind: MediaKind.EPISODE,
    target,
  });
  await database.transaction(async (transaction) => {
    const writing = { transaction, context: { radioId } };
    if (sending) {
      const percent = Math.min(100, Math.floor((sending.arrived / Math.max(1, sending.size)) * 100));
      await setUploadStatus.write(writing, { id, percent });
    } else await resetUploadStatus.write(writing, { id });
    await publishEpisodeChanged({ transaction, events }, { radioId, id });
  });
}

/** Defines the uploads of episode sounds: permission, target, and what happens with the file. */
export const sentSounds: AttachedMedia = {
  kind: MediaKind.EPISODE,
  targetOf,
  require: requireMay,
  onProgress,
  onReceived,
  onAnalysed: soundWentOn,
};

const findEmissionOfEpisode = query('programmes.findEmissionOfEpisode', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Episode').select('emission').where('id', '=', id),
);

const setUploadStatus = query(
  'programmes.setUploadStatus',
  (db, { id, percent }: Given<{ id: number; percent: number }>) =>
    db.updateTable('Episode').set({ uploadStatus: percent }).where('id', '=', id),
);

/** Resets the upload status when no upload is in progress. */
const resetUploadStatus = query('programmes.resetUploadStatus', (db, { id }: Given<{ id: number }>) =>
  db
    .updateTable('Episode')
    .set(({ eb }) => ({
      uploadStatus: eb
        .case()
        .when(eb.and([eb('medium', 'is', null), eb('incoming', 'is', null)]))
        .then(-1)
        .else(100)
        .end(),
    }))
    .where('id', '=', id),
);
