import { registerEnumType } from 'type-graphql';

export enum ChatFileKind {
  PICTURE = 'PICTURE',
  SOUND = 'SOUND',
  VIDEO = 'VIDEO',
  DOCUMENT = 'DOCUMENT',
}
registerEnumType(ChatFileKind, {
  name: 'ChatFileKind',
  description: 'What a file of a message is.',
  valuesConfig: {
    PICTURE: { description: 'A picture to be shown, with a smaller one beside it.' },
    SOUND: { description: 'A sound to be played, such as a voice note.' },
    VIDEO: { description: 'A video to be played.' },
    DOCUMENT: { description: 'A document or an archive, to be kept.' },
  },
});
