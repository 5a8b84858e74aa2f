import { Agent, request } from 'node:http';
import { deleteDocument, type Scenario } from './scenarios.ts';

export interface Target {
  url: string;
  token?: string;
  /** Body of a request: the GraphQL document for Regie, the scenario's name for the floor. */
  body: (scenario: Scenario, variables: Record<string, unknown>, remove?: boolean) => string;
}

const connections = 10;

/** Requests per second that a target answers on ten connections. */
export async function requestsPerSecond(
  target: Target,
  scenario: Scenario,
  seconds: number,
): Promise<number> {
  const { done, elapsed } = await requestsDuring(target, scenario, seconds);
  return done / elapsed;
}

/** Requests that a target answers on ten connections, and the elapsed seconds. Every response is read and must contain data. */
export async function requestsDuring(
  target: Target,
  scenario: Scenario,
  seconds: number,
): Promise<{ done: number; elapsed: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  let done = 0;
  let next = 0;
  const lane = async () => {
    while (performance.now() < end) {
      const answer = await post(agent, target, target.body(scenario, scenario.variables(next++)));
      done++;
      if (!scenario.createsAndDeletes) continue;
      const { id } = (JSON.parse(answer) as { data: { createInvoice: { id: string | number } } }).data
        .createInvoice;
      await post(agent, target, target.body(scenario, { id: String(id) }, true));
      done++;
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, lane));
  const elapsed = (performance.now() - start) / 1000;
  agent.destroy();
  return { done, elapsed };
}

/** Milliseconds until the response to one request is complete. */
export async function milliseconds(agent: Agent, target: Target, body: string): Promise<number> {
  const start = performance.now();
  await post(agent, target, body);
  return performance.now() - start;
}

export const graphqlTarget = (url: string, token: string): Target => ({
  url: `${url}/graphql`,
  token,
  body: (scenario, variables, remove) =>
    JSON.stringify({ query: remove ? deleteDocument : scenario.document, variables }),
});

export const floorTarget = (url: string): Target => ({
  url,
  body: (scenario, variables) => JSON.stringify({ op: scenario.name, variables }),
});

/** Sends a request and returns the body of the response. Throws when it contains no data. */
export async function post(agent: Agent, { url, token }: Target, body: string): Promise<string> {
  const { status, text } = await answerTo(agent, { url, token }, body);
  if (status === 200 && text.startsWith('{"data":{') && !text.includes('"errors":')) return text;
  throw new Error(`${status} ${text.slice(0, 500)}`);
}

interface Sender {
  url: string;
  token?: string | undefined;
  headers?: Record<string, string>;
}

/** Sends a request and returns the response, also one with an error. */
export function answerTo(
  agent: Agent,
  { url, token, headers: more }: Sender,
  body: string,
): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...(token && { authorization: `Bearer ${token}` }),
      ...more,
    };
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part as Buffer));
      response.on('end', () =>
        resolve({ status: response.statusCode, text: Buffer.concat(parts).toString() }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
