import { Field, Int, registerEnumType } from 'type-graphql';
import type { Row } from '../../../kit/read/plan.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { MediaItem } from '../media/mediaItem.entity.ts';

/** Reason why media count as duplicates. */
export enum DuplicateReason {
  SAME_FILE = 'SAME_FILE',
  SAME_SONG = 'SAME_SONG',
}
registerEnumType(DuplicateReason, {
  name: 'DuplicateReason',
  description: 'Reason why media count as duplicates.',
  valuesConfig: {
    SAME_FILE: { description: 'The files are identical.' },
    SAME_SONG: {
      description:
        'The titles and credits are nearly equal, but the files are not all identical. Titles and credits differ only in case, accents, punctuation, spaces, “&” for “and”, or a leading “the”.',
    },
  },
});

@OutputType({ rule: 'parent', description: 'Group of media that are certain or likely duplicates.' })
export class MediaDuplicates {
  @Field(() => DuplicateReason, { description: 'Reason why the media count as duplicates.' })
  reason!: DuplicateReason;

  @Field(() => [MediaItem], {
    description: 'Media of the group in the order in which they were added to the library; at most 20.',
  })
  items!: Row[];
}

@OutputType({ rule: 'parent', description: 'Page of groups of duplicates.' })
export class MediaDuplicatesPage {
  @Field(() => [MediaDuplicates], { description: 'Groups of this page, at most `perPage`.' })
  groups!: MediaDuplicates[];

  @Field(() => Int, { description: 'Total number of groups.' })
  totalGroups!: number;
}
