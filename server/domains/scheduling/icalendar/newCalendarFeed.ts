import { Field } from 'type-graphql';
import { ShownOnce } from '../../../kit/graphql/shownOnce.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { CalendarFeed } from './calendarFeed.entity.ts';

@OutputType({ rule: allow('read', 'Slot'), description: 'A new calendar feed.' })
export class NewCalendarFeed {
  @ShownOnce()
  @Field({
    description:
      'Address, shown this once: anybody who has it can read the feed. With `webcal://` instead of `https://`, programs offer to subscribe to it.',
  })
  address!: string;

  @Field(() => CalendarFeed, { description: 'The stored feed.' })
  calendarFeed!: CalendarFeed;
}
