import { Secret } from 'otpauth';
import { AuditAction } from '../../../../kit/audit/auditEntry.entity.ts';
import type { Context } from '../../../../kit/context.ts';
import type { Transaction } from '../../../../kit/database/database.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { insertRow } from '../../../../kit/write/rowWrites.ts';
import { audited } from './audited.ts';
import { everywhere } from '../../../../kit/read/scope.ts';
import { RecoveryCode } from './secondFactor.entity.ts';

const count = 10;
const randomBytesOfEach = 10;

/** Makes ten new recovery codes that replace all earlier ones of a user. The codes cannot be read again. */
export const replaceRecoveryCodes = (context: Context, userId: number): Promise<string[]> =>
  audited(context, async (transaction, recordChange) => {
    const codes = await writeRecoveryCodes(transaction, context, userId);
    await recordChange(AuditAction.CREATED, 'RecoveryCode', null, { codes: [null, codes.length] });
    return codes;
  });

/** Creates ten recovery codes for a user who sets up a second factor. Creates none when unused codes exist. Returns the new codes. */
export async function firstRecoveryCodes(
  transaction: Transaction,
  context: Context,
  userId: number,
): Promise<string[]> {
  const hasSome = await hasUnusedCodes.any(transaction, { user: userId });
  return hasSome ? [] : writeRecoveryCodes(transaction, context, userId);
}

const hasUnusedCodes = query('accounts.hasUnusedCodes', (db, { user }: Given<{ user: number }>) =>
  db.selectFrom('RecoveryCode').select('id').where('user', '=', user).where('usedAt', 'is', null).limit(1),
);

async function writeRecoveryCodes(
  transaction: Transaction,
  { services, reads }: Context,
  userId: number,
): Promise<string[]> {
  await deleteCodes.write(transaction, { user: userId });
  const codes = Array.from({ length: count }, makeCode);
  const model = reads.models.of(RecoveryCode);
  for (const code of codes)
    await insertRow(
      transaction,
      model,
      { user: userId, codeHash: services.identity.hashOf('recovery', plain(code)) },
      everywhere,
    );
  return codes;
}

const deleteCodes = query('accounts.deleteCodes', (db, { user }: Given<{ user: number }>) =>
  db.deleteFrom('RecoveryCode').where('user', '=', user),
);

/** Uses up a recovery code; returns false when it is unknown or used already. */
export async function takeRecoveryCode(context: Context, userId: number, code: string): Promise<boolean> {
  const { database, services } = context;
  const hash = services.identity.hashOf('recovery', plain(code));
  const taken = await inTransaction(database, async (transaction) =>
    markCodeUsed.write(transaction, { user: userId, hash, at: new Date() }),
  );
  return taken > 0;
}

const markCodeUsed = query(
  'accounts.markCodeUsed',
  (db, { user, hash, at }: Given<{ user: number; hash: string; at: Date }>) =>
    db
      .updateTable('RecoveryCode')
      .set({ usedAt: at })
      .where('user', '=', user)
      .where('codeHash', '=', hash)
      // guard: recovery-code-used-once
      .where('usedAt', 'is', null),
);

/** Returns true for texts in the format of a recovery code. Codes of an authenticator app have six digits. */
export const looksLikeRecoveryCode = (code: string) => plain(code).length === 16;

const makeCode = () => new Secret({ size: randomBytesOfEach }).base32.match(/.{4}/g)!.join('-');
const plain = (code: string) => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
