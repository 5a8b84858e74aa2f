import { Arg, Ctx, Field, ID, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { notFound } from '../../../kit/errors.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { reachableRadio } from '../../organization/radios/reachableRadios.ts';
import { dayAt, radioClock, slotsSince } from '../slots/storedSeries.ts';
import { comingOf } from './comingOccurrences.ts';

@OutputType({
  rule: allow('update', 'Radio'),
  description:
    'What another time zone would mean for the calendar of a radio: local times stay, moments do not.',
})
export class ZoneChange {
  @Field(() => Int, {
    description:
      'How many slots are still to come, which would keep the times of their day by the new clock.',
  })
  slots!: number;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'When the first of them begins by the clock as it is, from which on all would be at other moments; null without any. What has begun stays as it was.',
  })
  from!: Date | null;
}

@Resolver()
export class ZoneChangeResolver {
  @Allow('update', 'Radio')
  @Query(() => ZoneChange, {
    description:
      'What of its calendar another time zone of a radio would move, to be said before. NOT_FOUND for a radio that the viewer does not see.',
  })
  async zoneChange(
    @Arg('radioId', () => ID, { description: 'Id of the `Radio`.' })
    radioId: string,
    @Ctx() context: Context,
  ): Promise<ZoneChange> {
    const id = await reachableRadio(context, radioId);
    if (id === undefined) throw notFound('Radio');
    const radio = { database: context.database, radioId: id };
    const clock = await radioClock(radio);
    const slots = await slotsSince(radio, dayAt(clock.wallNow) - 1);
    const coming = await comingOf(radio, slots, 1, clock);
    const from = coming.map(({ startsAt }) => startsAt).sort((a, b) => a.getTime() - b.getTime())[0];
    return {
      slots: new Set(coming.map(({ slot }) => slot)).size,
      from: from ?? null,
    };
  }
}
