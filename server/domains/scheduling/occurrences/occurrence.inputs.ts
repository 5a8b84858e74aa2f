import { Length, Matches, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { SlotLayer } from '../slots/slotEnums.ts';

@InputType({
  description:
    'Changes to one occurrence. Absent fields stay unchanged; null resets a field to the value of the series.',
})
export class OccurrenceChange {
  @Field(() => String, {
    nullable: true,
    description:
      'Start by the radio’s clock, `YYYY-MM-DDTHH:MM` or with seconds. Rejected with `min` when it lies more than 62 days before the original date or in the past, with `max` when it lies more than 62 days after that date, and with `skippedHour` when the occurrence lies completely in the hour that the clocks skip in spring.',
  })
  @Matches(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/)
  localStart?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Duration in milliseconds by the radio’s clock. From 01:00 to 04:00 are three hours, even on the night of a daylight saving change. At least a second, at most a day.',
  })
  @Min(1000)
  @Max(86_400_000)
  duration?: number | null;

  @Field(() => SlotLayer, {
    nullable: true,
    description:
      'Layer of the calendar; a higher layer covers the lower ones. FORBIDDEN to change to ADVERTS or LIVE without the permission for all slots.',
  })
  layer?: SlotLayer | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Title of this occurrence, at most 160 characters; null or empty to use the title of the series.',
  })
  @Length(0, 160)
  title?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `Episode` to broadcast; null for the episode of the series. Rejected with `elsewhere` when the episode belongs to another emission than the slot.',
  })
  episodeId?: string | null;
}
