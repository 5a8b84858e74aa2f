import { lookup } from 'node:dns/promises';
import { request, type IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { Field, registerEnumType } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';

/** What came of trying a streaming server. */
export enum StreamServerResult {
  OK = 'OK',
  UNKNOWN_HOST = 'UNKNOWN_HOST',
  REFUSED_ADDRESS = 'REFUSED_ADDRESS',
  UNREACHABLE = 'UNREACHABLE',
  NOT_ICECAST = 'NOT_ICECAST',
  NO_SOURCE_PASSWORD = 'NO_SOURCE_PASSWORD',
  WRONG_SOURCE_PASSWORD = 'WRONG_SOURCE_PASSWORD',
  NO_ADMIN_PASSWORD = 'NO_ADMIN_PASSWORD',
  WRONG_ADMIN_PASSWORD = 'WRONG_ADMIN_PASSWORD',
}
registerEnumType(StreamServerResult, {
  name: 'StreamServerResult',
  description: 'What came of trying a streaming server: the first thing that is wrong.',
  valuesConfig: {
    OK: { description: 'It answers, and takes both passwords.' },
    UNKNOWN_HOST: { description: 'There is no machine of that name.' },
    REFUSED_ADDRESS: { description: 'Its address is one at which no streaming server can be.' },
    UNREACHABLE: { description: 'Nobody answers there, or not in time.' },
    NOT_ICECAST: { description: 'What answers is no Icecast.' },
    NO_SOURCE_PASSWORD: { description: 'It answers; the password of its sources is not known here.' },
    WRONG_SOURCE_PASSWORD: { description: 'It does not take the password of its sources.' },
    NO_ADMIN_PASSWORD: {
      description:
        'The player can send to it; without the password of its administrator there are no figures.',
    },
    WRONG_ADMIN_PASSWORD: { description: 'It does not take the password of its administrator.' },
  },
});

@OutputType({ rule: allow('update', 'StreamServer'), description: 'What came of trying a streaming server.' })
export class StreamServerTest {
  @Field(() => StreamServerResult, { description: 'Whether all is well, or else what is not.' })
  result!: StreamServerResult;
  @Field({ description: 'What it says it is, such as `Icecast 2.4.4`; empty where it did not say.' })
  version!: string;
}

export interface TestedServer {
  host: string;
  port: number;
  sourceUser: string;
  sourcePassword: string;
  adminUser: string;
  adminPassword: string;
  /** A mount point of it, as each may have a password of its own. */
  mount: string | undefined;
}

const longestWait = 5000;
const maxBytes = 65_536;

/**
 * Machines of this very network tell secrets there to whoever asks, and no streaming server is ever there. All other private
 * addresses are let through, against the rule for requests of ours to the outside: Icecast mostly runs beside the player or
 * beside us. Who may change streaming servers may look at whether one is there, and learns no more of an answer than that.
 */
const refused = new BlockList();
refused.addSubnet('169.254.0.0', 16, 'ipv4');
refused.addSubnet('0.0.0.0', 8, 'ipv4');
refused.addSubnet('224.0.0.0', 3, 'ipv4');
refused.addSubnet('fe80::', 10, 'ipv6');
refused.addSubnet('ff00::', 8, 'ipv6');

/** Tries a server as its player and its figures do, without sending anything that is heard. */
export async function tryStreamServer(server: TestedServer): Promise<StreamServerTest> {
  const place = await addressOf(server.host);
  if (typeof place === 'string') return { result: StreamServerResult[place], version: '' };
  const at = { ...place, port: server.port };
  try {
    return await look(server, at);
  } catch {
    return { result: StreamServerResult.UNREACHABLE, version: '' };
  }
}

interface Place {
  address: string;
  family: number;
}

async function addressOf(host: string): Promise<Place | 'UNKNOWN_HOST' | 'REFUSED_ADDRESS'> {
  const found = await lookup(host).catch(() => undefined);
  if (!found) return 'UNKNOWN_HOST';
  const isRefused = refused.check(found.address, isIP(found.address) === 6 ? 'ipv6' : 'ipv4');
  return isRefused ? 'REFUSED_ADDRESS' : found;
}

async function look(server: TestedServer, at: Place & { port: number }): Promise<StreamServerTest> {
  const { sourceUser, sourcePassword, adminUser, adminPassword, mount } = server;
  const greeting = await ask(at, { method: 'GET', path: '/status-json.xsl' });
  const version = /^Icecast \d[\w.-]{0,30}$/.exec(greeting.server)?.[0] ?? '';
  // A server may close its public figures; what it calls itself it may hide too.
  if (version === '' && !greeting.body.includes('icestats')) {
    return { result: StreamServerResult.NOT_ICECAST, version };
  }
  const told = (result: StreamServerResult) => ({ result, version });
  if (sourcePassword === '') return told(StreamServerResult.NO_SOURCE_PASSWORD);
  // Without the type of its sound a source is let in and sent away again: nothing is heard, and nobody is cut off.
  const source = await ask(at, {
    method: 'PUT',
    path: mount ?? '/regie-test',
    authorization: basic(sourceUser, sourcePassword),
  });
  if (source.status === 401) return told(StreamServerResult.WRONG_SOURCE_PASSWORD);
  if (adminPassword === '') return told(StreamServerResult.NO_ADMIN_PASSWORD);
  const admin = await ask(at, {
    method: 'GET',
    path: '/admin/stats',
    authorization: basic(adminUser, adminPassword),
  });
  return told(admin.status === 200 ? StreamServerResult.OK : StreamServerResult.WRONG_ADMIN_PASSWORD);
}

const basic = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

interface Asked {
  method: 'GET' | 'PUT';
  path: string;
  authorization?: string;
}

/** Asks at the address that was looked at, follows nowhere, and reads no more than the beginning. */
function ask(
  { address, family, port }: Place & { port: number },
  { method, path, authorization }: Asked,
): Promise<{ status: number; server: string; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({
      host: address,
      family,
      port,
      method,
      path,
      agent: false,
      headers: { connection: 'close', ...(authorization !== undefined && { authorization }) },
      signal: AbortSignal.timeout(longestWait),
    });
    asked.once('error', reject);
    asked.once('response', (answer) => {
      const { statusCode = 0, headers } = answer;
      const told = (body: string) => {
        asked.destroy();
        resolve({ status: statusCode, server: String(headers.server ?? ''), body });
      };
      beginningOf(answer).then(told, reject);
    });
    asked.end();
  });
}

async function beginningOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of answer.setEncoding('latin1')) {
    text += String(part);
    if (text.length >= maxBytes) break;
  }
  return text;
}
