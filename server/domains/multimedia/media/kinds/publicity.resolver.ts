import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { batched } from '../../../../kit/read/batch.ts';
import { Needs } from '../../../../kit/read/needs.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { radioDay } from '../../playlists/default/radioDay.ts';
import { PublicityPatch } from './kinds.inputs.ts';
import { MediaKindResolver } from './mediaKindResolver.ts';
import { Publicity } from './publicity.entity.ts';
import { PublicityStanding, standingOf, type SpotDays } from './publicityStanding.ts';
import { PublicityValidity, validityOf } from './publicityValidity.ts';

/** Asked for once for all rows of a page. */
const dayOfEach = batched(async (context, ids) => {
  const today = await radioDay(context);
  return ids.map(() => today);
});

const days = ['validFrom', 'validTo', 'evergreen'] as const;

@Resolver(() => Publicity)
export class PublicityResolver extends MediaKindResolver(Publicity, PublicityPatch, {
  list: '/admin/multimedia/publicities',
  record: '/admin/multimedia/publicities/:id',
}) {
  @Needs(...days)
  @FieldResolver(() => PublicityStanding, {
    description: 'Whether it may air today, in the time zone of the radio, and why.',
  })
  async validity(@Root() spot: Row & SpotDays, @Ctx() context: Context): Promise<PublicityStanding> {
    return standingOf(spot, await dayOfEach(context, spot.id));
  }

  @Needs(...days)
  @FieldResolver(() => Boolean, { description: 'Whether it may air today, in the time zone of the radio.' })
  async isValid(@Root() spot: Row & SpotDays, @Ctx() context: Context): Promise<boolean> {
    return validityOf(spot, await dayOfEach(context, spot.id)) === PublicityValidity.VALID;
  }
}
