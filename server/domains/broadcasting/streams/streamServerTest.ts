import { Field, registerEnumType } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { addressOf, requestServer, basic, type Endpoint, type ResolvedAddress } from './requestServer.ts';
import { isUntrustedCertificate } from './untrustedCertificate.ts';

/** Result of testing a streaming server. */
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
  description: 'Result of testing a streaming server: the first problem found.',
  valuesConfig: {
    OK: { description: 'The server answers and accepts both passwords.' },
    UNKNOWN_HOST: { description: 'The host name does not exist.' },
    REFUSED_ADDRESS: { description: 'The address is reserved, so that no streaming server can run there.' },
    UNREACHABLE: { description: 'No server answers at the host and port in time.' },
    UNTRUSTED_CERTIFICATE: {
      description:
        'The TLS certificate is not trusted. It is self-signed, expired, from an unknown authority, or for another host. Passwords are not tested. The player still sends to the server, encrypted but without proof of which server it is; the portal reads only its public figures.',
    },
    NOT_ICECAST: { description: 'The server that answers is not an Icecast server.' },
    NO_SOURCE_PASSWORD: { description: 'The server answers, but no source password is stored.' },
    WRONG_SOURCE_PASSWORD: { description: 'The server rejects the source password.' },
    NO_ADMIN_PASSWORD: {
      description:
        'The player can send to the server. Without an administrator password, the portal reads only its public figures.',
    },
    WRONG_ADMIN_PASSWORD: { description: 'The server rejects the administrator password.' },
  },
});

@OutputType({ rule: allow('update', 'StreamServer'), description: 'Result of testing a streaming server.' })
export class StreamServerTest {
  @Field(() => StreamServerResult, { description: 'OK, or the first problem found.' })
  result!: StreamServerResult;
  @Field({
    description: 'Name and version of the server, such as `Icecast 2.4.4`; empty when it sends none.',
  })
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
  /** Path of a mount point of the server, since each may have its own password. */
  mount: string | undefined;
}

/** Tests a streaming server in the way the player and the audience polls use it. Sends no sound. */
export async function tryStreamServer(server: TestedServer): Promise<StreamServerTest> {
  const target = await addressOf(server.host);
  if (typeof target === 'string') return { result: StreamServerResult[target], version: '' };
  const at = { ...target, port: server.port, isSecure: server.isSecure };
  try {
    return await probe(server, at);
  } catch (error) {
    const { UNTRUSTED_CERTIFICATE, UNREACHABLE } = StreamServerResult;
    return { result: isUntrustedCertificate(error) ? UNTRUSTED_CERTIFICATE : UNREACHABLE, version: '' };
  }
}

async function probe(server: TestedServer, at: ResolvedAddress & Endpoint): Promise<StreamServerTest> {
  const { sourceUser, sourcePassword, adminUser, adminPassword, mount } = server;
  const greeting = await requestServer(at, { method: 'GET', path: '/status-json.xsl' });
  const version = /^Icecast \d[\w.-]{0,30}$/.exec(greeting.server)?.[0] ?? '';
  // Servers may hide their public statistics and their name, so one of the two is enough.
  if (version === '' && !greeting.body.includes('icestats')) {
    return { result: StreamServerResult.NOT_ICECAST, version };
  }
  const outcome = (result: StreamServerResult) => ({ result, version });
  if (sourcePassword === '') return outcome(StreamServerResult.NO_SOURCE_PASSWORD);
  // Icecast authenticates a source without a content type and then rejects it, so the test never broadcasts
  // and never disconnects the current source.
  const source = await requestServer(at, {
    method: 'PUT',
    path: mount ?? '/regie-test',
    authorization: basic(sourceUser, sourcePassword),
  });
  if (source.status === 401) return outcome(StreamServerResult.WRONG_SOURCE_PASSWORD);
  if (adminPassword === '') return outcome(StreamServerResult.NO_ADMIN_PASSWORD);
  const admin = await requestServer(at, {
    method: 'GET',
    path: '/admin/stats',
    authorization: basic(adminUser, adminPassword),
  });
  return outcome(admin.status === 200 ? StreamServerResult.OK : StreamServerResult.WRONG_ADMIN_PASSWORD);
}
