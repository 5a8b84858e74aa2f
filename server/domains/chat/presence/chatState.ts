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
  description: 'Whether somebody is here.',
  valuesConfig: {
    HERE: { description: 'They have the portal open.' },
    AWAY: { description: 'They have it open, and are not before it.' },
    BUSY: { description: 'They are here, and want to be left alone: they said so, or have quiet hours.' },
    ON_AIR: { description: 'They are live.' },
    GONE: { description: 'They are not here, or it is not told to the viewer.' },
  },
});
