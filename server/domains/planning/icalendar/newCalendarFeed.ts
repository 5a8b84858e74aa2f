import { Field } from 'type-graphql';
import { ShownOnce } from '../../../kit/graphql/shownOnce.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { CalendarFeed } from './calendarFeed.entity.ts';

@OutputType({ rule: allow('read', 'Slot'), description: 'A feed of the calendar that was just made.' })
export class NewCalendarFeed {
  @ShownOnce()
  @Field({
    description:
      'Its address, shown this once: whoever has it reads the feed. As `webcal://…` programs offer to subscribe to it.',
  })
  address!: string;

  @Field(() => CalendarFeed, { description: 'What is kept of it.' })
  calendarFeed!: CalendarFeed;
}
