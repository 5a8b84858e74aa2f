import { registerEnumType } from 'type-graphql';

export enum PlanItemKind {
  MEDIA = 'MEDIA',
  LIVE = 'LIVE',
  TALK = 'TALK',
  SILENCE = 'SILENCE',
}
registerEnumType(PlanItemKind, {
  name: 'PlanItemKind',
  description: 'What is on the air.',
  valuesConfig: {
    MEDIA: { description: 'Something of the library, or the sound of an episode.' },
    LIVE: { description: 'What comes from the studio or from outside.' },
    TALK: { description: 'Somebody speaks.' },
    SILENCE: { description: 'Nothing: there is nothing to play.' },
  },
});
