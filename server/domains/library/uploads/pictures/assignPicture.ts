import { record } from '../../../../kit/audit/audit.ts';
import { AuditAction } from '../../../../kit/audit/auditEntry.entity.ts';
import type { Context } from '../../../../kit/context.ts';
import type { Files } from '../../../../kit/images/pictureFiles.ts';
import { publishPublicChange, type PublicChanges } from '../../../../kit/pages/publicTypes.ts';
import { rowLock } from '../../../../kit/resource/storedRows.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { readStored, updateRow } from '../../../../kit/write/rowWrites.ts';
import { entityOf } from '../../analysis/storedMedium.ts';
import { Album } from '../../catalogue/album.entity.ts';
import { albumCovers } from '../../catalogue/cataloguePictures.ts';
import { artworks } from '../../media/files/mediaPictures.ts';
import { findAuthorOfUpload, type UploadSender } from '../records/uploadSender.ts';
import type { Target } from './pictureTargets.ts';

type Tables = Pick<Context, 'database' | 'reads'> & PublicChanges;

/**
 * Sets the picture of an album or medium that has none. Returns false when the row was deleted, or has got another picture in the
 * meantime.
 */
export async function assignPicture(
  tables: Tables,
  files: Files,
  path: string,
  target: Target,
  sender: UploadSender,
): Promise<boolean> {
  const pictures = target.entity === 'Album' ? albumCovers : artworks;
  const address = await pictures.store(files, { path, declaredType: undefined });
  const isAssigned = await setIfEmpty(tables, target, address, sender).catch(async (error: unknown) => {
    await pictures.discard(files, address);
    throw error;
  });
  if (!isAssigned) await pictures.discard(files, address);
  return isAssigned;
}

function setIfEmpty(
  { database, reads, events, publicTypes }: Tables,
  { entity, id, kind, mediaIds }: Target,
  address: string,
  sender: UploadSender,
): Promise<boolean> {
  const model = reads.models.of(entity === 'Album' ? Album : entityOf[kind]);
  const property = entity === 'Album' ? 'cover' : 'artwork';
  return inTransaction(database, async (transaction) => {
    const scope = { radioId: sender.radioId, deleted: 'hidden' } as const;
    const stored = await readStored(transaction, model, id, scope, rowLock({ database }));
    if (!stored || stored[property] !== '') return false;
    await updateRow(transaction, model, stored, { [property]: address });
    await record(transaction, await findAuthorOfUpload(transaction, sender), {
      action: AuditAction.UPDATED,
      subject: model.name,
      subjectId: id,
      changes: { [property]: ['', address] },
    });
    const { radioId } = sender;
    await publishPublicChange({ events, publicTypes }, transaction, model.name, radioId);
    await events.publish(
      transaction,
      'mediaChanged',
      ...mediaIds.map((mediaId) => ({ radioId, id: mediaId })),
    );
    return true;
  });
}
