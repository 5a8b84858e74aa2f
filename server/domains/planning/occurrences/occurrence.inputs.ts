import { Length, Matches, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { SlotLayer } from '../slots/slotEnums.ts';

@InputType({
  description: 'What is other on one day alone. Absent fields stay as they are; null is as the series says.',
})
export class OccurrenceChange {
  @Field(() => String, {
    nullable: true,
    description:
      'When it begins by the radio’s clock, `YYYY-MM-DDTHH:MM` or with seconds: at most 62 days from its own day, and not in the past (`min`).',
  })
  @Matches(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/)
  localStart?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How long it is by that clock, in milliseconds: a second to a day.',
  })
  @Min(1000)
  @Max(86_400_000)
  duration?: number | null;

  @Field(() => SlotLayer, { nullable: true, description: 'The layer that it lies on.' })
  layer?: SlotLayer | null;

  @Field(() => String, { nullable: true, description: 'Its own title, at most 160 characters.' })
  @Length(0, 160)
  title?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `Episode` that is broadcast; `elsewhere` when it is of another emission than the slot.',
  })
  episodeId?: string | null;
}
