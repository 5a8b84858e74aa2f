import { Field, Int, registerEnumType } from 'type-graphql';
import type { Row } from '../../../kit/read/plan.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { MediaItem } from '../media/mediaItem.entity.ts';

/** Why media are taken for duplicates. */
export enum DuplicateReason {
  SAME_FILE = 'SAME_FILE',
  SAME_SONG = 'SAME_SONG',
}
registerEnumType(DuplicateReason, {
  name: 'DuplicateReason',
  description: 'Why media are taken for duplicates.',
  valuesConfig: {
    SAME_FILE: { description: 'Their bytes are the same.' },
    SAME_SONG: {
      description: 'Their titles and credits are the same but for case, accents, punctuation and articles.',
    },
  },
});

@OutputType({ rule: 'parent', description: 'Media that are duplicates of each other, or likely to be.' })
export class MediaDuplicates {
  @Field(() => DuplicateReason, { description: 'Why they are taken for duplicates.' })
  reason!: DuplicateReason;

  @Field(() => [MediaItem], {
    description: 'The media, the first to come into the library first, at most 20.',
  })
  items!: Row[];
}

@OutputType({ rule: 'parent', description: 'A page of groups of duplicates.' })
export class MediaDuplicatesPage {
  @Field(() => [MediaDuplicates], { description: 'The groups of this page, at most `perPage`.' })
  groups!: MediaDuplicates[];

  @Field(() => Int, { description: 'How many groups there are in all.' })
  totalGroups!: number;
}
