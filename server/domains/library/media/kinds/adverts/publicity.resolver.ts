import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../../../kit/context.ts';
import { batched } from '../../../../../kit/read/batch.ts';
import { Requires } from '../../../../../kit/read/requires.ts';
import type { Row } from '../../../../../kit/read/plan.ts';
import { radioDay } from '../../../playlists/default/radioDay.ts';
import { PublicityPatch } from '../kinds.inputs.ts';
import { MediaKindResolver } from '../mediaKindResolver.ts';
import { Publicity } from './publicity.entity.ts';
import { PublicityState, stateOf, type SpotDays } from './publicityState.ts';
import { PublicityValidity, validityOf } from './publicityValidity.ts';

/** Returns the current date for each row of a page; it is read only once. */
const loadRadioDay = batched(async (context, ids) => {
  const today = await radioDay(context);
  return ids.map(() => today);
});

const days = ['validFrom', 'validTo', 'evergreen'] as const;

@Resolver(() => Publicity)
export class PublicityResolver extends MediaKindResolver(Publicity, PublicityPatch, {
  views: 'publicities',
  list: '/admin/multimedia/publicities',
  record: '/admin/multimedia/publicities/:id',
}) {
  @Requires(...days)
  @FieldResolver(() => PublicityState, {
    description: 'Validity of the advert today in the time zone of the radio, with the reason.',
  })
  async validity(@Root() spot: Row & SpotDays, @Ctx() context: Context): Promise<PublicityState> {
    return stateOf(spot, await loadRadioDay(context, spot.id));
  }

  @Requires(...days)
  @FieldResolver(() => Boolean, {
    description:
      'True when today lies within the days of the advert, or `evergreen` is true. Today is the date in the time zone of the radio. The `dayparts` do not count.',
  })
  async isValid(@Root() spot: Row & SpotDays, @Ctx() context: Context): Promise<boolean> {
    return validityOf(spot, await loadRadioDay(context, spot.id)) === PublicityValidity.VALID;
  }
}
