import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { createApp, type App } from '../app.ts';
import { readConfig, type Config, type DatabaseConfig } from '../config.ts';
import { TeamMember } from '../domains/platform/organization/teams/teamMember.entity.ts';
import { Role } from '../domains/platform/permissions/roles/role.entity.ts';
import { baseAbilities } from '../domains/platform/permissions/roles/roles.ts';
import { User } from '../domains/platform/users/user.entity.ts';
import { jitExecutor, type Execute, type Schemas } from '../kit/graphql/executor.ts';
import type { AnyJobKind } from '../kit/jobs/jobKind.ts';
import type { ByClock } from '../kit/jobs/jobSchedules.ts';
import { ensureSearchIndexes } from '../kit/list/searchIndex.ts';
import { buildAppSchemas } from '../schema.ts';
import { openOrm, type Orm } from '../orm.ts';
import type { Json } from './json.ts';
import { checkedExecutor } from './checkedExecutor.ts';
import { freshDatabase, type TestDatabase } from './testDatabase.ts';

/** The answer of a GraphQL request, with what tests look at most. */
export interface Answer {
  status: number;
  data: Json;
  errors: Array<{ message: string; path?: string[]; extensions: Record<string, Json> }>;
  /** The code of the first error. */
  code: string | undefined;
  /** The fields of the first error. */
  fields: Record<string, string> | undefined;
  headers: Record<string, unknown>;
  body: string;
}

export interface TestApp extends App {
  orm: Orm;
  config: Config;
  /** An access token of a person, by e-mail, without the work of a password. */
  tokenOf: (email: string) => Promise<string>;
  /** Sends a document as a client would: over HTTP, through every layer. */
  graphql: (
    document: string,
    variables?: object,
    token?: string | null,
    headers?: Record<string, string>,
  ) => Promise<Answer>;
  /** A person of a role, by the role's key, with an access token. */
  as: (roleKey: string) => Promise<string>;
}

interface Options {
  seed?: 'demo' | 'none';
  env?: NodeJS.ProcessEnv;
  /** For tests in which rows change between two reads, which the comparing executor would take for a fault. */
  executor?: (schemas: Schemas) => Execute;
  /** Where the log goes, for those that read it. */
  log?: Writable;
  /** Made-up entities of a test; they get tables of their own. */
  entities?: ReadonlyArray<new () => object>;
  /** Resolvers of a test beside those of the domains. */
  resolvers?: readonly Function[];
  /** Another application, whose database and files this one shares as a second process would. */
  beside?: TestApp;
  /** Kinds of jobs of a test beside those of the domains. */
  jobs?: readonly AnyJobKind[];
  /** Which kinds of jobs come by the clock; none where it is left out: a test that wants one makes it due. */
  isByClock?: ByClock;
}

const onPostgres = process.env['TEST_DATABASE'] === 'postgresql';

/** The two ways to execute are compared on one engine, unless everything is asked for. */
const usualExecutor = !onPostgres || process.env['TEST_EVERYTHING'] === 'yes' ? checkedExecutor : jitExecutor;

let schemasOfDomains: Promise<Schemas> | undefined;

const schemasWith = (resolvers: readonly Function[]) =>
  resolvers.length > 0 ? buildAppSchemas(resolvers) : (schemasOfDomains ??= buildAppSchemas());

/** The real application on a fresh database of its own, closed when the test or file is done. */
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
    // Tests send in seconds what nobody does in an hour.
    REQUESTS_PER_MINUTE: '0',
    // A machine that stands still for a moment is no fault of what is tried.
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

  const tokenOf = async (email: string) => {
    const user = await orm.em.fork().findOneOrFail(User, { email });
    return (await app.shared.services.accounts.sessions.open(user.id, { device: 'test', address: '' }))
      .accessToken;
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
      // Under this type the status says what went wrong.
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

/** Those of applications that are done: to discover the entities anew takes longer than many a test. */
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

/** The tables of made-up entities, with the index of their searches. */
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

/** A person with a role that nobody of the sample has, also in the team of the first radio. */
export async function addUser(em: import('@mikro-orm/sql').SqlEntityManager, roleKey: string): Promise<User> {
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

/** A role of a test that allows what every role does and what is given, such as `read Invoice` or `update Slot OWN`. */
export async function addRole({ orm }: TestApp, key: string, ...abilities: string[]): Promise<void> {
  const em = orm.em.fork();
  const grants = abilities
    .map((ability) => ability.split(' '))
    .map(([action, subject, condition]) => ({ action, subject, ...(condition && { condition }) }));
  em.create(Role, { key, name: key, description: '', abilities: [...baseAbilities, ...grants] } as never);
  await em.flush();
}
