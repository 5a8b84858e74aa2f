import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { authorKey, authorOf } from './kit/audit/audit.ts';
import type { Context, RefreshTokenCarrier, Services } from './kit/context.ts';
import type { Database } from './kit/database/database.ts';
import { radioFilter } from './kit/read/model.ts';
import type { Reads } from './kit/read/reads.ts';
import { noAbilities } from './kit/rules/abilities.ts';
import type { Orm } from './orm.ts';

/** What all requests of one application share. */
export interface Shared {
  orm: Orm;
  database: Database;
  reads: Reads;
  services: Services;
}

export interface Caller {
  accessToken?: string | undefined;
  refreshToken?: RefreshTokenCarrier;
  address?: string;
  device?: string;
  requestId?: string;
  log: FastifyBaseLogger;
}

const noRefreshToken: RefreshTokenCarrier = { presented: undefined, keep: () => {} };

/** The context of one request, with its viewer when the access token is good. */
export async function createContext(shared: Shared, caller: Caller): Promise<Context> {
  const context = new RequestContext(shared, caller);
  const sessionId = caller.accessToken === undefined ? undefined : shared.services.accounts.sessions.sessionOf(caller.accessToken);
  if (sessionId !== undefined) await shared.services.accounts.identify(context, sessionId);
  return context;
}

class RequestContext implements Context {
  viewer: Context['viewer'] = undefined;
  abilities = noAbilities;
  radioId: number | undefined = undefined;
  readonly database: Database;
  readonly reads: Reads;
  readonly services: Services;
  readonly refreshToken: RefreshTokenCarrier;
  readonly origin: Context['origin'];
  readonly requestId: string;
  readonly log: Context['log'];
  // Apollo copies the context for each operation, and private names do not survive that.
  private readonly orm: Orm;

  constructor({ orm, database, reads, services }: Shared, caller: Caller) {
    this.orm = orm;
    this.database = database;
    this.reads = reads;
    this.services = services;
    this.refreshToken = caller.refreshToken ?? noRefreshToken;
    this.origin = { address: caller.address ?? '', device: (caller.device ?? '').slice(0, 300) };
    this.requestId = caller.requestId ?? randomUUID();
    this.log = caller.log;
  }

  /** A fork for each use: no entity of one write is seen by the next. */
  get em(): SqlEntityManager {
    const em = this.orm.em.fork({ loggerContext: { [authorKey]: authorOf(this) } } as never) as unknown as SqlEntityManager;
    if (this.radioId !== undefined) em.setFilterParams(radioFilter, { radioId: this.radioId });
    return em;
  }
}
