import { Secret } from 'otpauth';
import { AuditAction } from '../../../kit/audit/auditEntry.entity.ts';
import type { Context } from '../../../kit/context.ts';
import type { Transaction } from '../../../kit/database/database.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { audited } from './audited.ts';
import { everywhere } from '../sessions/sessions.ts';
import { RecoveryCode } from './secondFactor.entity.ts';

const count = 10;
const randomBytesOfEach = 10;

/** Gives somebody ten new codes, in place of all that they had. Nobody can read them again. */
export const replaceRecoveryCodes = (context: Context, userId: number): Promise<string[]> =>
  audited(context, async (transaction, tell) => {
    const codes = await writeRecoveryCodes(transaction, context, userId);
    await tell(AuditAction.CREATED, 'RecoveryCode', null, { codes: [null, codes.length] });
    return codes;
  });

/** The first codes of somebody, along with their first second factor; none when they have some left. */
export async function firstRecoveryCodes(
  transaction: Transaction,
  context: Context,
  userId: number,
): Promise<string[]> {
  const left = await transaction.rows(
    'select 1 from recovery_code where user_id = ? and used_at is null limit 1',
    [userId],
  );
  return left.length > 0 ? [] : writeRecoveryCodes(transaction, context, userId);
}

async function writeRecoveryCodes(
  transaction: Transaction,
  { services, reads }: Context,
  userId: number,
): Promise<string[]> {
  await transaction.run('delete from recovery_code where user_id = ?', [userId]);
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

/** Uses a code up; false when it is none of the person's, or was used before. */
export async function takeRecoveryCode(context: Context, userId: number, code: string): Promise<boolean> {
  const { database, reads, services } = context;
  const hash = services.identity.hashOf('recovery', plain(code));
  const now = reads.models.of(RecoveryCode).stored(new Date());
  const taken = await inTransaction(database, async (transaction) =>
    transaction.run(
      'update recovery_code set used_at = ? where user_id = ? and code_hash = ? and used_at is null',
      [now, userId, hash],
    ),
  );
  return taken > 0;
}

/** Whether a text is meant as a code on paper: those of an app are six digits. */
export const looksLikeRecoveryCode = (code: string) => plain(code).length === 16;

const makeCode = () => new Secret({ size: randomBytesOfEach }).base32.match(/.{4}/g)!.join('-');
const plain = (code: string) => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
