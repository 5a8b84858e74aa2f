import { registerEnumType } from 'type-graphql';

/** Why a look at a streaming server told less than it should. */
export enum StatusProblem {
  UNKNOWN_HOST = 'UNKNOWN_HOST',
  REFUSED_ADDRESS = 'REFUSED_ADDRESS',
  UNREACHABLE = 'UNREACHABLE',
  TOO_SLOW = 'TOO_SLOW',
  NOT_UNDERSTOOD = 'NOT_UNDERSTOOD',
  WRONG_ADMIN_PASSWORD = 'WRONG_ADMIN_PASSWORD',
}
registerEnumType(StatusProblem, {
  name: 'LookProblem',
  description: 'Why a look at a streaming server told less than it should.',
  valuesConfig: {
    UNKNOWN_HOST: { description: 'There is no machine of that name.' },
    REFUSED_ADDRESS: { description: 'Its address is one at which no streaming server can be.' },
    UNREACHABLE: { description: 'Nobody answers there.' },
    TOO_SLOW: { description: 'It did not answer within four seconds.' },
    NOT_UNDERSTOOD: {
      description: 'It answered something that cannot be read: what was known before is still shown.',
    },
    WRONG_ADMIN_PASSWORD: {
      description: 'It does not take the password of its administrator: there are public figures alone.',
    },
  },
});
