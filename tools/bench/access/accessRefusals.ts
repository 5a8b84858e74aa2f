import { Agent } from 'node:http';
import { limits } from '../../../server/kit/graphql/limits.ts';
import { answerTo, type Target } from '../measuring/load.ts';
import { median } from '../measuring/measurements.ts';
import { startRegie } from '../regie.ts';
import { verdict } from '../measuring/verdict.ts';

const tries = 30;
const goalMilliseconds = 50;

interface Hostile {
  name: string;
  /** Body of the request. Must differ on each turn, because a document that was parsed before is rejected faster. */
  body: (turn: number) => string;
  /** Text that the response must contain. */
  refusal: string;
  signedOut?: true;
}

const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');
const bodyOf = (query: string, variables: object = {}) => JSON.stringify({ query, variables });
const over = (limit: string) => `"limit":"${limit}"`;

const nested = (levels: number, name: string) =>
  `query ${name} { invoices(perPage: 1) { items { ${'client { invoices(first: 1) { '.repeat(levels)} id ${'} } '.repeat(levels)} } } }`;
const doubling = (levels: number, name: string) =>
  `query ${name} { ...F0 } ${repeat(levels, (index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`)} fragment F${levels} on Query { viewer { id } }`;

const hostile: Hostile[] = [
  {
    name: 'a body of 300 KB',
    body: (turn) => bodyOf(`{ viewer { id } } # ${turn} ${'x'.repeat(300_000)}`),
    refusal: over('bodyBytes'),
  },
  {
    name: 'a body of just 256 KB, all of it a document',
    body: (turn) => bodyOf(`{ a${turn}: viewer { ${'id '.repeat(limits.bodyBytes.max / 3 - 100)} } }`),
    refusal: over('tokens'),
  },
  {
    name: 'tokens: 1,001',
    body: (turn) => bodyOf(`{ a${turn}: viewer { ${'id '.repeat(limits.tokens.max)} } }`),
    refusal: over('tokens'),
  },
  { name: 'depth: 10', body: (turn) => bodyOf(nested(3, `Q${turn}`)), refusal: over('depth') },
  { name: 'depth: 163', body: (turn) => bodyOf(nested(80, `Q${turn}`)), refusal: over('depth') },
  {
    name: 'aliases: 120',
    body: (turn) => bodyOf(`{ ${repeat(120, (index) => `a${turn}x${index}: viewer { id }`)} }`),
    refusal: over('aliases'),
  },
  {
    name: 'directives: 20',
    body: (turn) => bodyOf(`query Q${turn} { viewer { ${repeat(20, () => 'id @include(if: true)')} } }`),
    refusal: over('directives'),
  },
  {
    name: 'mutations: 15',
    body: (turn) =>
      bodyOf(`mutation { ${repeat(15, (index) => `a${turn}x${index}: deleteInvoice(id: "1")`)} }`),
    refusal: over('mutations'),
  },
  {
    name: 'cost: 100 clients of 100 invoices',
    body: (turn) =>
      bodyOf(
        `query Q${turn}($n: Int!) { invoiceClients(perPage: $n) { items { invoices(first: $n) { id } } } }`,
        { n: 100 },
      ),
    refusal: over('cost'),
  },
  {
    name: 'cost: fragments doubled 60 times',
    body: (turn) => bodyOf(doubling(60, `Q${turn}`)),
    refusal: over('cost'),
  },
  {
    name: 'a page of 101 rows',
    body: (turn) => bodyOf(`query Q${turn} { invoices(perPage: 101) { items { id } } }`),
    refusal: '"perPage":"max"',
  },
  {
    name: '101 ids',
    body: (turn) =>
      bodyOf(`query Q${turn}($ids: [ID!]) { invoices(filter: { id: { in: $ids } }) { totalItems } }`, {
        ids: Array.from({ length: 101 }, (_, index) => String(index)),
      }),
    refusal: '"filter.id.in":"tooLong"',
  },
  {
    name: 'a batch of 20',
    body: (turn) =>
      JSON.stringify(Array.from({ length: 20 }, () => ({ query: `{ a${turn}: viewer { id } }` }))),
    refusal: '"BAD_REQUEST"',
  },
  {
    name: 'the schema, signed out',
    body: (turn) => bodyOf(`query Q${turn} { __schema { types { name fields { name type { name } } } } }`),
    refusal: '"UNAUTHENTICATED"',
    signedOut: true,
  },
];

/**
 * Prints how fast the request limits reject hostile documents. The times are milliseconds until the caller has the response: the
 * median and the maximum of `tries`.
 */
export async function refusals(file: string): Promise<void> {
  const target = await startRegie({ file, port: 4705 });
  console.log(`hostile documents, milliseconds until they are refused, of ${tries} tries\n`);
  console.log(`${'document'.padEnd(44)}${'median'.padStart(9)}${'slowest'.padStart(9)}${'goal'.padStart(7)}`);
  for (const attack of hostile) {
    const times: number[] = [];
    for (let turn = 0; turn < tries; turn++) times.push(await timeOf(target, attack, turn));
    const slowest = Math.max(...times);
    const cells = [median(times), slowest].map((value) => value.toFixed(1).padStart(9)).join('');
    const end = verdict(slowest <= goalMilliseconds);
    console.log(`${attack.name.padEnd(44)}${cells}${String(goalMilliseconds).padStart(7)}${end}`);
  }
  console.log('');
}

/**
 * Milliseconds until the response. Uses a new connection, because the server closes a connection whose body it rejected unread.
 */
async function timeOf(
  { url, token }: Target,
  { body, refusal, signedOut }: Hostile,
  turn: number,
): Promise<number> {
  const agent = new Agent();
  const text = body(turn);
  const start = performance.now();
  const answer = await answerTo(agent, { url, token: signedOut ? undefined : token }, text);
  const time = performance.now() - start;
  agent.destroy();
  if (!answer.text.includes(refusal)) throw new Error(`${answer.status} ${answer.text.slice(0, 500)}`);
  return time;
}
