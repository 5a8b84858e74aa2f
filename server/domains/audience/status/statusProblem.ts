import { registerEnumType } from 'type-graphql';

/** Reason why a poll of a streaming server failed or was incomplete. */
export enum StatusProblem {
  UNKNOWN_HOST = 'UNKNOWN_HOST',
  REFUSED_ADDRESS = 'REFUSED_ADDRESS',
  UNREACHABLE = 'UNREACHABLE',
  UNTRUSTED_CERTIFICATE = 'UNTRUSTED_CERTIFICATE',
  TOO_SLOW = 'TOO_SLOW',
  NOT_UNDERSTOOD = 'NOT_UNDERSTOOD',
  WRONG_ADMIN_PASSWORD = 'WRONG_ADMIN_PASSWORD',
}
registerEnumType(StatusProblem, {
  name: 'StatusProblem',
  description: 'Reason why a poll of a streaming server failed or was incomplete.',
  valuesConfig: {
    UNKNOWN_HOST: { description: 'The host name does not exist.' },
    REFUSED_ADDRESS: {
      description: 'The host name resolves to an address that is not allowed for streaming servers.',
    },
    UNREACHABLE: { description: 'No connection to the server.' },
    UNTRUSTED_CERTIFICATE: {
      description:
        'The TLS certificate is not trusted: no password is sent, and only public figures are available.',
    },
    TOO_SLOW: { description: 'The server did not answer within four seconds.' },
    NOT_UNDERSTOOD: {
      description: 'The server gave an unreadable answer; the last known state stays visible.',
    },
    WRONG_ADMIN_PASSWORD: {
      description: 'The server rejects the admin password; only public figures are available.',
    },
  },
});
