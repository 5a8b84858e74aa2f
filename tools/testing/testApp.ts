import type { SqlEntityManager } from '@mikro-orm/sql';
import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import { createSigner } from 'fast-jwt';
import { onTestFinished } from 'vitest';
import { createApp, type App } from '../../server/app.ts';
import { readConfig, type Config, type DatabaseConfig } from '../../server/config.ts';
import { TeamMember } from '../../server/domains/platform/organization/teams/teamMember.entity.ts';
import { Role } from '../../server/domains/platform/permissions/roles/role.entity.ts';
import { baseAbilities } from '../../server/domains/platform/permissions/roles/roles.ts';
import { User } from '../../server/domains/platform/users/user.entity.ts';
import { jitExecutor, type Execute, type Schemas } from '../../server/kit/graphql/executor.ts';
import type { AnyJobKind } from '../../server/kit/jobs/jobKind.ts';
import type { ByClock } from '../../server/kit/jobs/jobSchedules.ts';
import { ensureSearchIndexes } from '../../server/kit/list/search/searchIndex.ts';
import { buildAppSchemas } from '../../server/schema.ts';
import { openOrm, type Orm } from '../../server/orm.ts';
import type { Json } from './json.ts';
import { checkedExecutor } from './checkedExecutor.ts';
import { freshDatabase, type TestDatabase } from './services/testDatabase.ts';

/** Response to a GraphQL request of a test, with shortcuts to the parts that tests read most. */
export interface Answer {
  status: number;
  data: Json;
  errors: Array<{ message: string; path?: string[]; extensions: Record<string, Json> }>;
  /** Code of the first error. */
  code: string | undefined;
  /** Field problems of the first error. */
  fields: Record<string, string> | undefined;
  headers: Record<string, unknown>;
  body: string;
}

/**
 * Milliseconds for which access tokens of tests are valid. On a slow machine, a test file takes longer than the usual lifetime.
 */
export const testTokenLifetime = 86_400_000;

export interface TestApp extends App {
  orm: Orm;
  config: Config;
  /**
   * Returns an access token of the person with this e-mail, without checking a password, which would be slow. Valid for
   * `testTokenLifetime`.
   */
  tokenOf: (email: string) => Promise<string>;
  /** Sends a GraphQL document over HTTP, through every layer of the server. */
  graphql: (
    document: string,
    variables?: object,
    token?: string | null,
    headers?: Record<string, string>,
  ) => Promise<Answer>;
  /** Adds a person who has the role with this key, and returns an access token. */
  as: (roleKey: string) => Promise<string>;
}

interface Options {
  seed?: 'demo' | 'none';
  env?: NodeJS.ProcessEnv;
  /**
   * Executor for tests in which rows change between two reads. The default one runs queries twice, and would report the change as
   * an error.
   */
  executor?: (schemas: Schemas) => Execute;
  /** Receives the log. For tests that read it. */
  log?: Writable;
  /** Additional entities of a test, whose tables are created. */
  entities?: ReadonlyArray<new () => object>;
  /** Additional resolvers. */
  resolvers?: readonly Function[];
  /** Another application. This one shares its database and files, like a second process. */
  beside?: TestApp;
  /** Additional job kinds. */
  jobs?: readonly AnyJobKind[];
  /** Decides which schedules of job kinds are active. Defaults to none, because a test makes a job due itself. */
  isByClock?: ByClock;
}

const onPostgres = process.env['TEST_DATABASE'] === 'postgresql';

/**
 * On SQLite, each query runs with the compiled executor and with that of graphql-js, and the results are compared. On PostgreSQL,
 * this happens only with `TEST_EVERYTHING`.
 */
const usualExecutor = !onPostgres || process.env['TEST_EVERYTHING'] === 'yes' ? checkedExecutor : jitExecutor;

let schemasOfDomains: Promise<Schemas> | undefined;

const schemasWith = (resolvers: readonly Function[]) =>
  resolvers.length > 0 ? buildAppSchemas(resolvers) : (schemasOfDomains ??= buildAppSchemas());

/** Creates the real application on a new database for a test. It is closed at the end of the test or of the file. */
export async function createTestApp(
  {
    seed = 'demo',
    env = {},
    log,
    executor = usualExecutor,
    entities = [],
    resolvers = [],
    beside,
    jobs = [],
    isByClock = () => false,
  }: Options = {},
  finished: (work: () => Promise<void>) => void = onTestFinished,
): Promise<TestApp> {
  const database: TestDatabase = beside ? sharedWith(beside) : await freshDatabase(seed);
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    // No limit, because tests send more requests in seconds than people in an hour.
    REQUESTS_PER_MINUTE: '0',
    // Long, so that a slow machine does not make tests fail.
    OPERATION_TIMEOUT: '60000',
    DATABASE_STATEMENT_TIMEOUT: '60000',
    DATA_DIR: database.folder,
    DATABASE_URL: database.url,
    ...env,
  });
  const orm = await openTestOrm(config.database, entities);
  const app = await createApp({
    config,
    orm,
    schemas: await schemasWith(resolvers),
    executor,
    ...(log && { log }),
    moreJobs: jobs,
    isByClock,
  });
  finished(async () => {
    await app.close();
    if (entities.length === 0) closedOrms[config.database.engine].push(orm);
    await database.drop();
  });

  const sign = createSigner({ key: config.secret, algorithm: 'HS256', expiresIn: testTokenLifetime });
  const tokenOf = async (email: string) => {
    const user = await orm.em.fork().findOneOrFail(User, { email });
    const { sessions } = app.shared.services.accounts;
    const { sessionId } = await sessions.open(user.id, { device: 'test', address: '' });
    return sign({ sid: sessionId });
  };
  const as = async (roleKey: string) => {
    const em = orm.em.fork();
    const users = await em.find(User, { role: { key: roleKey }, status: 'ACTIVE' } as never);
    if (users[0]) return tokenOf(users[0].email);
    return tokenOf((await addUser(em as never, roleKey)).email);
  };
  const graphql = async (
    document: string,
    variables: object = {},
    token: string | null = null,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await app.server.inject({
      method: 'POST',
      url: '/graphql',
      // With this content type, GraphQL errors have an HTTP status.
      headers: {
        accept: 'application/graphql-response+json',
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      payload: { query: document, variables },
    });
    const { data, errors = [] } = response.json<{ data?: Json; errors?: Answer['errors'] }>();
    const [first] = errors;
    return {
      status: response.statusCode,
      data,
      errors,
      code: first?.extensions['code'] as string | undefined,
      fields: first?.extensions['fields'] as Record<string, string> | undefined,
      headers: response.headers,
      body: response.body,
    };
  };
  return Object.assign(app, { orm, config, tokenOf, as, graphql });
}

const sharedWith = ({ config: { dataDir, database } }: TestApp): TestDatabase => ({
  folder: dataDir,
  url: database.engine === 'sqlite' ? `sqlite:${database.location}` : database.location,
  drop: async () => {},
});

/** ORMs of closed test applications, for reuse, because discovering the entities takes longer than many tests. */
const closedOrms: Record<DatabaseConfig['engine'], Orm[]> = { sqlite: [], postgresql: [] };

async function openTestOrm(config: DatabaseConfig, entities: NonNullable<Options['entities']>): Promise<Orm> {
  const { engine, location } = config;
  const known = entities.length === 0 ? closedOrms[engine].pop() : undefined;
  if (known) {
    await known.reconnect(
      engine === 'sqlite'
        ? { dbName: location }
        : { clientUrl: location, dbName: new URL(location).pathname.slice(1) },
    );
    return known;
  }
  const orm = await openOrm(config, { synchronous: 'OFF', moreEntities: entities });
  if (entities.length > 0) await addTables(orm, entities);
  return orm;
}

/** Creates the tables of additional entities, and their search indexes. */
async function addTables(orm: Orm, entities: NonNullable<Options['entities']>): Promise<void> {
  const tables = entities.map((entity) => orm.getMetadata().get(entity).tableName);
  const isOfThem = new RegExp(`^(create table|alter table|create .*index .* on) .(${tables.join('|')})\\W`);
  const statements = (await orm.schema.getCreateSchemaSQL())
    .split(/;\s*\n/)
    .map((statement) => statement.trim());
  for (const statement of statements.filter((text) => isOfThem.test(text)))
    await orm.em.getConnection().execute(statement);
  await ensureSearchIndexes(orm as never);
}

/** Adds a test user with a role on the platform and in the team of the first radio. */
export async function addUser(em: SqlEntityManager, roleKey: string): Promise<User> {
  const role = await em.findOneOrFail(Role, { key: roleKey });
  const { radio } = await em.findOneOrFail(User, { email: 'admin@demo.com' });
  const name = `test-${roleKey}-${randomUUID().slice(0, 8)}`;
  const user = em.create(User, {
    fullName: name,
    username: name,
    email: `${name}@example.com`,
    country: 'France',
    contact: '000',
    currentPlan: 'BASIC',
    status: 'ACTIVE',
    role,
    radio,
  } as never);
  await em.flush();
  em.create(TeamMember, { user, role, radio } as never);
  await em.flush();
  return user;
}

/**
 * Adds a role with the given abilities for a test, such as `read Invoice` or `update Slot OWN`. The role also has the abilities
 * that every role has.
 */
export async function addRole({ orm }: TestApp, key: string, ...abilities: string[]): Promise<void> {
  const em = orm.em.fork();
  const grants = abilities
    .map((ability) => ability.split(' '))
    .map(([action, subject, condition]) => ({ action, subject, ...(condition && { condition }) }));
  em.create(Role, { key, name: key, description: '', abilities: [...baseAbilities, ...grants] } as never);
  await em.flush();
}
