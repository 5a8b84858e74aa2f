import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig, variables, variableEntries } from './config.ts';
import { portalUrlOf } from './transport/pages/portalUrl.ts';

const folder = mkdtempSync(join(tmpdir(), 'regie-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

const secret = 'x'.repeat(32);
const read = (env: NodeJS.ProcessEnv = {}) => readConfig({ DATA_DIR: folder, ...env });

describe('the configuration', () => {
  test('is complete without any variable', () => {
    expect(read()).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 4000,
      publicUrl: undefined,
      trustProxy: 0,
      restOrigins: [],
      seedDemo: true,
      logLevel: 'warn',
      database: { engine: 'sqlite', location: join(folder, 'regie.sqlite') },
    });
  });

  test('requires the secret of the relay servers', () => {
    const turn = { TURN_URLS: 'turn:turn.example.org:3478' };
    expect(() => read(turn)).toThrow('TURN_SECRET');
    const { voiceServers } = read({ ...turn, TURN_SECRET: 'shared with coturn' });
    expect(voiceServers).toEqual({
      stun: [],
      turn: ['turn:turn.example.org:3478'],
      turnSecret: 'shared with coturn',
    });
  });

  test('takes an empty variable for an absent one', () => {
    expect(read({ PORT: '', DATABASE_URL: '', SECRET: '' })).toMatchObject({
      port: 4000,
      database: { engine: 'sqlite' },
    });
  });

  test.each([
    ['NODE_ENV', 'staging'],
    ['PORT', 'x'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'regie'],
    ['TRUST_PROXY', '-1'],
    ['REST_ORIGINS', '*'],
    ['REST_ORIGINS', 'https://old.example.org/'],
    ['REST_ORIGINS', 'https://old.example.org, old.example.org'],
    ['RECEIVER_NETWORKS', '10.1.0.0'],
    ['STUN_URLS', 'stun.example.org'],
    ['TURN_URLS', 'turn:turn.example.org, http://turn.example.org'],
    ['TURN_SECRET', 'short'],
    ['METRICS_TOKEN', 'short'],
    ['DRAIN_SECONDS', '-1'],
    ['DRAIN_SECONDS', '3600'],
    ['DATABASE_POOL', '0'],
    ['OPERATION_TIMEOUT', '5s'],
    ['DATABASE_STATEMENT_TIMEOUT', '0'],
    ['DATABASE_LOCK_TIMEOUT', '1h'],
    ['DATABASE_IDLE_TIMEOUT', '-1'],
    ['SECRET', 'short'],
    ['SEED', 'sample'],
    ['DEMO_SERVICES', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['REDIS_URL', 'http://localhost:6379'],
    ['REDIS_URL', 'redis://localhost:6379'],
    ['SMTP_URL', 'https://mail.example.org'],
    ['SMTP_URL', 'mail.example.org'],
    ['MAIL_FROM', 'Regie'],
    ['MAIL_FROM', 'regie@example.org\r\nBcc: evil@example.com'],
  ])('refuses a wrong variable by its name: %s=%s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(name);
  });

  test('names all wrong variables at once, without their values', () => {
    const wrong = () => read({ PORT: 'x', SEED: 'sample', SECRET: 'hush' });
    for (const name of ['PORT', 'SEED', 'SECRET']) expect(wrong).toThrow(name);
    expect(wrong).not.toThrow('hush');
  });

  test('makes a secret once, readable by its owner alone, and keeps it', () => {
    const { secret: made } = read();
    expect(made).toMatch(/^[\da-f]{64}$/);
    expect(read().secret).toBe(made);
    expect(readFileSync(join(folder, 'secret'), 'utf8').trim()).toBe(made);
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
    expect(read({ SECRET: secret }).secret).toBe(secret);
  });

  test.each([
    ['postgres://u:p@h/d', 'postgresql', 'postgres://u:p@h/d'],
    ['postgresql://u:p@h/d', 'postgresql', 'postgresql://u:p@h/d'],
    ['sqlite:/tmp/x.sqlite', 'sqlite', '/tmp/x.sqlite'],
    ['sqlite:///tmp/x.sqlite', 'sqlite', '/tmp/x.sqlite'],
  ])('reads the database from its address: %s', (url, engine, location) => {
    expect(read({ DATABASE_URL: url }).database).toMatchObject({ engine, location });
  });

  test('knows its public address without a slash at the end', () => {
    expect(read({ PUBLIC_URL: 'https://regie.example/' }).publicUrl).toBe('https://regie.example');
  });
});

describe('in production the configuration', () => {
  const production = (env: NodeJS.ProcessEnv = {}) =>
    read({ NODE_ENV: 'production', SECRET: secret, ...env });

  test('needs a secret and makes none', () => {
    const own = join(folder, 'production');
    expect(() => readConfig({ NODE_ENV: 'production', DATA_DIR: own })).toThrow('SECRET is required');
    expect(existsSync(join(own, 'secret'))).toBe(false);
  });

  test('never seeds the demo', () => {
    expect(production().seedDemo).toBe(false);
    expect(production({ DEMO_SERVICES: 'run' }).startsDemoServices).toBe(false);
    expect(production({ SEED: 'none' }).seedDemo).toBe(false);
    expect(() => production({ SEED: 'demo' })).toThrow('SEED=demo is refused in production');
  });
});

describe('where links lead', () => {
  const address = (env: NodeJS.ProcessEnv = {}) =>
    portalUrlOf(read(env), { address: () => ({ address: '127.0.0.1', family: 'IPv4', port: 4000 }) });
  const dev = { DEV_PORTAL_URL: 'http://localhost:5173/' };

  test('is where the server listens, or where people are said to come in', () => {
    expect(address()).toBe('http://127.0.0.1:4000');
    expect(address({ PUBLIC_URL: 'https://regie.example' })).toBe('https://regie.example');
  });

  test('is the portal that is worked on, and in production never', () => {
    expect(address(dev)).toBe('http://localhost:5173');
    expect(address({ ...dev, PUBLIC_URL: 'https://regie.example' })).toBe('https://regie.example');
    expect(() => read({ ...dev, NODE_ENV: 'production', SECRET: secret })).toThrow('DEV_PORTAL_URL');
  });
});

describe('each variable', () => {
  const text = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
  const namesIn = (part: string | undefined, each: RegExp) =>
    [...(part ?? '').matchAll(each)].map(([, name]) => name!);

  test('has a description and an example in the documentation', () => {
    expect(variableEntries.map(({ name }) => name)).toEqual(variables);
    expect(variableEntries.filter(({ description, example }) => !description || !example)).toEqual([]);
  });

  test('is fixed by the image or passed on by the compose file, but for that of a developer', () => {
    // The server is the last stage; the player has its own.
    const image = text('docker/Dockerfile')
      .split(/^FROM /m)
      .at(-1)!;
    const fixed = namesIn(/^ENV (.+)$/m.exec(image)?.[1], /([A-Z\d_]+)=/g);
    const [, app] = /^  app:\n(.+?)^  \S/ms.exec(text('docker/compose.yaml'))!;
    const [, given] = /^    environment:\n((?: {6}.*\n)+)/m.exec(app!)!;
    const passed = namesIn(given, /^ +([A-Z\d_]+):/gm);
    expect([...fixed, ...passed, 'DEMO_SERVICES', 'DEV_PORTAL_URL'].toSorted()).toEqual(variables.toSorted());
  });
});

describe('the image', () => {
  const text = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');

  test('has the very Node that the project is tried on', () => {
    const { dependencies } = JSON.parse(text('package.json')) as { dependencies: { node: string } };
    const bases = [...text('docker/Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(bases).toEqual(bases.map(() => `node:${dependencies.node}-bookworm-slim`));
  });

  test('of the database has an exact version', () => {
    expect(text('docker/compose.yaml')).toMatch(/^ +image: postgres:\d+\.\d+-bookworm$/m);
  });
});

describe('mail', () => {
  const smtp = {
    SMTP_URL: 'smtps://u:p@mail.example.org',
    MAIL_FROM: 'Regie <regie@example.org>',
    PUBLIC_URL: 'https://regie.example.org',
  };

  test('goes to the outbox unless there is a server, which wants to know the sender', () => {
    expect(read().mail).toMatchObject({ smtpUrl: undefined, outbox: join(folder, 'outbox') });
    expect(read(smtp).mail).toMatchObject({ smtpUrl: smtp.SMTP_URL, from: smtp.MAIL_FROM });
    expect(() => read({ ...smtp, MAIL_FROM: '' })).toThrow('MAIL_FROM is required');
  });

  test('shows its links only in the log of a developer with the default log level', () => {
    expect(read().mail.showsLinks).toBe(true);
    expect(read({ LOG_LEVEL: 'error' }).mail.showsLinks).toBe(false);
    expect(read({ NODE_ENV: 'production', SECRET: secret }).mail.showsLinks).toBe(false);
  });
});

test('a demo is not seeded where it is not wanted', () => {
  expect(read({ SEED: 'none' }).seedDemo).toBe(false);
});
