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
  description: 'A change of the calendar of the current radio.',
})
export class CalendarNotice {
  @Field(() => [ID], {
    description: 'Ids of the changed, added or removed slots; empty when every slot may have changed.',
  })
  slots!: string[];

  @Field(() => DateTimeISO, { description: 'Start of the changed period.' })
  from!: Date;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'End of the changed period; null for a period without an end.',
  })
  to!: Date | null;
}

@Resolver()
export class CalendarChangesResolver {
  @Allow('read', 'Slot')
  @Subscription(() => CalendarNotice, {
    description:
      'Published when the calendar of the current radio changes. After a reconnection, query the calendar again.',
    subscribe: ({ context }: { context: Context }) => changesOf(context),
  })
  calendarChanged(@Root() { slots, from, to }: CalendarChange, @Ctx() _context: Context): CalendarNotice {
    return { slots: slots.map(String), from: new Date(from), to: to === null ? null : new Date(to) };
  }
}

/** Calendar events of the viewer's radio. */
function changesOf({ services, reads, radioId }: Context): AsyncIterable<CalendarChange> {
  const own = requireRadio(reads.models.of(Slot), { radioId, deleted: 'hidden' });
  return filterEvents(services.events, 'calendarChanged', (change) => change.radioId === own);
}
