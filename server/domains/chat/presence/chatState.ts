import { registerEnumType } from 'type-graphql';

export enum ChatState {
  HERE = 'HERE',
  AWAY = 'AWAY',
  BUSY = 'BUSY',
  ON_AIR = 'ON_AIR',
  GONE = 'GONE',
}
registerEnumType(ChatState, {
  name: 'ChatState',
  description: 'Presence of a person.',
  valuesConfig: {
    HERE: { description: 'The portal is open.' },
    AWAY: { description: 'The portal is open, and the person has set the status to away.' },
    BUSY: {
      description: 'The portal is open, and the person has set the status to busy or has quiet hours.',
    },
    ON_AIR: { description: 'The person is live on the air.' },
    GONE: { description: 'The portal is closed, or the viewer may not see the presence.' },
  },
});
