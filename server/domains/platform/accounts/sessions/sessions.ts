import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createSigner, createVerifier } from 'fast-jwt';
import { LRUCache } from 'lru-cache';
import type { Database, MaybePromise, Transaction } from '../../../../kit/database/database.ts';
import { unauthenticated } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import type { EntityModels } from '../../../../kit/read/model.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { insertRow } from '../../../../kit/write/rowWrites.ts';
import { everywhere } from '../../../../kit/read/scope.ts';
import { UserStatus } from '../../users/user.entity.ts';
import { isOpenSession } from '../validity.ts';
import { RefreshToken, Session } from './session.entity.ts';

export const accessTokenSeconds = 600;
export const sessionDays = 30;
/**
 * Milliseconds within which a used token returns the same successor again. Several tabs may refresh at once.
 */
const graceMilliseconds = 10_000;

export interface Tokens {
  accessToken: string;
  expiresAt: Date;
  refreshToken: string;
  userId: number;
  sessionId: number;
}

/** Thrown when a refresh token is used again after the grace period: two parties have it. */
export class StolenTokenError extends Error {
  readonly userId: number;

  constructor(userId: number) {
    super('A refresh token was used again.');
    this.userId = userId;
  }
}

const maxVerified = 5000;

/** Opens, renews and ends sessions, and signs and verifies their access tokens. */
export class Sessions {
  readonly #database: Database;
  readonly #models: EntityModels;
  readonly #secret: string;
  readonly #sign: (payload: { sid: number }) => string;
  readonly #verify: (token: string) => { sid: number; exp: number };
  /** Access tokens with a verified signature, by their text, with their expiry. */
  readonly #verified = new LRUCache<string, { sessionId: number; endsAt: number }>({
    max: maxVerified,
  });

  constructor(database: Database, models: EntityModels, secret: string) {
    this.#database = database;
    this.#models = models;
    this.#secret = secret;
    this.#sign = createSigner<{ sid: number }>({
      key: secret,
      algorithm: 'HS256',
      expiresIn: accessTokenSeconds * 1000,
    });
    this.#verify = createVerifier({ key: secret, algorithms: ['HS256'] });
  }

  /**
   * The session id of an access token; undefined when the token is forged, expired or foreign. Does not check that
   * the session is still open.
   */
  sessionOf(accessToken: string): number | undefined {
    const known = this.#verified.get(accessToken);
    if (known && /* guard: access-token-expires */ Date.now() < known.endsAt) return known.sessionId;
    try {
      const { sid, exp } = this.#verify(accessToken);
      if (!Number.isSafeInteger(sid)) return undefined;
      this.#verified.set(accessToken, { sessionId: sid, endsAt: exp * 1000 });
      return sid;
    } catch {
      return undefined;
    }
  }

  /** Opens a session. `besides` runs additional writes in the same transaction. */
  async open(
    userId: number,
    from: { device: string; address: string },
    besides?: (transaction: Transaction) => MaybePromise<void>,
  ): Promise<Tokens> {
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
      await besides?.(transaction);
      return id;
    });
    return this.#tokens(userId, sessionId, refreshToken);
  }

  /**
   * Exchanges a refresh token for its successor. Repeated uses within the grace period return the same successor; a later use
   * means that two parties have the token, and ends the session.
   */
  async refresh(refreshToken: string): Promise<Tokens> {
    const values = { tokenHash: hashOf(refreshToken), now: new Date() };
    const link = await findOpenRefreshToken.first(this.#database, values);
    if (!link) throw unauthenticated('Invalid refresh token');
    const { id: linkId, usedAt, sessionId, userId } = link;
    if (
      usedAt !== null &&
      /* guard: late-refresh-ends-session */ Date.now() - usedAt.getTime() > graceMilliseconds
    ) {
      await this.revoke(sessionId);
      throw new StolenTokenError(userId);
    }
    const successor = this.#successorOf(refreshToken);
    if (usedAt === null) await this.#advance(linkId, sessionId, successor);
    return this.#tokens(userId, sessionId, successor);
  }

  /** Last proof of identity in a session; a refresh proves nothing. */
  async provenAt(sessionId: number): Promise<Date | undefined> {
    const session = await findProvenAt.first(this.#database, { id: sessionId });
    return session?.provenAt ?? undefined;
  }

  /** Records a proof of identity in a session, and returns its time. */
  async prove(sessionId: number): Promise<Date> {
    const now = new Date();
    await inTransaction(this.#database, async (transaction) =>
      setProvenAt.write(transaction, { id: sessionId, at: now }),
    );
    return now;
  }

  async revoke(sessionId: number): Promise<void> {
    await inTransaction(this.#database, async (transaction) =>
      revokeSession.write(transaction, { id: sessionId, at: new Date() }),
    );
  }

  /** The open sessions of a user, the most recently active first, at most 100. */
  async openOf(userId: number) {
    return findOpenSessions.all(this.#database, { user: userId, now: new Date() });
  }

  /** Ends an open session if it belongs to the user. Returns the number of ended sessions. */
  revokeOwn(userId: number, sessionId: number): Promise<number> {
    return inTransaction(this.#database, async (transaction) =>
      revokeOwnSession.write(transaction, { user: userId, id: sessionId, at: new Date() }),
    );
  }

  /** Ends all open sessions of a user but one. Returns the number of ended sessions. */
  revokeOtherSessions(userId: number, ownSessionId: number): Promise<number> {
    return inTransaction(this.#database, async (transaction) =>
      endOtherSessions(transaction, userId, ownSessionId),
    );
  }

  /** True when the user has signed in before, but never from this device at this address. */
  async isElsewhere(userId: number, from: { device: string; address: string }): Promise<boolean> {
    if (await hasSessionFrom.any(this.#database, { user: userId, ...from })) return false;
    return hasSessions.any(this.#database, { user: userId });
  }

  /** Returns the session and the user of a refresh token, even when either is no longer valid. */
  async holderOf(refreshToken: string): Promise<{ sessionId: number; userId: number } | undefined> {
    return findTokenHolder.first(this.#database, { tokenHash: hashOf(refreshToken) });
  }

  /** Concurrent refreshes derive the same successor token; only the first request inserts it. */
  async #advance(linkId: number, sessionId: number, successor: string): Promise<void> {
    const now = new Date();
    await inTransaction(this.#database, async (transaction) => {
      const used = await markTokenUsed.write(transaction, { id: linkId, at: now });
      if (used === 0) return;
      await insertRow(
        transaction,
        this.#models.of(RefreshToken),
        { session: sessionId, tokenHash: hashOf(successor) },
        everywhere,
      );
      await extendSession.write(transaction, { id: sessionId, now, until: inDays(sessionDays) });
    });
  }

  #successorOf(refreshToken: string) {
    return createHmac('sha256', this.#secret).update(`refresh ${refreshToken}`).digest('base64url');
  }

  #tokens(userId: number, sessionId: number, refreshToken: string): Tokens {
    const expiresAt = new Date(Date.now() + accessTokenSeconds * 1000);
    return { accessToken: this.#sign({ sid: sessionId }), expiresAt, refreshToken, userId, sessionId };
  }
}

/** Ends all open sessions of a user but one, in a transaction. Returns the number of ended sessions. */
export const endOtherSessions = (transaction: Transaction, userId: number, ownSessionId: number) =>
  revokeSessionsExcept.write(transaction, { user: userId, ownSession: ownSessionId, at: new Date() });

const findOpenRefreshToken = query(
  'accounts.findOpenRefreshToken',
  (db, { tokenHash, now }: Given<{ tokenHash: string; now: Date }>) =>
    db
      .selectFrom('RefreshToken as token')
      .innerJoin('Session as session', 'session.id', 'token.session')
      .innerJoin('User as person', 'person.id', 'session.user')
      .select(['token.id', 'token.usedAt', 'session.id as sessionId', 'session.user as userId'])
      .where('token.tokenHash', '=', tokenHash)
      .where(isOpenSession(now))
      .where('person.status', '=', UserStatus.ACTIVE),
);

const findTokenHolder = query('accounts.findTokenHolder', (db, { tokenHash }: Given<{ tokenHash: string }>) =>
  db
    .selectFrom('RefreshToken as token')
    .innerJoin('Session as session', 'session.id', 'token.session')
    .select(['session.id as sessionId', 'session.user as userId'])
    .where('token.tokenHash', '=', tokenHash),
);

const findProvenAt = query('accounts.findProvenAt', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Session').select('provenAt').where('id', '=', id),
);

const findOpenSessions = query(
  'accounts.findOpenSessions',
  (db, { user, now }: Given<{ user: number; now: Date }>) =>
    db
      .selectFrom('Session as session')
      .select(['session.id', 'session.device', 'session.address', 'session.createdAt', 'session.lastSeenAt'])
      .where('session.user', '=', user)
      .where(isOpenSession(now))
      .orderBy('session.lastSeenAt', 'desc')
      .orderBy('session.id', 'desc')
      .limit(100),
);

const hasSessionFrom = query(
  'accounts.hasSessionFrom',
  (db, { user, device, address }: Given<{ user: number; device: string; address: string }>) =>
    db
      .selectFrom('Session')
      .select('id')
      .where('user', '=', user)
      .where('device', '=', device)
      .where('address', '=', address)
      .limit(1),
);

const hasSessions = query('accounts.hasSessions', (db, { user }: Given<{ user: number }>) =>
  db.selectFrom('Session').select('id').where('user', '=', user).limit(1),
);

const setProvenAt = query('accounts.setProvenAt', (db, { id, at }: Given<{ id: number; at: Date }>) =>
  db.updateTable('Session').set({ provenAt: at }).where('id', '=', id),
);

const markTokenUsed = query(
  'accounts.markRefreshTokenUsed',
  (db, { id, at }: Given<{ id: number; at: Date }>) =>
    db.updateTable('RefreshToken').set({ usedAt: at }).where('id', '=', id).where('usedAt', 'is', null),
);

const extendSession = query(
  'accounts.extendSession',
  (db, { id, now, until }: Given<{ id: number; now: Date; until: Date }>) =>
    db.updateTable('Session').set({ lastSeenAt: now, expiresAt: until }).where('id', '=', id),
);

const revokeSession = query('accounts.revokeSession', (db, { id, at }: Given<{ id: number; at: Date }>) =>
  db.updateTable('Session').set({ revokedAt: at }).where('revokedAt', 'is', null).where('id', '=', id),
);

const revokeOwnSession = query(
  'accounts.revokeOwnSession',
  (db, { user, id, at }: Given<{ user: number; id: number; at: Date }>) =>
    db
      .updateTable('Session')
      .set({ revokedAt: at })
      .where('revokedAt', 'is', null)
      .where('expiresAt', '>', at)
      .where('user', '=', user)
      .where('id', '=', id),
);

const revokeSessionsExcept = query(
  'accounts.revokeSessionsExcept',
  (db, { user, ownSession, at }: Given<{ user: number; ownSession: number; at: Date }>) =>
    db
      .updateTable('Session')
      .set({ revokedAt: at })
      .where('revokedAt', 'is', null)
      .where('expiresAt', '>', at)
      .where('user', '=', user)
      .where('id', '<>', ownSession),
);

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
