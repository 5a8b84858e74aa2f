import { Agent, request } from 'node:http';
import { deleteDocument, type Scenario } from './scenarios.ts';

export interface Target {
  url: string;
  token?: string;
  /** The body of a request: a GraphQL document for us, a name for the floor. */
  body: (scenario: Scenario, variables: Record<string, unknown>, remove?: boolean) => string;
}

const connections = 10;

/** Requests per second that a target answers on ten connections. Every answer is read and must hold data. */
export async function requestsPerSecond(
  target: Target,
  scenario: Scenario,
  seconds: number,
): Promise<number> {
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
  return done / elapsed;
}

/** One request; the milliseconds that it took, as the caller sees it. */
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

export function post(agent: Agent, { url, token }: Target, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part as Buffer));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        if (response.statusCode === 200 && text.startsWith('{"data":{') && !text.includes('"errors":'))
          resolve(text);
        else reject(new Error(`${response.statusCode} ${text.slice(0, 500)}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
