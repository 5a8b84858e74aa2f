import { Secret, TOTP } from 'otpauth';
import { AuditAction } from '../../../../../kit/audit/auditEntry.entity.ts';
import type { Context } from '../../../../../kit/context.ts';
import { invalidInput } from '../../../../../kit/errors.ts';
import { query, type Given } from '../../../../../kit/query/query.ts';
import { inTransaction } from '../../../../../kit/resource/transaction.ts';
import { insertRow } from '../../../../../kit/write/rowWrites.ts';
import { audited } from '../audited.ts';
import { firstRecoveryCodes } from '../recoveryCodes.ts';
import { Authenticator } from '../secondFactor.entity.ts';
import { findEmailOf } from '../../findEmailOf.ts';
import { everywhere } from '../../../../../kit/read/scope.ts';

const issuer = 'Regie';
const seconds = 30;
/** Accepted deviation of a clock, in periods. */
const window = 1;

export interface AuthenticatorSetUp {
  secret: string;
  uri: string;
}

/**
 * Makes a new secret for the viewer's authenticator app. The app takes effect after the first correct code; until
 * then, another call replaces the secret. Throws `authenticator: taken` when an app has taken effect already.
 */
export async function setUpAuthenticator(context: Context): Promise<AuthenticatorSetUp> {
  const { database, reads, services, viewer } = context;
  const { userId } = viewer!;
  const secret = new Secret({ size: 20 });
  const email = await findEmailOf(database, userId);
  await inTransaction(database, async (transaction) => {
    await deleteUnconfirmedAuthenticator.write(transaction, { user: userId });
    if (await findAuthenticatorRows.any(transaction, { user: userId }))
      throw invalidInput({ authenticator: 'taken' });
    const encryptedSecret = services.identity.box.lock(secret.base32, String(userId));
    const values = { user: userId, encryptedSecret, createdAt: new Date() };
    await insertRow(transaction, reads.models.of(Authenticator), values, everywhere);
  });
  return { secret: secret.base32, uri: totpOf(secret.base32, email).toString() };
}

const deleteUnconfirmedAuthenticator = query(
  'accounts.deleteUnconfirmedAuthenticator',
  (db, { user }: Given<{ user: number }>) =>
    db.deleteFrom('Authenticator').where('user', '=', user).where('confirmedAt', 'is', null),
);

const findAuthenticatorRows = query(
  'accounts.findAuthenticatorRows',
  (db, { user }: Given<{ user: number }>) =>
    db.selectFrom('Authenticator').select(['id', 'encryptedSecret', 'confirmedAt']).where('user', '=', user),
);

/**
 * Activates the viewer's authenticator app with its first correct code. Throws `code: invalid` for a wrong code, and when no app
 * waits for its first code. Returns recovery codes when the viewer has no unused ones, otherwise an empty list.
 */
export async function confirmAuthenticator(context: Context, code: string): Promise<string[]> {
  const { userId } = context.viewer!;
  const pending = await findAuthenticator(context, userId, 'pending');
  const period = pending && periodOf(pending.secret, code);
  if (pending === undefined || period === undefined) throw invalidInput({ code: 'invalid' });
  return audited(context, async (transaction, recordChange) => {
    const confirmed = await markConfirmed.write(transaction, { id: pending.id, at: new Date(), period });
    if (confirmed === 0) throw invalidInput({ code: 'invalid' });
    await recordChange(AuditAction.CREATED, 'Authenticator', pending.id);
    return firstRecoveryCodes(transaction, context, userId);
  });
}

const markConfirmed = query(
  'accounts.markAuthenticatorConfirmed',
  (db, { id, at, period }: Given<{ id: number; at: Date; period: number }>) =>
    db
      .updateTable('Authenticator')
      .set({ confirmedAt: at, lastPeriod: period })
      .where('id', '=', id)
      .where('confirmedAt', 'is', null),
);

/** Removes the viewer's authenticator app, and the recovery codes with the last second factor. False when there was no app. */
export function removeAuthenticator(context: Context): Promise<boolean> {
  const { userId } = context.viewer!;
  return audited(context, async (transaction, recordChange) => {
    const authenticator = await findAuthenticatorRows.first(transaction, { user: userId });
    if (!authenticator) return false;
    await deleteAuthenticatorRow.write(transaction, { id: authenticator.id });
    await deleteCodesOfLastFactor.write(transaction, { user: userId });
    await recordChange(AuditAction.DELETED, 'Authenticator', authenticator.id);
    return true;
  });
}

const deleteAuthenticatorRow = query('accounts.deleteAuthenticatorRow', (db, { id }: Given<{ id: number }>) =>
  db.deleteFrom('Authenticator').where('id', '=', id),
);

/** Recovery codes replace a second factor, so they are deleted with the last one. */
const deleteCodesOfLastFactor = query(
  'accounts.deleteCodesOfAuthenticator',
  (db, { user }: Given<{ user: number }>) =>
    db
      .deleteFrom('RecoveryCode')
      .where('user', '=', user)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('Passkey').select('Passkey.id').where('Passkey.user', '=', user))),
      ),
);

/**
 * Uses up a code of an authenticator app and all older codes.
 * Returns false when the code is wrong, or not newer than the last used code.
 */
export async function takeCode(context: Context, userId: number, code: string): Promise<boolean> {
  const authenticator = await findAuthenticator(context, userId, 'confirmed');
  const period = authenticator && periodOf(authenticator.secret, code);
  if (authenticator === undefined || period === undefined) return false;
  const taken = await inTransaction(context.database, async (transaction) =>
    claimPeriod.write(transaction, { id: authenticator.id, period }),
  );
  return taken > 0;
}

const claimPeriod = query(
  'accounts.claimPeriod',
  (db, { id, period }: Given<{ id: number; period: number }>) =>
    db
      .updateTable('Authenticator')
      .set({ lastPeriod: period })
      .where('id', '=', id)
      // guard: authenticator-code-used-once
      .where(({ or, eb }) => or([eb('lastPeriod', 'is', null), eb('lastPeriod', '<', period)])),
);

/** The period of a code. Undefined for codes that belong neither to the current period nor to one beside it. */
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

/** The only app of a user, if it is in the given state; undefined otherwise. */
async function findAuthenticator(
  { database, services }: Context,
  userId: number,
  state: 'pending' | 'confirmed',
) {
  const found = await findAuthenticatorRows.first(database, { user: userId });
  if (!found || (found.confirmedAt === null) !== (state === 'pending')) return undefined;
  return { id: found.id, secret: services.identity.box.open(found.encryptedSecret, String(userId)) };
}
