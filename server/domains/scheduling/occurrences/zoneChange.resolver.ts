import { Arg, Ctx, Field, ID, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { notFound } from '../../../kit/errors.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { findReachableRadioId, dayAt, findRadioClock } from '../../platform/public.ts';
import { findSlotsSince } from '../slots/series/storedSeries.ts';
import { findComingOccurrences } from './comingOccurrences.ts';

@OutputType({
  rule: allow('update', 'Radio'),
  description:
    'Effect of a time zone change on the calendar of a radio. Slots keep their local times, so that they happen at other moments.',
})
export class ZoneChange {
  @Field(() => Int, {
    description:
      'Number of slots with coming occurrences, which keep their local times in the new time zone.',
  })
  slots!: number;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'Start of the first coming occurrence in the current time zone; null when there is none. Occurrences that have begun stay unchanged.',
  })
  from!: Date | null;
}

@Resolver()
export class ZoneChangeResolver {
  @Allow('update', 'Radio')
  @Query(() => ZoneChange, {
    description:
      'Preview of the effect that a new time zone of a radio would have on its calendar. NOT_FOUND when the radio does not exist or the viewer may not see it.',
  })
  async zoneChange(
    @Arg('radioId', () => ID, { description: 'Id of the `Radio`.' })
    radioId: string,
    @Ctx() context: Context,
  ): Promise<ZoneChange> {
    const id = await findReachableRadioId(context, radioId);
    if (id === undefined) throw notFound('Radio');
    const radio = { database: context.database, radioId: id };
    return context.services.calendarTurns.inTurn(String(id), async () => {
      const clock = await findRadioClock(radio);
      const slots = await findSlotsSince(radio, dayAt(clock.wallNow) - 1);
      const coming = await findComingOccurrences(radio, slots, 1, clock);
      return {
        slots: new Set(coming.map(({ slot }) => slot)).size,
        from: coming[0]?.startsAt ?? null,
      };
    });
  }
}
