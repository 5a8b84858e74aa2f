import { registerEnumType } from 'type-graphql';

export enum ChatThreadKind {
  PRIVATE = 'PRIVATE',
  ROOM = 'ROOM',
  RECORD = 'RECORD',
}
registerEnumType(ChatThreadKind, {
  name: 'ChatThreadKind',
  description: 'Kind of a chat thread, which determines who sees it.',
  valuesConfig: {
    PRIVATE: { description: 'Private thread, for its participants only.' },
    ROOM: { description: 'Public room of a radio, for everybody who may read its rooms.' },
    RECORD: { description: 'Thread about a record of a radio, for everybody who may read the record.' },
  },
});

export enum ChatPart {
  OWNER = 'OWNER',
  MODERATOR = 'MODERATOR',
  MEMBER = 'MEMBER',
}
registerEnumType(ChatPart, {
  name: 'ChatPart',
  description: 'Role of a person in a chat thread, with increasing rights from MEMBER to OWNER.',
  valuesConfig: {
    OWNER: { description: 'Owner: renames, closes and removes the thread, and assigns roles.' },
    MODERATOR: { description: 'Moderator: conceals messages, silences and removes people.' },
    MEMBER: { description: 'Member: reads and writes.' },
  },
});
