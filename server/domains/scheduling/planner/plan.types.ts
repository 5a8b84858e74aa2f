import { Field, ID, Int } from 'type-graphql';
import { DateTimeISO, LocalDate } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { MediaItem } from '../../library/public.ts';
import { PlanItemKind } from './planEnums.ts';
import { SeparationRule, Why } from './why.ts';

@OutputType({
  rule: allow('read', 'Rundown'),
  description: 'An item of the current plan of what a radio plays.',
})
export class PlannedItem {
  @Field(() => DateTimeISO, { description: 'Start of the item.' }) startsAt!: Date;
  @Field(() => DateTimeISO, {
    description: 'End of the item, at its own end or earlier because another item begins.',
  })
  endsAt!: Date;
  @Field(() => PlanItemKind, { description: 'Kind of the item, such as MEDIA.' }) kind!: PlanItemKind;
  @Field({
    description: 'Title of the item; empty when the title of the media item applies.',
  })
  title!: string;
  @Field(() => MediaItem, {
    nullable: true,
    description:
      'Media item; null for the sound of an episode or a rush, and for items without a file in the library.',
  })
  media!: MediaItem | null;
  @Field(() => Int, { description: 'Full length in milliseconds; for a media item from cue-in to cue-out.' })
  length!: number;
  @Field(() => Int, {
    description:
      'Length of the beginning that this entry leaves out, in milliseconds. A higher layer covers the beginning, or it belongs to the day before.',
  })
  skipped!: number;
  @Field({ description: 'True when the item is faded out before its end.' }) isCut!: boolean;
  @Field({
    description:
      'True for a fixed start: the item begins exactly at its time, and the item before is faded out. False when the item waits for the item before to end.',
  })
  isHard!: boolean;
  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `Occurrence` that the item belongs to, such as `12:2026-11-23`. Null when nothing is planned.',
  })
  occurrenceId!: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the `Slot` of the occurrence; null when nothing is planned.',
  })
  slotId!: string | null;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'Original date of the occurrence in its series; null when nothing is planned.',
  })
  date!: string | null;
  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `RundownItem` that planned the item; null when the item comes from another source.',
  })
  rundownItemId!: string | null;
  @Field(() => Why, { description: 'Reason why the item was chosen.' }) why!: Why;
}

@OutputType({ rule: 'parent', description: 'An item that the default playlist would play.' })
export class PlannedPlay {
  @Field(() => DateTimeISO, { description: 'Start of the item.' }) at!: Date;
  @Field(() => MediaItem, { description: 'Media item that would play.' }) media!: MediaItem;
  @Field(() => Int, { description: 'Length in milliseconds from cue-in to cue-out.' }) duration!: number;
  @Field(() => [SeparationRule], {
    description:
      'Separation rules that were ignored, because no item of the playlist satisfies all rules at `at`. Empty when none was ignored.',
  })
  gaveWay!: SeparationRule[];
}
