import { Length, Matches, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { SlotLayer } from '../slots/slotEnums.ts';

@InputType({
  description:
    'Changes to one occurrence. Absent fields stay; null returns a field to the value of the series.',
})
export class OccurrenceChange {
  @Field(() => String, {
    nullable: true,
    description:
      'Start by the radio’s clock, `YYYY-MM-DDTHH:MM` or with seconds: at most 62 days from its own date, and not in the past (`min`).',
  })
  @Matches(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/)
  localStart?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Duration by that clock, in milliseconds: a second to a day.',
  })
  @Min(1000)
  @Max(86_400_000)
  duration?: number | null;

  @Field(() => SlotLayer, { nullable: true, description: 'Layer of the calendar.' })
  layer?: SlotLayer | null;

  @Field(() => String, { nullable: true, description: 'Title of this occurrence, at most 160 characters.' })
  @Length(0, 160)
  title?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `Episode` to broadcast; `elsewhere` when it belongs to another emission than the slot.',
  })
  episodeId?: string | null;
}
