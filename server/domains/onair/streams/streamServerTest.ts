import { Field, registerEnumType } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { addressOf, askServer as ask, basic, type Door, type Place } from './askServer.ts';
import { isUntrustedCertificate } from './untrustedCertificate.ts';

/** What came of trying a streaming server. */
export enum StreamServerResult {
  OK = 'OK',
  UNKNOWN_HOST = 'UNKNOWN_HOST',
  REFUSED_ADDRESS = 'REFUSED_ADDRESS',
  UNREACHABLE = 'UNREACHABLE',
  UNTRUSTED_CERTIFICATE = 'UNTRUSTED_CERTIFICATE',
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
    UNTRUSTED_CERTIFICATE: {
      description:
        'Its TLS certificate is not trusted: self-signed, expired, from an unknown authority, or for another host. Passwords are not tested. The player still sends to it, encrypted but without proof of which server it is; the portal reads no figures from it.',
    },
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
  isSecure: boolean;
  sourceUser: string;
  sourcePassword: string;
  adminUser: string;
  adminPassword: string;
  /** A mount point of it, as each may have a password of its own. */
  mount: string | undefined;
}

/** Tries a server as its player and its figures do, without sending anything that is heard. */
export async function tryStreamServer(server: TestedServer): Promise<StreamServerTest> {
  const place = await addressOf(server.host);
  if (typeof place === 'string') return { result: StreamServerResult[place], version: '' };
  const at = { ...place, port: server.port, isSecure: server.isSecure };
  try {
    return await look(server, at);
  } catch (error) {
    const { UNTRUSTED_CERTIFICATE, UNREACHABLE } = StreamServerResult;
    return { result: isUntrustedCertificate(error) ? UNTRUSTED_CERTIFICATE : UNREACHABLE, version: '' };
  }
}

async function look(server: TestedServer, at: Place & Door): Promise<StreamServerTest> {
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
