import { registerEnumType } from 'type-graphql';

export enum ChatState {
  ONLINE = 'ONLINE',
  AWAY = 'AWAY',
  BUSY = 'BUSY',
  ON_AIR = 'ON_AIR',
  OFFLINE = 'OFFLINE',
}
registerEnumType(ChatState, {
  name: 'ChatState',
  description: 'Presence of a person.',
  valuesConfig: {
    ONLINE: { description: 'The portal is open.' },
    AWAY: { description: 'The portal is open, and the person has set the status to away.' },
    BUSY: {
      description:
        'The portal is open, and the status is set to busy, or none is set and the person has quiet hours.',
    },
    ON_AIR: { description: 'The person is live on the air, even when the portal is closed.' },
    OFFLINE: { description: 'The portal is closed, or the viewer may not see the presence.' },
  },
});
