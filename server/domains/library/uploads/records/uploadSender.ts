import type { Upload } from '@tus/utils';
import { authorOf, type Author } from '../../../../kit/audit/audit.ts';
import type { Context } from '../../../../kit/context.ts';
import type { Transaction } from '../../../../kit/database/database.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { entityOf } from '../../analysis/storedMedium.ts';
import type { MediaKind } from '../../media/kinds/mediaKind.ts';
import { recordOf, type SentFrom } from './uploadRecord.ts';

/** Uploader and radio of a file, with the request that sent it. The request has already ended when the file becomes a medium. */
export interface UploadSender extends SentFrom {
  userId: number;
  radioId: number;
}

/** Returns the IP address and id of a request, as the audit records them. */
export function sentFrom(context: Context, kind: MediaKind): SentFrom {
  const { address, requestId } = authorOf(context, entityOf[kind].name);
  return { address, requestId };
}

export function sentBy(upload: Upload): UploadSender {
  const { userId, radioId, address = '', requestId = '' } = recordOf(upload);
  return { userId: Number(userId), radioId: Number(radioId), address, requestId };
}

/** Returns the uploader of a medium as the author of its audit entry. */
export async function findAuthorOfUpload(
  transaction: Transaction,
  { userId, radioId, address, requestId }: UploadSender,
): Promise<Author> {
  const person = await findSenderName.first(transaction, { id: userId });
  return { actorId: userId, actorName: person?.fullName ?? '', address, radioId, requestId };
}

const findSenderName = query('library.findSenderName', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('User').select('fullName').where('id', '=', id),
);
