import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { createSigner, createVerifier } from 'fast-jwt';
import { unauthenticated } from '../../kit/errors.ts';
import { transaction } from '../../kit/resource/transaction.ts';
import { UserStatus } from '../users/user.entity.ts';
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

export class StolenTokenError extends Error {
  readonly userId: number;
  readonly sessionId: number;

  constructor(userId: number, sessionId: number) {
    super('A refresh token was used again.');
    this.userId = userId;
    this.sessionId = sessionId;
  }
}

/** Opens, renews and ends sessions, and signs and reads their access tokens. */
export class Sessions {
  readonly #secret: string;
  readonly #sign: (payload: { sid: number }) => string;
  readonly #verify: (token: string) => { sid: number };

  constructor(secret: string) {
    this.#secret = secret;
    this.#sign = createSigner({ key: secret, algorithm: 'HS256', expiresIn: accessTokenSeconds * 1000 }) as never;
    this.#verify = createVerifier({ key: secret, algorithms: ['HS256'], cache: 5000 }) as never;
  }

  /** The session that an access token belongs to; undefined when it is forged, expired or not one of ours. */
  sessionOf(accessToken: string): number | undefined {
    try {
      return this.#verify(accessToken).sid;
    } catch {
      return undefined;
    }
  }

  async open(em: SqlEntityManager, userId: number, from: { device: string; address: string }): Promise<Tokens> {
    const refreshToken = randomBytes(32).toString('base64url');
    const now = new Date();
    const session = await transaction({ em }, async inner => {
      const made = inner.create(Session, { user: userId, createdAt: now, lastSeenAt: now, expiresAt: inDays(sessionDays), ...from } as never);
      inner.create(RefreshToken, { session: made, tokenHash: hashOf(refreshToken) } as never);
      await inner.flush();
      return made;
    });
    return this.#tokens(userId, session.id, refreshToken);
  }

  /**
   * Exchanges a refresh token for its successor. Uses within the grace get the same one; a later use means that two hold
   * the token, and ends the session.
   */
  async refresh(em: SqlEntityManager, refreshToken: string): Promise<Tokens> {
    const link = await em.findOne(RefreshToken, { tokenHash: hashOf(refreshToken) }, { populate: ['session.user'] as never });
    const session = link?.session.unwrap();
    const user = session?.user.unwrap();
    if (!link || !session || !user || !isOpen(session) || user.status !== UserStatus.ACTIVE) throw unauthenticated('Invalid refresh token');
    if (link.usedAt && Date.now() - link.usedAt.getTime() > graceMilliseconds) {
      await this.revoke(em, session.id);
      throw new StolenTokenError(user.id, session.id);
    }
    const successor = this.#successorOf(refreshToken);
    if (!link.usedAt) await this.#advance(em, link.id, session.id, successor);
    return this.#tokens(user.id, session.id, successor);
  }

  async revoke(em: SqlEntityManager, sessionId: number): Promise<void> {
    await em.nativeUpdate(Session, { id: sessionId, revokedAt: null }, { revokedAt: new Date() });
  }

  /** The session of a refresh token, whatever its state. */
  async sessionOfRefresh(em: SqlEntityManager, refreshToken: string): Promise<number | undefined> {
    const link = await em.findOne(RefreshToken, { tokenHash: hashOf(refreshToken) });
    return link?.session.id;
  }

  /** Of many at once only the first adds the successor; it is the same for all, for it follows from the token. */
  async #advance(em: SqlEntityManager, linkId: number, sessionId: number, successor: string): Promise<void> {
    const now = new Date();
    await transaction({ em }, async inner => {
      const used = await inner.nativeUpdate(RefreshToken, { id: linkId, usedAt: null }, { usedAt: now });
      if (used === 0) return;
      await inner.insert(RefreshToken, { session: sessionId, tokenHash: hashOf(successor), usedAt: null } as never);
      await inner.nativeUpdate(Session, { id: sessionId }, { lastSeenAt: now, expiresAt: inDays(sessionDays) });
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

/** Removes sessions that nobody can use any more. */
export async function forgetEndedSessions(em: SqlEntityManager): Promise<void> {
  await em.nativeDelete(Session, { expiresAt: { $lt: inDays(-1) } });
}

const isOpen = (session: Session) => !session.revokedAt && session.expiresAt > new Date();
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

