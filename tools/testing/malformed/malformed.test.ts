import type { InjectOptions } from 'fastify';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { jitExecutor } from '../../../server/kit/graphql/executor.ts';
import { sampleFrom } from '../../../server/kit/sample.ts';
import { operationsOf, variablesOf } from '../matrix/operations.ts';
import { patience } from '../running/patience.ts';
import { seed, seedNote } from '../running/sampled.ts';
import { createTestApp } from '../testApp.ts';
import { isQuick } from '../running/tier.ts';
import { malformedRequests } from './requests.ts';

const count = isQuick ? 250 : 10_000;
const generatorSeed = isQuick ? seed : 10_000;
const maxMegabytes = 20;

/** Internal details that no response may contain. */
const innards =
  /node_modules|\.ts:\d|\.js:\d|at \w+ \(|SQLITE_|SqliteError|syntax error at or near|select .+ from |insert into /i;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const heapMegabytes = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1024 / 1024;
};

const app = await createTestApp({ executor: jitExecutor }, afterAll);

test(
  `${count.toLocaleString('en')} malformed requests are all answered, with a code and without our innards, and leave nothing behind`,
  async () => {
    let token = await app.tokenOf('admin@demo.com');
    const next = malformedRequests(app.schema, sampleFrom(generatorSeed), () => token);
    const run = async (times: number) => {
      for (let sent = 0; sent < times; sent++) {
        // A new token, because some requests sign out, or delete the user.
        if (sent % 250 === 0) token = await app.tokenOf('admin@demo.com').catch(() => token);
        const request = next();
        const answer = await app.server.inject(request);
        const reported = `${isQuick ? seedNote : ''}\n${JSON.stringify(request)}\n${answer.body}`.slice(
          0,
          2000,
        );
        expect([faultOf(request, answer), reported]).toEqual([undefined, reported]);
      }
    };

    // Fills the caches of documents and statements first, because their memory is limited and must not count as a leak.
    for (const { document, args } of [
      ...operationsOf(app.schema, 'query'),
      ...operationsOf(app.schema, 'mutation'),
    ])
      await app.graphql(document, variablesOf(args, { id: '0', text: '' }), token);
    await run(count);
    const before = heapMegabytes();
    await run(count);
    expect(heapMegabytes() - before).toBeLessThan(maxMegabytes);
    const { data } = await app.graphql('{ viewer { email } }', {}, await app.tokenOf('admin@demo.com'));
    expect(data.viewer.email).toBe('admin@demo.com');
  },
  400_000 * patience,
);

/** Fault of a response; undefined when it has none. */
function faultOf({ method, url }: InjectOptions, { statusCode, body, headers }: Answer): string | undefined {
  if (statusCode >= 500) return `status ${statusCode}`;
  if (statusCode >= 400 && innards.test(body)) return 'innards';
  const isOperation =
    method === 'POST' && url === '/graphql' && String(headers['content-type']).includes('json');
  return isOperation && body !== '' ? faultOfCodes(JSON.parse(body) as GraphQLAnswer) : undefined;
}

function faultOfCodes({ errors = [], data }: GraphQLAnswer): string | undefined {
  if (errors.length === 0 && data === undefined) return 'neither data nor an error';
  const codes = errors.map(({ extensions }) => extensions?.code);
  return codes.some((code) => !code || code === 'INTERNAL_SERVER_ERROR')
    ? `codes ${codes.join()}`
    : undefined;
}

type Answer = Pick<Awaited<ReturnType<typeof app.server.inject>>, 'statusCode' | 'body' | 'headers'>;

interface GraphQLAnswer {
  errors?: Array<{ extensions?: { code?: string } }>;
  data?: unknown;
}
