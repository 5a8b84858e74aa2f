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
    ROOM: {
      description: 'Public room of a radio, for everybody who may read its rooms and is not banned.',
    },
    RECORD: {
      description:
        'Thread about a record of a radio, for everybody who may read such records and is not banned.',
    },
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
    OWNER: {
      description:
        'Owner of a private thread of several people. A moderator who also renames, closes and deletes the thread, and assigns roles. In a room, an owner has the rights of a moderator.',
    },
    MODERATOR: {
      description:
        'Moderator: deletes and conceals messages; silences, removes and bans people. In a room, people who may update rooms have these rights and assign roles, whatever their role.',
    },
    MEMBER: { description: 'Member: reads and writes.' },
  },
});
