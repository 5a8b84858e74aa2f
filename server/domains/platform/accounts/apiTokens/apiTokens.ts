import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context, RequestedScope } from '../../../../kit/context.ts';
import type { Database } from '../../../../kit/database/database.ts';
import type { Settings } from '../../../../kit/domain.ts';
import { radioForbidden, sessionNeeded } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { noSession } from '../accounts.ts';
import { isValidToken } from '../validity.ts';
import type { Parameter } from '../../../../kit/query/given.ts';
import type { Builder } from '../../../../kit/query/tables.ts';
import type { ApiToken } from './apiToken.entity.ts';

declare module '../../../../kit/context.ts' {
  interface Services {
    apiTokens: ApiTokens;
  }
}

/**
 * Minimum interval between writes of the last use in milliseconds.
 * Without it, each read of a busy program would cause a write.
 */
const useNoticedEvery = 60_000;

const form = /^regie_([\da-f]{12})_[\w-]{43}$/;

/** True when a bearer token begins like an API token, and is therefore no access token. */
export const looksLikeApiToken = (token: string): boolean => token.startsWith('regie_');

/** Returns the part of an API token that identifies it without granting access. Undefined for texts without the format of an API token. */
export const prefixOf = (token: string): string | undefined => form.exec(token)?.[1];

/** Makes the text of a new API token, and the prefix that identifies it. */
export function makeApiToken(): { token: string; prefix: string } {
  const prefix = randomBytes(6).toString('hex');
  return { token: `regie_${prefix}_${randomBytes(32).toString('base64url')}`, prefix };
}

/** Makes the user of an API token the viewer of a request, within the scopes of the token. */
export class ApiTokens {
  readonly #database: Database;

  constructor({ database }: Pick<Settings, 'database'>) {
    this.#database = database;
  }

  /**
   * Makes the user of a valid token the viewer.
   * Reads the token from the database, so that a revocation, expiry or change takes effect with the next
   * request. Does nothing for an invalid token, and for a user who may not sign in. Throws when the token or its user has no access
   * to the radio of the request, and when the request asks for the view of a role.
   */
  async identify(context: Context, token: string, requested: RequestedScope): Promise<void> {
    const found = await this.#find(context, token);
    if (found) await this.#enter(context, found, requested);
  }

  /** Like `identify`, for a job that a program requested, by token id and with the token's current validity. */
  async identifyAbsent(context: Context, tokenId: number, radio: number): Promise<void> {
    const found = await findValidTokenById.first(this.#database, { id: tokenId, now: new Date() });
    if (found) await this.#enter(context, found, { radio });
  }

  async #enter(context: Context, found: FoundToken, { radio, viewAs }: RequestedScope): Promise<void> {
    const { accounts } = context.services;
    const requestedRadio = radio ?? found.radioId ?? undefined;
    const access = await accounts.accessOf(found.userId, requestedRadio ?? found.ownRadioId ?? undefined);
    if (!access) return;
    if (viewAs !== undefined) throw sessionNeeded();
    // guard: api-token-on-its-radio
    if (found.radioId !== null && requestedRadio !== found.radioId) throw radioForbidden();
    if (requestedRadio !== undefined && access.radioId === undefined) throw radioForbidden();
    context.viewer = {
      userId: access.userId,
      sessionId: noSession,
      tokenId: found.id,
      roleId: access.role.id,
      name: access.name,
    };
    context.abilities = access.abilities
      // guard: api-token-within-its-scopes
      .ofProgram(found.scopes);
    context.radioId = access.radioId;
    context.boundTo = found.radioId ?? undefined;
    // A full disk must not prevent a program from reading.
    await this.#noticeUse(found).catch((error: unknown) =>
      context.log.error({ err: error }, 'could not record the use of an API token'),
    );
  }

  /** Provides this function on the service, for callers that cannot import it. */
  prefixOf = prefixOf;

  async #find({ services }: Context, token: string): Promise<FoundToken | undefined> {
    const prefix = prefixOf(token);
    if (prefix === undefined) return undefined;
    const found = await findValidToken.first(this.#database, { prefix, now: new Date() });
    if (!found) return undefined;
    const hash = services.identity.hashOf('api token', token);
    return /* guard: api-token-needs-secret */ timingSafeEqual(
      Buffer.from(found.tokenHash),
      Buffer.from(hash),
    )
      ? found
      : undefined;
  }

  async #noticeUse({ id, lastUsedAt }: FoundToken): Promise<void> {
    const now = Date.now();
    if (lastUsedAt && now - lastUsedAt.getTime() < useNoticedEvery) return;
    await inTransaction(this.#database, async (transaction) =>
      setLastUsedAt.write(transaction, { id, at: new Date(now) }),
    );
  }
}

interface FoundToken extends Pick<ApiToken, 'id' | 'tokenHash' | 'scopes' | 'lastUsedAt'> {
  userId: number;
  /** The only radio that the token may access; null for a token of all radios. */
  radioId: number | null;
  /** Default radio of the token's user. */
  ownRadioId: number | null;
}

const goodTokens = (db: Builder, now: Parameter<Date>) =>
  db
    .selectFrom('ApiToken as token')
    .innerJoin('User as person', 'person.id', 'token.user')
    .select(['token.id', 'token.user as userId', 'token.tokenHash', 'token.scopes', 'token.lastUsedAt'])
    .select(['token.radio as radioId', 'person.radio as ownRadioId'])
    .where(isValidToken(now));

const findValidToken = query(
  'accounts.findValidToken',
  (db, { prefix, now }: Given<{ prefix: string; now: Date }>) =>
    goodTokens(db, now).where('token.prefix', '=', prefix),
);

const findValidTokenById = query(
  'accounts.findValidTokenById',
  (db, { id, now }: Given<{ id: number; now: Date }>) => goodTokens(db, now).where('token.id', '=', id),
);

const setLastUsedAt = query(
  'accounts.setTokenLastUsedAt',
  (db, { id, at }: Given<{ id: number; at: Date }>) =>
    db.updateTable('ApiToken').set({ lastUsedAt: at }).where('id', '=', id),
);
