import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context, Wishes } from '../../../kit/context.ts';
import type { Database, RawRow } from '../../../kit/database/database.ts';
import type { Settings } from '../../../kit/domain.ts';
import { radioForbidden, sessionNeeded } from '../../../kit/errors.ts';
import type { EntityModel, EntityModels } from '../../../kit/read/model.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import type { AbilityGrant } from '../../../kit/rules/abilities.ts';
import { ApiToken } from './apiToken.entity.ts';
import { jsonOf } from '../proofs/jsonOf.ts';
import { momentOf } from '../proofs/signInMethods.ts';

declare module '../../../kit/context.ts' {
  interface Services {
    apiTokens: ApiTokens;
  }
}

/** Last uses are written so often at most: a busy program must not make every read of its own a write. */
const useNoticedEvery = 60_000;

const form = /^regie_([\da-f]{12})_[\w-]{43}$/;

/** Whether a bearer token is meant as a key of a program; access tokens of sessions look otherwise. */
export const looksLikeApiToken = (token: string): boolean => token.startsWith('regie_');

/** A new key, with the part by which it is found. */
export function makeApiToken(): { token: string; prefix: string } {
  const prefix = randomBytes(6).toString('hex');
  return { token: `regie_${prefix}_${randomBytes(32).toString('base64url')}`, prefix };
}

/** Makes the person of a token the viewer of a request, within what the token allows. */
export class ApiTokens {
  readonly #database: Database;
  readonly #models: EntityModels;

  constructor({ database, reads }: Pick<Settings, 'database' | 'reads'>) {
    this.#database = database;
    this.#models = reads.models;
  }

  /**
   * Reads the token's row, so that what was revoked, ran out or changed counts from the next request on. Nothing happens
   * for a token that is not good. Throws when the request wishes for what the token or its person may not have.
   */
  async identify(context: Context, token: string, { radio, viewAs }: Wishes): Promise<void> {
    const found = await this.#find(context, token);
    if (!found) return;
    const { accounts } = context.services;
    const wished = radio ?? found.radioId;
    const standing = await accounts.standingOf(found.userId, wished ?? found.ownRadioId);
    if (!standing) return;
    if (viewAs !== undefined) throw sessionNeeded();
    if (found.radioId !== undefined && wished !== found.radioId) throw radioForbidden();
    if (wished !== undefined && standing.radioId === undefined) throw radioForbidden();
    context.viewer = {
      userId: standing.userId,
      sessionId: noSession,
      roleId: standing.role.id,
      name: standing.name,
    };
    context.abilities = standing.abilities.ofProgram(found.scopes);
    context.radioId = standing.radioId;
    context.boundTo = found.radioId;
    // A full disk keeps no program from reading.
    await this.#noticeUse(found).catch((error: unknown) =>
      context.log.error({ err: error }, 'the use of an API token could not be noted'),
    );
  }

  async #find({ services }: Context, token: string): Promise<FoundToken | undefined> {
    const prefix = form.exec(token)?.[1];
    if (prefix === undefined) return undefined;
    const now = this.#model.stored(new Date());
    const [row] = await this.#database.rows(goodToken, [prefix, now]);
    if (!row) return undefined;
    const found = foundToken(row);
    const hash = services.identity.hashOf('api token', token);
    return timingSafeEqual(Buffer.from(found.tokenHash), Buffer.from(hash)) ? found : undefined;
  }

  async #noticeUse({ id, lastUsedAt }: FoundToken): Promise<void> {
    const now = Date.now();
    if (lastUsedAt && now - lastUsedAt.getTime() < useNoticedEvery) return;
    await inTransaction(this.#database, async (transaction) =>
      transaction.run('update api_token set last_used_at = ? where id = ?', [
        this.#model.stored(new Date(now)),
        id,
      ]),
    );
  }

  get #model(): EntityModel {
    return this.#models.of(ApiToken);
  }
}

/** No session has this id. */
const noSession = 0;

interface FoundToken {
  id: number;
  userId: number;
  tokenHash: string;
  scopes: AbilityGrant[];
  /** The only radio that it works on, if it is bound to one. */
  radioId: number | undefined;
  lastUsedAt: Date | null;
  /** The radio that its person works on unless told otherwise. */
  ownRadioId: number | undefined;
}

const goodToken = `select t.id, t.user_id, t.token_hash, t.scopes, t.radio_id, t.last_used_at, u.radio_id
  from api_token t join "user" u on u.id = t.user_id
  where t.prefix = ? and t.revoked_at is null and (t.expires_at is null or t.expires_at > ?)`;

const foundToken = (row: RawRow): FoundToken => ({
  id: Number(row[0]),
  userId: Number(row[1]),
  tokenHash: String(row[2]),
  scopes: jsonOf<AbilityGrant[]>(row[3]),
  radioId: (row[4] as number | null) ?? undefined,
  lastUsedAt: momentOf(row[5]),
  ownRadioId: (row[6] as number | null) ?? undefined,
});
