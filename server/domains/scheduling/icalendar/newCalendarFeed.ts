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
      'Address of the feed, returned only once. Anybody who has the address can read the feed. With `webcal://` instead of `https://`, calendar programs offer to subscribe.',
  })
  address!: string;

  @Field(() => CalendarFeed, { description: 'Stored calendar feed.' })
  calendarFeed!: CalendarFeed;
}
