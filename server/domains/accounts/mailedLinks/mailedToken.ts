import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../../kit/context.ts';
import type { Database, Transaction } from '../../../kit/database/database.ts';
import { deadLink } from '../../../kit/errors.ts';
import { parseId, scopeOf } from '../../../kit/read/reads.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { MailedToken, MailedTokenKind } from './mailedToken.entity.ts';

/** How long a link is good, in milliseconds. */
const lifetimes: Record<MailedTokenKind, number> = {
  INVITATION: 7 * 86_400_000,
  PASSWORD_RESET: 3_600_000,
};

export interface IssuedToken {
  token: string;
  createdAt: Date;
  expiresAt: Date;
}

/** A link that leads somewhere, and whom it was sent to. */
export interface LiveToken {
  id: number;
  userId: number;
  sentBy: number | null;
  expiresAt: Date;
}

/** Makes the one live link of its kind for a person: an older one is replaced. The person's row is to be locked before. */
export async function issueToken(
  transaction: Transaction,
  context: Context,
  {
    kind,
    user,
    sentBy,
  }: { kind: MailedTokenKind; user: { id: number; email: string }; sentBy: number | null },
): Promise<IssuedToken> {
  const model = context.reads.models.of(MailedToken);
  const createdAt = new Date();
  await transaction.run(
    'update mailed_token set used_at = ? where user_id = ? and kind = ? and used_at is null',
    [model.stored(createdAt), user.id, kind],
  );
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = new Date(createdAt.getTime() + lifetimes[kind]);
  const values = { kind, user: user.id, sentBy, tokenHash: hashOf(secret, user.email), createdAt, expiresAt };
  const { id } = await insertRow(transaction, model, values, scopeOf(context));
  return { token: `${id}.${secret}`, createdAt, expiresAt };
}

/** The link of a token, or why it is of no use: TOKEN_EXPIRED, TOKEN_USED or TOKEN_UNKNOWN. */
export async function findLiveToken(
  database: Pick<Database | Transaction, 'rows'>,
  kind: MailedTokenKind,
  token: string,
): Promise<LiveToken> {
  const [id = '', secret = ''] = token.split('.');
  const [row] = await database.rows(
    `select t.id, t.user_id, t.sent_by_id, t.expires_at, t.used_at, t.token_hash, u.email from mailed_token t
     join "user" u on u.id = t.user_id where t.id = ? and t.kind = ?`,
    [parseId(id) ?? 0, kind],
  );
  if (!row) throw deadLink('TOKEN_UNKNOWN');
  const [, , sentBy, expires, usedAt, tokenHash, email] = row as [
    ...[number, number, number | null],
    ...[number | string | Date, unknown, string, string],
  ];
  if (!isSame(tokenHash, hashOf(secret, email))) throw deadLink('TOKEN_UNKNOWN');
  if (usedAt !== null) throw deadLink('TOKEN_USED');
  const expiresAt = new Date(expires);
  if (expiresAt.getTime() <= Date.now()) throw deadLink('TOKEN_EXPIRED');
  return { id: Number(row[0]), userId: Number(row[1]), sentBy, expiresAt };
}

/** Uses a link up. Of two who use it at once, one is told TOKEN_USED. */
export async function spendToken(transaction: Transaction, context: Context, id: number): Promise<void> {
  const now = context.reads.models.of(MailedToken).stored(new Date());
  const spent = await transaction.run(
    'update mailed_token set used_at = ? where id = ? and used_at is null',
    [now, id],
  );
  if (spent === 0) throw deadLink('TOKEN_USED');
}

/** The address is part of it: a link that went to another address than the person has by now is not theirs. */
const hashOf = (secret: string, email: string) =>
  createHash('sha256').update(`${secret} ${email}`).digest('base64url');

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
