import { Length } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { CalendarFeedKind } from './calendarFeedKind.ts';

@InputType({ description: 'A new calendar feed.' })
export class CalendarFeedInput {
  @Field(() => CalendarFeedKind, {
    description: 'What the feed contains: the whole calendar, one emission, or the programmes of the viewer.',
  })
  kind!: CalendarFeedKind;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `Emission`: required for EMISSION, and rejected with `invalid` for other kinds. Rejected with `unknown` when there is no such emission.',
  })
  emissionId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Name, at most 80 characters. When empty or absent, the feed is named after its radio, emission or person.',
  })
  @Length(0, 80)
  name?: string;
}
