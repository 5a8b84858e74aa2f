import { registerEnumType } from 'type-graphql';

export enum ChatFileKind {
  PICTURE = 'PICTURE',
  SOUND = 'SOUND',
  VIDEO = 'VIDEO',
  DOCUMENT = 'DOCUMENT',
}
registerEnumType(ChatFileKind, {
  name: 'ChatFileKind',
  description: 'Kind of a file attached to a message.',
  valuesConfig: {
    PICTURE: { description: 'A picture, with a smaller preview.' },
    SOUND: { description: 'A sound, such as a voice note.' },
    VIDEO: { description: 'A video.' },
    DOCUMENT: { description: 'A document, a plain text or a ZIP archive, offered for download.' },
  },
});
