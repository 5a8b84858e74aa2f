import { registerEnumType } from 'type-graphql';

export enum ChatThreadKind {
  PRIVATE = 'PRIVATE',
  ROOM = 'ROOM',
  RECORD = 'RECORD',
}
registerEnumType(ChatThreadKind, {
  name: 'ChatThreadKind',
  description: 'Who a thread of the chat is for.',
  valuesConfig: {
    PRIVATE: { description: 'For those who take part in it, and nobody else.' },
    ROOM: { description: 'A public room of a radio, for all who may read its rooms.' },
    RECORD: { description: 'About a record of a radio, for all who may read that record.' },
  },
});

export enum ChatPart {
  OWNER = 'OWNER',
  MODERATOR = 'MODERATOR',
  MEMBER = 'MEMBER',
}
registerEnumType(ChatPart, {
  name: 'ChatPart',
  description: 'What somebody is in a thread of the chat.',
  valuesConfig: {
    OWNER: { description: 'Made it: names it, closes it, removes it, and says who is what.' },
    MODERATOR: { description: 'Keeps order in it: hides messages, silences and removes people.' },
    MEMBER: { description: 'Reads and writes.' },
  },
});
