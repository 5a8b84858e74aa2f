import { Field, ID, Int } from 'type-graphql';
import { DateTimeISO, LocalDate } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { MediaItem } from '../../multimedia/media/mediaItem.entity.ts';
import { PlanItemKind } from './planEnums.ts';
import { SeparationRule, Why } from './why.ts';

@OutputType({
  rule: allow('read', 'Rundown'),
  description: 'Something that is on the air as it is planned now.',
})
export class PlannedItem {
  @Field(() => DateTimeISO, { description: 'When it begins.' }) startsAt!: Date;
  @Field(() => DateTimeISO, { description: 'When it ends, by itself or because something else begins.' })
  endsAt!: Date;
  @Field(() => PlanItemKind, { description: 'What it is.' }) kind!: PlanItemKind;
  @Field({ description: 'Its title; empty for that of its medium.' }) title!: string;
  @Field(() => MediaItem, {
    nullable: true,
    description:
      'What plays; null for the sound of an episode or a rush, and where nothing of the library plays.',
  })
  media!: MediaItem | null;
  @Field(() => Int, { description: 'How long it is by itself, in milliseconds from cue to cue.' })
  length!: number;
  @Field(() => Int, {
    description: 'How much of it is over when it comes on, in milliseconds: something covered its beginning.',
  })
  skipped!: number;
  @Field({ description: 'Whether it is faded out before its end.' }) isCut!: boolean;
  @Field({
    description:
      'Whether it begins on the second, whatever plays then; anything else waits for what is before it.',
  })
  isHard!: boolean;
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the `Occurrence` that it is in, `12:2026-11-23`; null where nothing is planned.',
  })
  occurrenceId!: string | null;
  @Field(() => ID, { nullable: true, description: 'Id of the `Slot` of that.' }) slotId!: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'The day by its series.' }) date!: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the `RundownItem` that it comes from; null for none.',
  })
  rundownItemId!: string | null;
  @Field(() => Why, { description: 'Why it is there.' }) why!: Why;
}

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
