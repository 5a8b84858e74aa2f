import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createSigner, createVerifier } from 'fast-jwt';
import type { Database, SqlValue } from '../../../kit/database/database.ts';
import { unauthenticated } from '../../../kit/errors.ts';
import type { EntityModels } from '../../../kit/read/model.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { UserStatus } from '../../users/user.entity.ts';
import { RefreshToken, Session } from './session.entity.ts';

export const accessTokenSeconds = 600;
export const sessionDays = 30;
/** Several tabs refresh at once: a token may be used again for so long and gives the same successor. */
const graceMilliseconds = 10_000;

export interface Tokens {
  accessToken: string;
  expiresAt: Date;
  refreshToken: string;
  userId: number;
  sessionId: number;
}

/** A refresh token came back after its successor was in use: two hold it. */
export class StolenTokenError extends Error {
  readonly userId: number;

  constructor(userId: number) {
    super('A refresh token was used again.');
    this.userId = userId;
  }
}

/** No radio, nothing deleted: sessions are of the whole platform. */
export const everywhere = { radioId: undefined, deleted: 'hidden' } as const;

const mostVerified = 5000;

/** Opens, renews and ends sessions, and signs and reads their access tokens. */
export class Sessions {
  readonly #database: Database;
  readonly #models: EntityModels;
  readonly #secret: string;
  readonly #sign: (payload: { sid: number }) => string;
  readonly #verify: (token: string) => { sid: number; exp: number };
  /** Access tokens whose signature was right, by their whole text, with when they end. */
  readonly #verified = new Map<string, { sessionId: number; endsAt: number }>();

  constructor(database: Database, models: EntityModels, secret: string) {
    this.#database = database;
    this.#models = models;
    this.#secret = secret;
    this.#sign = createSigner({
      key: secret,
      algorithm: 'HS256',
      expiresIn: accessTokenSeconds * 1000,
    }) as never;
    this.#verify = createVerifier({ key: secret, algorithms: ['HS256'] }) as never;
  }

  /** The session that an access token belongs to; undefined when it is forged, expired or not one of ours. */
  sessionOf(accessToken: string): number | undefined {
    const known = this.#verified.get(accessToken);
    if (known && Date.now() < known.endsAt) return known.sessionId;
    try {
      const { sid, exp } = this.#verify(accessToken);
      if (!Number.isSafeInteger(sid)) return undefined;
      this.#verified.set(accessToken, { sessionId: sid, endsAt: exp * 1000 });
      const [oldest] = this.#verified.keys();
      if (this.#verified.size > mostVerified && oldest !== undefined) this.#verified.delete(oldest);
      return sid;
    } catch {
      return undefined;
    }
  }

  async open(userId: number, from: { device: string; address: string }): Promise<Tokens> {
    const refreshToken = randomBytes(32).toString('base64url');
    const now = new Date();
    const sessionId = await inTransaction(this.#database, async (transaction) => {
      const values = {
        user: userId,
        createdAt: now,
        provenAt: now,
        lastSeenAt: now,
        expiresAt: inDays(sessionDays),
        ...from,
      };
      const { id } = await insertRow(transaction, this.#models.of(Session), values, everywhere);
      await insertRow(
        transaction,
        this.#models.of(RefreshToken),
        { session: id, tokenHash: hashOf(refreshToken) },
        everywhere,
      );
      return id;
    });
    return this.#tokens(userId, sessionId, refreshToken);
  }

  /**
   * Exchanges a refresh token for its successor. Uses within the grace get the same one; a later use means that two hold
   * the token, and ends the session.
   */
  async refresh(refreshToken: string): Promise<Tokens> {
    const [row] = await this.#database.rows(openLink, [
      hashOf(refreshToken),
      this.#moment(new Date()),
      UserStatus.ACTIVE,
    ]);
    if (!row) throw unauthenticated('Invalid refresh token');
    const [linkId, usedAt, sessionId, userId] = row as [number, number | string | null, number, number];
    if (usedAt !== null && Date.now() - new Date(usedAt).getTime() > graceMilliseconds) {
      await this.revoke(sessionId);
      throw new StolenTokenError(userId);
    }
    const successor = this.#successorOf(refreshToken);
    if (usedAt === null) await this.#advance(linkId, sessionId, successor);
    return this.#tokens(userId, sessionId, successor);
  }

  /** When the person of a session last proved who they are; refreshing it proves nothing. */
  async provenAt(sessionId: number): Promise<Date | undefined> {
    const [row] = await this.#database.rows('select proven_at from session where id = ?', [sessionId]);
    const provenAt = row?.[0] as number | string | null | undefined;
    return provenAt == null ? undefined : new Date(provenAt);
  }

  /** The person of a session has proven who they are. */
  async prove(sessionId: number): Promise<Date> {
    const now = new Date();
    await inTransaction(this.#database, async (transaction) =>
      transaction.run('update session set proven_at = ? where id = ?', [this.#moment(now), sessionId]),
    );
    return now;
  }

  async revoke(sessionId: number): Promise<void> {
    await this.#revokeWhere('id = ?', sessionId);
  }

  /** The sessions of a person that may still be used, the one last seen first. */
  async openOf(userId: number) {
    const rows = await this.#database.rows(
      `select id, device, address, created_at, last_seen_at from session
       where user_id = ? and revoked_at is null and expires_at > ? order by last_seen_at desc, id desc limit 100`,
      [userId, this.#moment(new Date())],
    );
    return rows.map(([id, device, address, createdAt, lastSeenAt]) => ({
      id: Number(id),
      device: String(device),
      address: String(address),
      createdAt: new Date(createdAt as number | string),
      lastSeenAt: new Date(lastSeenAt as number | string),
    }));
  }

  /** Ends one session if it is the person's. Gives how many that were. */
  revokeOwn(userId: number, sessionId: number): Promise<number> {
    return this.#revokeWhere('user_id = ? and id = ?', userId, sessionId);
  }

  /** Ends all sessions of a person but one. Gives how many that were. */
  revokeOthers(userId: number, keptSessionId: number): Promise<number> {
    return this.#revokeWhere('user_id = ? and id <> ?', userId, keptSessionId);
  }

  /** The session of a refresh token and its person, whatever their state. */
  async holderOf(refreshToken: string): Promise<{ sessionId: number; userId: number } | undefined> {
    const [row] = await this.#database.rows(
      'select s.id, s.user_id from refresh_token t join session s on s.id = t.session_id where t.token_hash = ?',
      [hashOf(refreshToken)],
    );
    return row && { sessionId: Number(row[0]), userId: Number(row[1]) };
  }

  /** Of many at once only the first adds the successor; it is the same for all, for it follows from the token. */
  async #advance(linkId: number, sessionId: number, successor: string): Promise<void> {
    const now = this.#moment(new Date());
    const until = this.#moment(inDays(sessionDays));
    await inTransaction(this.#database, async (transaction) => {
      const used = await transaction.run(
        'update refresh_token set used_at = ? where id = ? and used_at is null',
        [now, linkId],
      );
      if (used === 0) return;
      await insertRow(
        transaction,
        this.#models.of(RefreshToken),
        { session: sessionId, tokenHash: hashOf(successor) },
        everywhere,
      );
      await transaction.run('update session set last_seen_at = ?, expires_at = ? where id = ?', [
        now,
        until,
        sessionId,
      ]);
    });
  }

  #revokeWhere(condition: string, ...values: number[]): Promise<number> {
    const now = this.#moment(new Date());
    const sql = `update session set revoked_at = ? where revoked_at is null and ${condition}`;
    return inTransaction(this.#database, async (transaction) => transaction.run(sql, [now, ...values]));
  }

  #successorOf(refreshToken: string) {
    return createHmac('sha256', this.#secret).update(`refresh ${refreshToken}`).digest('base64url');
  }

  #tokens(userId: number, sessionId: number, refreshToken: string): Tokens {
    const expiresAt = new Date(Date.now() + accessTokenSeconds * 1000);
    return { accessToken: this.#sign({ sid: sessionId }), expiresAt, refreshToken, userId, sessionId };
  }

  #moment(date: Date): SqlValue {
    return this.#models.platform.processDateProperty(date) as SqlValue;
  }
}

const openLink = `select t.id, t.used_at, s.id, s.user_id from refresh_token t
  join session s on s.id = t.session_id join "user" u on u.id = s.user_id
  where t.token_hash = ? and s.revoked_at is null and s.expires_at > ? and u.status = ?`;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
