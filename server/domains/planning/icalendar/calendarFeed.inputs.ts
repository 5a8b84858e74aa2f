import { Length } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { CalendarFeedKind } from './calendarFeedKind.ts';

@InputType({ description: 'A new feed of the calendar.' })
export class CalendarFeedInput {
  @Field(() => CalendarFeedKind, { description: 'What of the calendar it gives.' })
  kind!: CalendarFeedKind;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `Emission` that it gives: `required` for that kind, `invalid` for others, `unknown` when there is none.',
  })
  emissionId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What it is called, at most 80 characters; the name of what it gives when absent.',
  })
  @Length(0, 80)
  name?: string;
}
