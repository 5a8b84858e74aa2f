import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { isNetwork } from './kit/network/outside.ts';
import { samplerNames, type TracingConfig } from './kit/tracing/tracing.ts';
import type { VoiceServerSettings } from './kit/domain.ts';
import type { S3Config } from './kit/storage/s3/s3Client.ts';

/** Default PostgreSQL settings of a process. A migration needs two connections. */
export const usualPool: PoolConfig = {
  size: 10,
  statementTimeout: 4000,
  lockTimeout: 2000,
  idleTimeout: 10_000,
};

/** A time limit. Zero is not accepted, because it would mean no limit: one request could then occupy a connection forever. */
const milliseconds = z.coerce.number().int().min(100).max(600_000);

/** A list of addresses, separated by commas. `isOne` checks each of them. */
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

/** `slug=origin` of a radio whose website has a host of its own. Example: `horizon=https://horizon.example`. */
function ownHost(entry: string): readonly [radio: string, origin: string] | undefined {
  const [, radio, origin] = /^([\w-]+)=(https?:\/\/.+)$/.exec(entry) ?? [];
  return radio && origin && URL.parse(origin)?.origin === origin ? [radio, origin] : undefined;
}

/** Headings of docs/operations/configuration.md. */
type Section =
  | 'Server'
  | 'Database'
  | 'Several processes'
  | 'Files'
  | 'Mail'
  | 'Streaming and live'
  | 'Outgoing requests'
  | 'Logs, metrics and traces'
  | 'Demo and development';

/** Entry of a variable in docs/operations/configuration.md. */
interface VariableEntry {
  section: Section;
  description: string;
  example?: string;
  /** Description of a default value that the schema does not contain. */
  defaultText?: string;
}

const documented = <Schema extends z.ZodType>(schema: Schema, entry: VariableEntry): Schema =>
  schema.meta({ entry });

/** All settings of the server, read once from the environment. No other module must read `process.env`. */
const environment = z.object({
  NODE_ENV: documented(z.enum(['development', 'production', 'test']).default('development'), {
    section: 'Server',
    description:
      '`production` refuses the demo data, requires `SECRET` and sends `Strict-Transport-Security`.',
    example: 'production',
  }),
  HOST: documented(z.string().default('127.0.0.1'), {
    section: 'Server',
    description: 'Address on which the portal, the API and the REST paths listen.',
    example: '0.0.0.0',
  }),
  PORT: documented(z.coerce.number().int().min(0).max(65_535).default(4000), {
    section: 'Server',
    description: 'Port of the portal, the API and the REST paths.',
    example: '8080',
  }),
  PUBLIC_URL: documented(z.url().optional(), {
    section: 'Server',
    description:
      'Address that people type when a proxy is in front. Links in mails use it, and with it only pages of this origin may use the session cookie. Required with `SMTP_URL`. Passkeys belong to its host name.',
    example: 'https://regie.example.org',
    defaultText: '`http://HOST:PORT` in links',
  }),
  WEBSITE_HOSTS: documented(
    addresses((entry) => ownHost(entry) !== undefined, 'horizon=https://horizon.example'),
    {
      section: 'Server',
      description:
        'Origins of their own for the websites of radios: `slug=origin`, separated by commas. Such a host serves only the website of its radio and the document with what plays on it, and none of the other paths of the portal. The proxy in front must pass the `Host` header.',
      example: 'horizon=https://horizon.example',
      defaultText: 'all websites below `/site/` of the portal',
    },
  ),
  DOCUMENTATION_URL: documented(z.url({ protocol: /^https?$/ }).optional(), {
    section: 'Server',
    description:
      'Address of the documentation for users, such as the published folder `docs/features`. The FAQ links to it, and the user menu to the page of the current feature below it, such as `/calendar`.',
    example: 'https://docs.example.org/features',
    defaultText: 'no link',
  }),
  TRUST_PROXY: documented(z.coerce.number().int().min(0).default(0), {
    section: 'Server',
    description:
      'Number of proxies in front of the server. Each adds the address of its caller to `X-Forwarded-For`; entries beyond this number are ignored.',
    example: '1',
  }),
  SECRET: documented(z.string().min(32).optional(), {
    section: 'Server',
    description:
      'Signs access tokens, derives refresh tokens and encrypts stored secrets. At least 32 characters. Required in production.',
    example: 'the output of `openssl rand -hex 32`',
    defaultText: 'generated into `DATA_DIR/secret`',
  }),
  REQUESTS_PER_MINUTE: documented(z.coerce.number().int().min(0).default(3000), {
    section: 'Server',
    description:
      'Number of requests per minute that a person may send; an address may send five times as many. All processes count together when `REDIS_URL` is set. `0` switches the budget off.',
    example: '6000',
  }),
  OPERATION_TIMEOUT: documented(milliseconds.default(5000), {
    section: 'Server',
    description:
      'Time in milliseconds, from 100 on, after which a GraphQL operation is answered with `TIMEOUT`.',
    example: '10000',
  }),
  DRAIN_SECONDS: documented(z.coerce.number().int().min(0).max(600).default(0), {
    section: 'Server',
    description:
      'Seconds during which a stopping server still answers requests while `/readyz` returns 503. Set it to the time that the proxy needs to notice. The compose file sets 5.',
    example: '5',
  }),
  REST_ORIGINS: documented(
    addresses((origin) => URL.parse(origin)?.origin === origin, 'https://old.example.org'),
    {
      section: 'Server',
      description:
        'Origins, separated by commas, whose pages may call the REST paths from a browser. Cookies are never accepted from them.',
      example: 'https://old.example.org',
    },
  ),
  CLIENT_DIR: documented(z.string().default('./dist/client'), {
    section: 'Server',
    description: 'Folder of the built portal. The server serves no portal when the folder is missing.',
    example: '/app/dist/client',
  }),
  DATABASE_URL: documented(z.string().optional(), {
    section: 'Database',
    description: '`postgresql://user:password@host/name` or `sqlite:/path/to/file`.',
    example: 'postgresql://regie:secret@localhost/regie',
    defaultText: 'SQLite file `DATA_DIR/regie.sqlite`',
  }),
  DATABASE_POOL: documented(z.coerce.number().int().min(2).max(1000).default(usualPool.size), {
    section: 'Database',
    description:
      'Number of PostgreSQL connections of one process, from 2 on. The sum over all processes must stay below `max_connections`.',
    example: '20',
  }),
  DATABASE_STATEMENT_TIMEOUT: documented(milliseconds.default(usualPool.statementTimeout), {
    section: 'Database',
    description: 'Time in milliseconds, from 100 on, that one statement on PostgreSQL may take.',
    example: '8000',
  }),
  DATABASE_LOCK_TIMEOUT: documented(milliseconds.default(usualPool.lockTimeout), {
    section: 'Database',
    description: 'Time in milliseconds, from 100 on, that a statement on PostgreSQL may wait for a lock.',
    example: '4000',
  }),
  DATABASE_IDLE_TIMEOUT: documented(milliseconds.default(usualPool.idleTimeout), {
    section: 'Database',
    description: 'Time in milliseconds, from 100 on, that a transaction on PostgreSQL may be idle.',
    example: '20000',
  }),
  REDIS_URL: documented(z.url({ protocol: /^rediss?$/ }).optional(), {
    section: 'Several processes',
    description:
      'Redis through which several processes on one PostgreSQL exchange events, count failed sign-ins and request budgets together, and hand uploads over. Refused with SQLite. The processes must share `DATA_DIR/files`, or store files in a bucket.',
    example: 'redis://redis:6379',
  }),
  DATA_DIR: documented(z.string().default('./data'), {
    section: 'Files',
    description:
      'Folder, readable by the server user only, of the SQLite file, the generated secret, `files` (pictures and media) and `outbox` (mails that are not sent).',
    example: '/var/lib/regie',
  }),
  S3_BUCKET: documented(z.string().optional(), {
    section: 'Files',
    description: 'Bucket of S3, or of a compatible service, for pictures and media.',
    example: 'regie-media',
    defaultText: 'files in `DATA_DIR/files`',
  }),
  S3_REGION: documented(z.string().default('us-east-1'), {
    section: 'Files',
    description: 'Region of the bucket.',
    example: 'eu-west-3',
  }),
  S3_ENDPOINT: documented(z.url({ protocol: /^https?$/ }).optional(), {
    section: 'Files',
    description: 'Address of the S3-compatible service.',
    example: 'https://s3.example.org',
    defaultText: 'Amazon S3',
  }),
  S3_ACCESS_KEY_ID: documented(z.string().optional(), {
    section: 'Files',
    description: 'Access key of the bucket. Required with `S3_BUCKET`.',
    example: 'AKIAEXAMPLE',
  }),
  S3_SECRET_ACCESS_KEY: documented(z.string().optional(), {
    section: 'Files',
    description: 'Secret of the access key. Required with `S3_BUCKET`.',
    example: 'secret-of-the-key',
  }),
  SMTP_URL: documented(z.url({ protocol: /^smtps?$/ }).optional(), {
    section: 'Mail',
    description:
      'Mail server. Without it, mails are written to `DATA_DIR/outbox`; in development the log shows their links.',
    example: 'smtp://user:password@mail.example.org:587',
  }),
  MAIL_FROM: documented(
    z
      .string()
      .regex(/^[^\r\n]*@[^\r\n]+$/, 'must hold an e-mail address')
      .optional(),
    {
      section: 'Mail',
      description: 'Sender of mails. Required with `SMTP_URL`.',
      example: 'Regie <regie@example.org>',
      defaultText: '`Regie <regie@localhost>`',
    },
  ),
  STREAM_MONITORING: documented(z.enum(['yes', 'no']).optional(), {
    section: 'Streaming and live',
    description:
      '`no` switches off the monitoring of streaming servers in this process: state and listeners of mount points every ten seconds, by one of all processes, and silence detection, which needs `ffmpeg`.',
    example: 'no',
    defaultText: '`yes`, in tests `no`',
  }),
  COUNTRIES_FILE: documented(z.string().optional(), {
    section: 'Streaming and live',
    description:
      'File in MaxMind format (`.mmdb`), such as GeoLite2 Country or DB-IP Country Lite, that maps addresses of listeners to countries. A replaced file is read without a restart. Without a file, no countries are recorded.',
    example: '/var/lib/regie/countries.mmdb',
  }),
  STUN_URLS: documented(
    addresses((address) => /^stuns?:[^\s,]+$/.test(address), 'stun:stun.example.org:3478'),
    {
      section: 'Streaming and live',
      description:
        'STUN servers, separated by commas, through which the browsers of guests and hosts in different networks find each other.',
      example: 'stun:stun.example.org:3478',
    },
  ),
  TURN_URLS: documented(
    addresses((address) => /^turns?:[^\s,]+$/.test(address), 'turn:turn.example.org:3478'),
    {
      section: 'Streaming and live',
      description:
        'TURN servers, separated by commas, that relay the sound when two browsers cannot connect directly, such as coturn with `use-auth-secret`.',
      example: 'turn:turn.example.org:3478',
    },
  ),
  TURN_SECRET: documented(z.string().min(16).optional(), {
    section: 'Streaming and live',
    description:
      'Secret shared with the TURN servers, at least 16 characters. Browsers receive passwords derived from it that are valid for a day. Required with `TURN_URLS`.',
    example: 'the value of `static-auth-secret` of coturn',
  }),
  RECEIVER_NETWORKS: documented(addresses(isNetwork, '10.1.0.0/16'), {
    section: 'Outgoing requests',
    description:
      'Private networks, separated by commas, that webhooks, web push and imports of podcast feeds may reach. All other private addresses are refused. Plain `http://` is allowed for these networks only.',
    example: '10.1.0.0/16',
  }),
  PUSH_SERVICES: documented(
    addresses((host) => /^\.?[\w.-]+$/.test(host), 'push.example.org'),
    {
      section: 'Outgoing requests',
      description:
        'Additional hosts of push services, separated by commas. The services of Chrome, Firefox, Safari and Edge are always allowed. `.example.org` includes every host below it.',
      example: 'push.example.org',
    },
  ),
  LOG_LEVEL: documented(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(), {
    section: 'Logs, metrics and traces',
    description:
      'Least serious message that is logged: `fatal`, `error`, `warn`, `info`, `debug` or `silent`. From `info` on, each request has a line.',
    example: 'info',
    defaultText: '`warn`',
  }),
  METRICS_TOKEN: documented(z.string().min(16).optional(), {
    section: 'Logs, metrics and traces',
    description:
      'Bearer token, at least 16 characters, with which Prometheus reads `/metrics`. Without it, the path does not exist and nothing is measured.',
    example: 'the output of `openssl rand -hex 16`',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: documented(z.url({ protocol: /^https?$/ }).optional(), {
    section: 'Logs, metrics and traces',
    description: 'Collector that receives traces by OTLP over HTTP. Without it, no tracing code is loaded.',
    example: 'http://collector:4318',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: documented(z.string().optional(), {
    section: 'Logs, metrics and traces',
    description:
      'Headers for the collector: `name=value`, separated by commas. The exporter reads the other `OTEL_EXPORTER_OTLP_…` variables by itself.',
    example: 'api-key=abc',
  }),
  OTEL_SERVICE_NAME: documented(z.string().default('regie'), {
    section: 'Logs, metrics and traces',
    description: 'Name of the server in traces. `OTEL_RESOURCE_ATTRIBUTES` adds further attributes.',
    example: 'regie-paris',
  }),
  OTEL_TRACES_SAMPLER: documented(z.enum(samplerNames).default('parentbased_always_on'), {
    section: 'Logs, metrics and traces',
    description:
      'Sampler by its OpenTelemetry name. With a `parentbased_` sampler, a `traceparent` of the caller decides for the request.',
    example: 'parentbased_traceidratio',
  }),
  OTEL_TRACES_SAMPLER_ARG: documented(z.coerce.number().min(0).max(1).default(1), {
    section: 'Logs, metrics and traces',
    description: 'Share of requests that a `traceidratio` sampler traces, from 0 to 1.',
    example: '0.1',
  }),
  SEED: documented(z.enum(['demo', 'none']).optional(), {
    section: 'Demo and development',
    description:
      '`demo` fills an empty database with sample data and the demo accounts. Refused in production.',
    example: 'none',
    defaultText: '`demo`, in production `none`',
  }),
  DEMO_SERVICES: documented(z.enum(['run', 'none']).default('none'), {
    section: 'Demo and development',
    description:
      '`run` starts the player of the demo station, when Liquidsoap and Icecast are on the machine. `npm start` sets it. Ignored in production and with `SEED=none`.',
    example: 'none',
  }),
  DEV_PORTAL_URL: documented(z.url().optional(), {
    section: 'Demo and development',
    description:
      'Address to which links lead while another program serves the portal. `npm run dev` sets it. Refused in production.',
    example: 'http://localhost:5173',
  }),
});

const shape: Readonly<Record<string, z.ZodType>> = environment.shape;

/** Names of all environment variables that the server reads. */
export const variables: readonly string[] = Object.keys(shape);

/** The documentation of each environment variable. `default` is the default value as text; empty when there is none. */
export const variableEntries: ReadonlyArray<VariableEntry & { name: string; default: string }> =
  Object.entries(shape).map(([name, schema]) => {
    const entry = schema.meta()!['entry'] as VariableEntry;
    const value = schema.safeParse(undefined).data;
    const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
    return { ...entry, name, default: entry.defaultText ?? (isEmpty ? '' : `\`${String(value)}\``) };
  });

export interface DatabaseConfig {
  engine: 'sqlite' | 'postgresql';
  /** Path of the file for SQLite, URL for PostgreSQL. */
  location: string;
  /** Only for PostgreSQL. */
  pool?: PoolConfig;
}

/** PostgreSQL settings of a process. Times are in milliseconds. */
export interface PoolConfig {
  size: number;
  statementTimeout: number;
  lockTimeout: number;
  idleTimeout: number;
}

export interface MailConfig {
  smtpUrl: string | undefined;
  from: string;
  /** Directory that e-mails are written to when no mail server is configured. */
  outbox: string;
  /** True logs the links of unsent e-mails at every log level. A developer cannot read them elsewhere. */
  showsLinks: boolean;
}

export interface Config {
  production: boolean;
  /** Directory of all the server's files. */
  dataDir: string;
  host: string;
  port: number;
  publicUrl: string | undefined;
  /** Origins of the websites that have a host of their own, by the slug of their radio. */
  websiteHosts: ReadonlyMap<string, string>;
  /** Address of the portal when another program serves it in development; undefined otherwise. */
  devPortalUrl: string | undefined;
  trustProxy: number;
  restOrigins: readonly string[];
  requestsPerMinute: number;
  /** Maximum duration of a GraphQL operation, in milliseconds. */
  operationTimeout: number;
  drainSeconds: number;
  database: DatabaseConfig;
  /** URL of Redis, which processes that share the database need; undefined for a single process. */
  redisUrl: string | undefined;
  secret: string;
  /** File with the secret; undefined when the secret comes from the environment. */
  secretFile: string | undefined;
  seedDemo: boolean;
  /** True when this process monitors the streaming servers: their status and their sound. */
  monitorsStreams: boolean;
  /** Private networks to which requests to user-entered addresses may go. */
  receiverNetworks: readonly string[];
  /** Additional hosts of push services. */
  pushServices: readonly string[];
  /** STUN and TURN servers for talkback. */
  voiceServers: VoiceServerSettings;
  documentationUrl: string | undefined;
  /** Path of the database that maps addresses to countries; undefined when none is configured. */
  countriesFile: string | undefined;
  /** True starts the local programs of the demo. Always false in production. */
  startsDemoServices: boolean;
  logLevel: string;
  metricsToken: string | undefined;
  /** Destination and sampling of traces; undefined when tracing is off. */
  tracing: TracingConfig | undefined;
  clientDir: string;
  /** Directory of pictures and media. With a bucket, only for temporary files. */
  filesDir: string;
  /** Bucket that stores pictures and media; undefined when `filesDir` does. */
  s3: S3Config | undefined;
  mail: MailConfig;
}

/** Parses environment variables. Throws an error that names each invalid variable. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const parsed = environment.safeParse(withoutEmptyValues(env));
  if (!parsed.success) throw new Error(`Configuration: ${z.prettifyError(parsed.error)}`);
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  if (production && values.SEED === 'demo')
    throw new Error('Configuration: SEED=demo is refused in production.');
  if (production && !values.SECRET) throw new Error('Configuration: SECRET is required in production.');
  if (production && values.DEV_PORTAL_URL)
    throw new Error('Configuration: DEV_PORTAL_URL is refused in production; set PUBLIC_URL instead.');
  if (values.SMTP_URL && !values.MAIL_FROM)
    throw new Error('Configuration: MAIL_FROM is required with SMTP_URL.');
  if (values.TURN_URLS.length > 0 && !values.TURN_SECRET)
    throw new Error('Configuration: TURN_SECRET is required with TURN_URLS.');
  // Otherwise links in e-mails would contain the address on which the server listens, which recipients may not reach.
  if (values.SMTP_URL && !values.PUBLIC_URL)
    throw new Error('Configuration: PUBLIC_URL is required with SMTP_URL.');
  const websiteHosts = new Map(values.WEBSITE_HOSTS.map((entry) => ownHost(entry)!));
  const hosts = new Set([...websiteHosts.values()].map((origin) => new URL(origin).host));
  if (websiteHosts.size < values.WEBSITE_HOSTS.length || hosts.size < websiteHosts.size)
    throw new Error('Configuration: WEBSITE_HOSTS must name each radio and each host once.');
  if (values.PUBLIC_URL && hosts.has(new URL(values.PUBLIC_URL).host))
    throw new Error('Configuration: WEBSITE_HOSTS must not contain the host of PUBLIC_URL.');
  const dataDir = resolve(values.DATA_DIR);
  const database = { ...databaseOf(values.DATABASE_URL, dataDir), pool: poolOf(values) };
  if (values.REDIS_URL && database.engine === 'sqlite')
    throw new Error('Configuration: REDIS_URL needs PostgreSQL; a SQLite database has a single process.');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const seedDemo = !production && values.SEED !== 'none';
  const secretFile = join(dataDir, 'secret');
  return {
    production,
    dataDir,
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL?.replace(/\/$/, ''),
    websiteHosts,
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
    documentationUrl: values.DOCUMENTATION_URL,
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
