import { registerEnumType } from 'type-graphql';

export enum PlanItemKind {
  MEDIA = 'MEDIA',
  LIVE = 'LIVE',
  TALK = 'TALK',
  SILENCE = 'SILENCE',
}
registerEnumType(PlanItemKind, {
  name: 'PlanItemKind',
  description: 'Kind of a planned item.',
  valuesConfig: {
    MEDIA: { description: 'A media item, or the sound of an episode or a rush.' },
    LIVE: { description: 'Live sound from the studio or an external source.' },
    TALK: { description: 'Spoken words, without a file.' },
    SILENCE: { description: 'Silence: there is nothing to play.' },
  },
});
