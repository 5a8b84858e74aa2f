import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { isNetwork } from './kit/network/outside.ts';
import { samplerNames, type TracingConfig } from './kit/tracing/tracing.ts';
import type { VoiceServerSettings } from './kit/domain.ts';
import type { S3Config } from './kit/storage/s3Client.ts';

/** What a process takes of PostgreSQL when nothing else is said. A migration alone needs two connections. */
export const usualPool: PoolConfig = {
  size: 10,
  statementTimeout: 4000,
  lockTimeout: 2000,
  idleTimeout: 10_000,
};

/** Zero would be for ever, and one request could then hold a connection as long as it likes. */
const milliseconds = z.coerce.number().int().min(100).max(600_000);

/** Addresses with commas between. */
const addresses = (isOne: (address: string) => boolean, example: string) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((address) => address.trim())
        .filter(Boolean),
    )
    .refine((all) => all.every(isOne), {
      error: `must be addresses such as ${example}, with commas between`,
    });

/** Every setting of the server, read once from the environment. Nothing else reads `process.env`. */
const environment = z.object({
  /** `production` refuses the demo seed and asks for a SECRET. */
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  /** Where the portal, the API and the REST paths listen. */
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  /** The address people type, when a proxy stands in front: the only `Origin` that may use the cookie. */
  PUBLIC_URL: z.url().optional(),
  /** Where links lead in development while Vite serves the portal: `npm run dev` sets it, and production refuses it. */
  DEV_PORTAL_URL: z.url().optional(),
  /** How many proxies stand in front and may be believed about the caller's address. */
  TRUST_PROXY: z.coerce.number().int().min(0).default(0),
  /** How many requests a person may send in a minute, and an address five times as many; 0 for as many as they like. */
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(0).default(3000),
  /** Milliseconds that a GraphQL operation may take before it is answered with TIMEOUT. */
  OPERATION_TIMEOUT: milliseconds.default(5000),
  /** Addresses of older front ends that may call the REST paths from a browser, such as `https://old.example.org`, with commas between. */
  REST_ORIGINS: addresses((origin) => URL.parse(origin)?.origin === origin, 'https://old.example.org'),
  /** How long a server that is stopped still takes requests, while `/readyz` sends new ones elsewhere. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(600).default(0),
  /** Folder of the SQLite database, of the generated secret, of files and of mails that are not sent. */
  DATA_DIR: z.string().default('./data'),
  /** `postgresql://user:password@host/name` or `sqlite:/path/to/file`; SQLite in DATA_DIR when absent. */
  DATABASE_URL: z.string().optional(),
  /** `redis://host:6379` or `rediss://…`: what several processes on one PostgreSQL hear each other by; one needs none. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** How many connections a process has to PostgreSQL. */
  DATABASE_POOL: z.coerce.number().int().min(2).max(1000).default(usualPool.size),
  /** Milliseconds that a statement on PostgreSQL may take, may wait for a lock, and that a transaction may do nothing. */
  DATABASE_STATEMENT_TIMEOUT: milliseconds.default(usualPool.statementTimeout),
  DATABASE_LOCK_TIMEOUT: milliseconds.default(usualPool.lockTimeout),
  DATABASE_IDLE_TIMEOUT: milliseconds.default(usualPool.idleTimeout),
  /** Signs access tokens and derives refresh tokens; kept in DATA_DIR/secret when absent. At least 32 characters. */
  SECRET: z.string().min(32).optional(),
  /** `demo` fills an empty database with sample data and the demo sign-ins. */
  SEED: z.enum(['demo', 'none']).optional(),
  /** `no` has this process look at no streaming server: for tests, and for one that may not reach them. */
  STREAM_MONITORING: z.enum(['yes', 'no']).optional(),
  /** Networks of the house that webhooks and pushes may reach, though they are not on the internet, with commas between: `10.1.0.0/16`. */
  RECEIVER_NETWORKS: addresses(isNetwork, '10.1.0.0/16'),
  /** Additional hosts of push services, separated by commas: `push.example.org`. */
  PUSH_SERVICES: addresses((host) => /^\.?[\w.-]+$/.test(host), 'push.example.org'),
  /** A file in the format of MaxMind (`.mmdb`) that tells the country of an address; without it no country of listeners is told. */
  COUNTRIES_FILE: z.string().optional(),
  /** Servers by which the browsers of guests and of the station find each other in different networks, with commas between: `stun:host:port`. */
  STUN_URLS: addresses((address) => /^stuns?:[^\s,]+$/.test(address), 'stun:stun.example.org:3478'),
  /** Servers that pass their sound on where they cannot reach each other: `turn:host:port` or `turns:host:port`. */
  TURN_URLS: addresses((address) => /^turns?:[^\s,]+$/.test(address), 'turn:turn.example.org:3478'),
  /** The secret that those share with us (`use-auth-secret` of coturn); required with TURN_URLS. */
  TURN_SECRET: z.string().min(16).optional(),
  /** `run` starts programs of this machine that belong to the demo, such as its station: `npm start` asks for it. */
  DEMO_SERVICES: z.enum(['run', 'none']).default('none'),
  /** Least serious message that is logged; `warn` when absent. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  /** What Prometheus sends to read `/metrics`, which is not there without it. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** A collector that takes traces by OTLP over HTTP, such as `http://collector:4318`; without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** What is sent along to it, such as `api-key=…`; the exporter reads it by itself. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  /** By what name this server is known there. */
  OTEL_SERVICE_NAME: z.string().default('regie'),
  /** Which requests are traced, and for a ratio the part of them. */
  OTEL_TRACES_SAMPLER: z.enum(samplerNames).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** A bucket of S3, or of a service that speaks like it, for files; without it they are kept in DATA_DIR/files. */
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  /** Where that service is, when it is not Amazon's. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Required with S3_BUCKET. */
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** The built portal; not served when the folder is missing. */
  CLIENT_DIR: z.string().default('./dist/client'),
  /** `smtp://user:password@host:587` or `smtps://…`. Without it mails are written to DATA_DIR/outbox instead of sent. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Who mails come from, such as `Regie <regie@example.org>`; required with SMTP_URL. */
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]+$/, 'must hold an e-mail address')
    .optional(),
});

/** The names of all of them. */
export const variables: readonly string[] = Object.keys(environment.shape);

export interface DatabaseConfig {
  engine: 'sqlite' | 'postgresql';
  /** A file for SQLite, a URL for PostgreSQL. */
  location: string;
  /** Of PostgreSQL. */
  pool?: PoolConfig;
}

/** How much of PostgreSQL a process takes; times in milliseconds. */
export interface PoolConfig {
  size: number;
  statementTimeout: number;
  lockTimeout: number;
  idleTimeout: number;
}

export interface MailConfig {
  smtpUrl: string | undefined;
  from: string;
  /** Where mails are written when there is no server to send them. */
  outbox: string;
  /** Whether links of mails that are only written show in the log at every level: a developer has no other mailbox. */
  showsLinks: boolean;
}

export interface Config {
  production: boolean;
  /** The folder of all that is kept in files. */
  dataDir: string;
  host: string;
  port: number;
  publicUrl: string | undefined;
  /** Where the portal is when another program serves it, for a developer. */
  devPortalUrl: string | undefined;
  trustProxy: number;
  restOrigins: readonly string[];
  requestsPerMinute: number;
  /** How long a GraphQL operation may take, in milliseconds. */
  operationTimeout: number;
  drainSeconds: number;
  database: DatabaseConfig;
  /** Where the processes that share the database meet; undefined when there is one. */
  redisUrl: string | undefined;
  secret: string;
  /** The file that it stands in; undefined when it comes from the environment. */
  secretFile: string | undefined;
  seedDemo: boolean;
  /** Whether streaming servers are looked at, for their states and for figures of listeners. */
  monitorsStreams: boolean;
  /** Networks that may be reached by what people enter, though they are not on the internet. */
  receiverNetworks: readonly string[];
  /** Additional hosts of push services. */
  pushServices: readonly string[];
  /** Servers by which browsers in different networks find each other. */
  voiceServers: VoiceServerSettings;
  /** What tells the country of an address; undefined where nothing does. */
  countriesFile: string | undefined;
  /** Whether programs are started that belong to the demo: never in production. */
  startsDemoServices: boolean;
  logLevel: string;
  metricsToken: string | undefined;
  /** Where traces go; undefined where nothing is traced. */
  tracing: TracingConfig | undefined;
  clientDir: string;
  /** Where pictures and media are kept. */
  filesDir: string;
  /** The bucket in place of that folder. */
  s3: S3Config | undefined;
  mail: MailConfig;
}

/** Turns environment variables into the configuration, or throws a message that names each wrong variable. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const parsed = environment.safeParse(withoutEmptyValues(env));
  if (!parsed.success) throw new Error(`Configuration: ${z.prettifyError(parsed.error)}`);
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  if (production && values.SEED === 'demo')
    throw new Error('Configuration: SEED=demo is refused in production.');
  if (production && !values.SECRET) throw new Error('Configuration: SECRET is required in production.');
  if (production && values.DEV_PORTAL_URL)
    throw new Error(
      'Configuration: DEV_PORTAL_URL is refused in production; PUBLIC_URL says where people are.',
    );
  if (values.SMTP_URL && !values.MAIL_FROM)
    throw new Error('Configuration: MAIL_FROM is required with SMTP_URL.');
  if (values.TURN_URLS.length > 0 && !values.TURN_SECRET)
    throw new Error('Configuration: TURN_SECRET is required with TURN_URLS.');
  // Without it links would be made of the address that a request names, which anybody can make up.
  if (values.SMTP_URL && !values.PUBLIC_URL)
    throw new Error('Configuration: PUBLIC_URL is required with SMTP_URL.');
  const dataDir = resolve(values.DATA_DIR);
  const database = { ...databaseOf(values.DATABASE_URL, dataDir), pool: poolOf(values) };
  if (values.REDIS_URL && database.engine === 'sqlite')
    throw new Error(
      'Configuration: REDIS_URL needs PostgreSQL; a SQLite database has one process, which hears itself.',
    );
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const seedDemo = !production && values.SEED !== 'none';
  const secretFile = join(dataDir, 'secret');
  return {
    production,
    dataDir,
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL?.replace(/\/$/, ''),
    devPortalUrl: values.DEV_PORTAL_URL?.replace(/\/$/, ''),
    trustProxy: values.TRUST_PROXY,
    restOrigins: values.REST_ORIGINS,
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
    operationTimeout: values.OPERATION_TIMEOUT,
    database,
    redisUrl: values.REDIS_URL,
    drainSeconds: values.DRAIN_SECONDS,
    secret: values.SECRET ?? storedSecret(secretFile),
    secretFile: values.SECRET ? undefined : secretFile,
    receiverNetworks: values.RECEIVER_NETWORKS,
    pushServices: values.PUSH_SERVICES,
    voiceServers: { stun: values.STUN_URLS, turn: values.TURN_URLS, turnSecret: values.TURN_SECRET ?? '' },
    countriesFile: values.COUNTRIES_FILE && resolve(values.COUNTRIES_FILE),
    monitorsStreams: (values.STREAM_MONITORING ?? (values.NODE_ENV === 'test' ? 'no' : 'yes')) === 'yes',
    seedDemo,
    startsDemoServices: seedDemo && values.DEMO_SERVICES === 'run',
    logLevel: values.LOG_LEVEL ?? 'warn',
    metricsToken: values.METRICS_TOKEN,
    tracing: tracingOf(values),
    clientDir: resolve(values.CLIENT_DIR),
    filesDir: join(dataDir, 'files'),
    s3: s3Of(values),
    mail: {
      smtpUrl: values.SMTP_URL,
      from: values.MAIL_FROM ?? 'Regie <regie@localhost>',
      outbox: join(dataDir, 'outbox'),
      showsLinks: !production && values.LOG_LEVEL === undefined,
    },
  };
}

const poolOf = (values: z.infer<typeof environment>): PoolConfig => ({
  size: values.DATABASE_POOL,
  statementTimeout: values.DATABASE_STATEMENT_TIMEOUT,
  lockTimeout: values.DATABASE_LOCK_TIMEOUT,
  idleTimeout: values.DATABASE_IDLE_TIMEOUT,
});

function tracingOf(values: z.infer<typeof environment>): TracingConfig | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName } = values;
  const { OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: samplerRatio } = values;
  return endpoint === undefined ? undefined : { endpoint, serviceName, sampler, samplerRatio };
}

function s3Of(values: z.infer<typeof environment>): S3Config | undefined {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!bucket) return undefined;
  if (!accessKeyId || !secretAccessKey)
    throw new Error('Configuration: S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are required with S3_BUCKET.');
  return { bucket, region, endpoint, accessKeyId, secretAccessKey };
}

function withoutEmptyValues(env: NodeJS.ProcessEnv) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}

function databaseOf(url: string | undefined, dataDir: string): DatabaseConfig {
  if (!url) return { engine: 'sqlite', location: join(dataDir, 'regie.sqlite') };
  if (/^postgres(ql)?:/.test(url)) return { engine: 'postgresql', location: url };
  if (url.startsWith('sqlite:'))
    return { engine: 'sqlite', location: resolve(url.slice('sqlite:'.length).replace(/^\/\//, '')) };
  throw new Error('Configuration: DATABASE_URL must start with postgresql: or sqlite:.');
}

function storedSecret(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}
