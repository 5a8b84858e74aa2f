import { Ctx, Field, ID, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { filterEvents } from '../../../kit/events/filterEvents.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { requireRadio } from '../../../kit/read/scope.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';
import { Slot } from '../slots/slot.entity.ts';
import type { CalendarChange } from './calendarEvents.ts';

@OutputType({
  rule: allow('read', 'Slot'),
  description: 'Something is other than before in the calendar of the current radio.',
})
export class CalendarNotice {
  @Field(() => [ID], { description: 'Which slots changed, came or went; empty when it may be any.' })
  slots!: string[];

  @Field(() => DateTimeISO, { description: 'The first moment at which the calendar may be another.' })
  from!: Date;

  @Field(() => DateTimeISO, { nullable: true, description: 'The last of them; null for no end.' })
  to!: Date | null;
}

@Resolver()
export class CalendarChangesResolver {
  @Allow('read', 'Slot')
  @Subscription(() => CalendarNotice, {
    description:
      'Changes of the calendar of the current radio, from now on. Who was away reads the calendar again.',
    subscribe: ({ context }: { context: Context }) => changesOf(context),
  })
  calendarChanged(@Root() { slots, from, to }: CalendarChange, @Ctx() _context: Context): CalendarNotice {
    return { slots: slots.map(String), from: new Date(from), to: to === null ? null : new Date(to) };
  }
}

/** What happens on one radio; ends when nobody listens any more. */
function changesOf({ services, reads, radioId }: Context): AsyncIterable<CalendarChange> {
  const own = requireRadio(reads.models.of(Slot), { radioId, deleted: 'hidden' });
  return filterEvents(services.events, 'calendarChanged', (change) => change.radioId === own);
}
