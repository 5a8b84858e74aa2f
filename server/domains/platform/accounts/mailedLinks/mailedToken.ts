import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database, Transaction } from '../../../../kit/database/database.ts';
import { deadLink } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import { everywhere } from '../../../../kit/read/scope.ts';
import { insertRow } from '../../../../kit/write/rowWrites.ts';
import { MailedToken, MailedTokenKind } from './mailedToken.entity.ts';

/** Validity of a link, in milliseconds. */
const lifetimes: Record<MailedTokenKind, number> = {
  INVITATION: 7 * 86_400_000,
  PASSWORD_RESET: 3_600_000,
};

export interface IssuedToken {
  token: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Valid link of an e-mail, with the user to whom it was sent. */
export interface LiveToken {
  id: number;
  userId: number;
  sentBy: number | null;
  expiresAt: Date;
}

/**
 * Creates the only valid link of its kind for a user, and replaces an older one.
 * The caller must have locked the user's row.
 */
export async function issueToken(
  transaction: Transaction,
  {
    kind,
    user,
    sentBy,
  }: { kind: MailedTokenKind; user: { id: number; email: string }; sentBy: number | null },
): Promise<IssuedToken> {
  const model = transaction.models.of(MailedToken);
  const createdAt = new Date();
  await invalidateMailedTokens.write(transaction, { user: user.id, kind, at: createdAt });
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = new Date(createdAt.getTime() + lifetimes[kind]);
  const values = { kind, user: user.id, sentBy, tokenHash: hashOf(secret, user.email), createdAt, expiresAt };
  const { id } = await insertRow(transaction, model, values, everywhere);
  return { token: `${id}.${secret}`, createdAt, expiresAt };
}

/** Returns the link with this token and purpose. Throws `TOKEN_EXPIRED`, `TOKEN_USED` or `TOKEN_UNKNOWN` when it is invalid. */
export async function findLiveToken(
  database: Database | Transaction,
  kind: MailedTokenKind,
  token: string,
): Promise<LiveToken> {
  const [id = '', secret = ''] = token.split('.');
  const link = await findMailedToken.first(database, { id: parseId(id) ?? 0, kind });
  if (!link) throw deadLink('TOKEN_UNKNOWN');
  const { tokenHash, email, usedAt, ...live } = link;
  if (!isSame(tokenHash, hashOf(secret, email))) throw deadLink('TOKEN_UNKNOWN');
  if (usedAt !== null) throw deadLink('TOKEN_USED');
  if (live.expiresAt.getTime() <= Date.now()) throw deadLink('TOKEN_EXPIRED');
  return live;
}

const findMailedToken = query(
  'accounts.findMailedToken',
  (db, { id, kind }: Given<{ id: number; kind: MailedTokenKind }>) =>
    db
      .selectFrom('MailedToken as token')
      .innerJoin('User as person', 'person.id', 'token.user')
      .select(['token.id', 'token.user as userId', 'token.sentBy', 'token.expiresAt'])
      .select(['token.usedAt', 'token.tokenHash', 'person.email'])
      .where('token.id', '=', id)
      .where('token.kind', '=', kind),
);

/** Marks a link as used. Of two concurrent uses, one throws `TOKEN_USED`. */
export async function spendToken(transaction: Transaction, id: number): Promise<void> {
  const spent = await markTokenUsed.write(transaction, { id, at: new Date() });
  if (spent === 0) throw deadLink('TOKEN_USED');
}

const invalidateMailedTokens = query(
  'accounts.invalidateMailedTokens',
  (db, { user, kind, at }: Given<{ user: number; kind: MailedTokenKind; at: Date }>) =>
    db
      .updateTable('MailedToken')
      .set({ usedAt: at })
      .where('user', '=', user)
      .where('kind', '=', kind)
      .where('usedAt', 'is', null),
);

const markTokenUsed = query(
  'accounts.markMailedTokenUsed',
  (db, { id, at }: Given<{ id: number; at: Date }>) =>
    db.updateTable('MailedToken').set({ usedAt: at }).where('id', '=', id).where('usedAt', 'is', null),
);

/** Includes the e-mail in the hash, so that a link becomes invalid when the user's address changes. */
const hashOf = (secret: string, email: string) =>
  createHash('sha256').update(`${secret} ${email}`).digest('base64url');

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
