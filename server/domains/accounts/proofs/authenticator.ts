import { Secret, TOTP } from 'otpauth';
import { AuditAction } from '../../../kit/audit/auditEntry.entity.ts';
import type { Context } from '../../../kit/context.ts';
import { invalidInput } from '../../../kit/errors.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { audited } from './audited.ts';
import { firstRecoveryCodes } from './recoveryCodes.ts';
import { Authenticator } from './secondFactor.entity.ts';
import { everywhere } from '../sessions/sessions.ts';

const issuer = 'Regie';
const seconds = 30;
/** How many periods a clock may be off. */
const window = 1;

export interface AuthenticatorSetUp {
  secret: string;
  uri: string;
}

/** Makes a new secret for the viewer's app. It counts once a first code was right; until then it can be made anew. */
export async function setUpAuthenticator(context: Context): Promise<AuthenticatorSetUp> {
  const { database, reads, services, viewer } = context;
  const { userId } = viewer!;
  const secret = new Secret({ size: 20 });
  const [row] = await database.rows('select email from "user" where id = ?', [userId]);
  await inTransaction(database, async (transaction) => {
    await transaction.run('delete from authenticator where user_id = ? and confirmed_at is null', [userId]);
    const existing = await transaction.rows('select 1 from authenticator where user_id = ?', [userId]);
    if (existing.length > 0) throw invalidInput({ authenticator: 'taken' });
    const encryptedSecret = services.identity.box.lock(secret.base32, String(userId));
    const values = { user: userId, encryptedSecret, createdAt: new Date() };
    await insertRow(transaction, reads.models.of(Authenticator), values, everywhere);
  });
  return { secret: secret.base32, uri: totpOf(secret.base32, String(row![0])).toString() };
}

/** Makes the viewer's app count, when its code is right. Gives recovery codes to who has none. */
export async function confirmAuthenticator(context: Context, code: string): Promise<string[]> {
  const { userId } = context.viewer!;
  const pending = await findAuthenticator(context, userId, 'confirmed_at is null');
  const period = pending && periodOf(pending.secret, code);
  if (pending === undefined || period === undefined) throw invalidInput({ code: 'invalid' });
  return audited(context, async (transaction, tell) => {
    const confirmed = await transaction.run(
      'update authenticator set confirmed_at = ?, last_period = ? where id = ? and confirmed_at is null',
      [context.reads.models.of(Authenticator).stored(new Date()), period, pending.id],
    );
    if (confirmed === 0) throw invalidInput({ code: 'invalid' });
    await tell(AuditAction.CREATED, 'Authenticator', pending.id);
    return firstRecoveryCodes(transaction, context, userId);
  });
}

/** Takes the viewer's app away; recovery codes go with the last second factor. False when there was none. */
export function removeAuthenticator(context: Context): Promise<boolean> {
  const { userId } = context.viewer!;
  return audited(context, async (transaction, tell) => {
    const [row] = await transaction.rows('select id from authenticator where user_id = ?', [userId]);
    if (!row) return false;
    await transaction.run('delete from authenticator where id = ?', [Number(row[0])]);
    await transaction.run(codesOfTheLast, [userId, userId]);
    await tell(AuditAction.DELETED, 'Authenticator', Number(row[0]));
    return true;
  });
}

/** Recovery codes stand in for a second factor; without any there is nothing to stand in for. */
const codesOfTheLast =
  'delete from recovery_code where user_id = ? and not exists (select 1 from passkey where user_id = ?)';

/** Uses up a code of an app, and every older one; false when it is wrong, or one as new was used before. */
export async function takeCode(context: Context, userId: number, code: string): Promise<boolean> {
  const authenticator = await findAuthenticator(context, userId, 'confirmed_at is not null');
  const period = authenticator && periodOf(authenticator.secret, code);
  if (authenticator === undefined || period === undefined) return false;
  const taken = await inTransaction(context.database, async (transaction) =>
    transaction.run(
      'update authenticator set last_period = ? where id = ? and (last_period is null or last_period < ?)',
      [period, authenticator.id, period],
    ),
  );
  return taken > 0;
}

/** The period that a code belongs to; undefined when it is of none near now. */
function periodOf(secret: string, code: string): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const totp = totpOf(secret);
  const delta = totp.validate({ token, window });
  return delta === null ? undefined : totp.counter() + delta;
}

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: seconds,
    secret: Secret.fromBase32(secret),
  });

async function findAuthenticator({ database, services }: Context, userId: number, condition: string) {
  const [row] = await database.rows(
    `select id, encrypted_secret from authenticator where user_id = ? and ${condition}`,
    [userId],
  );
  return row && { id: Number(row[0]), secret: services.identity.box.open(String(row[1]), String(userId)) };
}
