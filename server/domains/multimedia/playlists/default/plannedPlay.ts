import { Field, Int } from 'type-graphql';
import { DateTimeISO } from '../../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { MediaItem } from '../../media/mediaItem.entity.ts';
import { SeparationRule } from '../smart/separation.ts';

@OutputType({ rule: 'parent', description: 'Something that would play when nothing is planned.' })
export class PlannedPlay {
  @Field(() => DateTimeISO, { description: 'When it would begin.' }) at!: Date;
  @Field(() => MediaItem, { description: 'What would play.' }) media!: MediaItem;
  @Field(() => Int, { description: 'How long, in milliseconds from cue to cue.' }) duration!: number;
  @Field(() => [SeparationRule], {
    description: 'The rules that nothing in the playlist could satisfy at this moment; empty when all hold.',
  })
  gaveWay!: SeparationRule[];
}
