import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { requireValid } from '../../../../kit/errors.ts';
import { First } from '../../../../kit/read/inOrder.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { Allow } from '../../../../kit/rules/rule.ts';
import { Emission, Episode } from '../../../programmes/public.ts';
import { Slot } from '../../slots/slot.entity.ts';
import {
  lastOfEmission,
  nextOfEmission,
  occurrencesOfEpisode,
  loadSlotRowsOfEmission,
} from './emissionOccurrences.ts';
import { ShownOccurrence } from '../occurrence.types.ts';

@Resolver(() => Emission)
export class EmissionOccurrencesResolver {
  @Allow('read', 'Slot')
  @FieldResolver(() => [Slot], {
    description:
      'Slots of the emission in the calendar, past slots included, sorted by their first dates. A slot that refers only to an episode, a rush or an original of the emission, and not to the emission itself, is left out.',
  })
  async slots(
    @Root() { id }: Row,
    @First(20) first: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row[]> {
    requireSome(first);
    return (await loadSlotRowsOfEmission(context, id, info)).slice(0, first);
  }

  @Allow('read', 'Slot')
  @FieldResolver(() => [ShownOccurrence], {
    description: 'Next occurrences of `slots` in chronological order, including cancelled occurrences.',
  })
  nextOccurrences(
    @Root() { id }: Row,
    @First(5) first: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ShownOccurrence[]> {
    requireSome(first);
    return nextOfEmission(context, id, first, info);
  }

  @Allow('read', 'Slot')
  @FieldResolver(() => [ShownOccurrence], {
    description:
      'Last occurrences of `slots`, the latest first. The current occurrence is included; cancelled occurrences are not.',
  })
  lastOccurrences(
    @Root() { id }: Row,
    @First(1) first: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ShownOccurrence[]> {
    requireSome(first);
    return lastOfEmission(context, id, first, info);
  }
}

@Resolver(() => Episode)
export class EpisodeOccurrencesResolver {
  @Allow('read', 'Slot')
  @FieldResolver(() => [ShownOccurrence], {
    description:
      'Coming occurrences in chronological order, then past occurrences with the latest first. Rebroadcasts and cancelled occurrences are included.',
  })
  occurrences(
    @Root() { id }: Row,
    @First(10) first: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ShownOccurrence[]> {
    requireSome(first);
    return occurrencesOfEpisode(context, id, first, info);
  }
}

const maxOccurrences = 100;

function requireSome(first: number): void {
  if (first < 0) requireValid({ first: 'min' });
  if (first > maxOccurrences) requireValid({ first: 'max' });
}
