import { randomBytes } from 'node:crypto';
import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import type { FieldProblems } from '../../../kit/errors.ts';
import { safeAddress } from '../../../kit/html/addresses.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { Requires } from '../../../kit/read/requires.ts';
import { RecoverableResolver } from '../../../kit/resource/resolvers/recoverableResolver.ts';
import type { Write } from '../../../kit/resource/writes.ts';
import { storedFocus } from '../pictures/pictureFocus.ts';
import { Banner } from './banner.entity.ts';
import { BannerInput, BannerPatch } from './banner.inputs.ts';
import { BannerStatus } from './bannerEnums.ts';
import {
  BannerDayCounts,
  sumClicksOfBanner,
  countsByDay,
  sumViewsOfBanner,
} from './counts/bannerStatistics.ts';
import { statusOfBanner, visibleBanners } from './bannerStatus.ts';

@Resolver(() => Banner)
export class BannerResolver extends RecoverableResolver(Banner, BannerInput, BannerPatch, {
  views: 'banners',
  binViews: 'banners-bin',
  roles: { staff: ['read'], editor: ['manage'] },
  where: visibleBanners,
  forVisitors: true,
}) {
  @Requires('isActive', 'text', 'picture', 'pictureAlt', 'publishedFrom', 'publishedUntil')
  @FieldResolver(() => BannerStatus, {
    description: 'Visibility of the banner for visitors now, with the reason when they do not see it.',
  })
  status(@Root() banner: Banner): BannerStatus {
    return statusOfBanner(banner, new Date());
  }

  @FieldResolver(() => Int, {
    description:
      'Total views. A view counts when the banner scrolls near the visible part of the page. Requests of known bots do not count, nor more than 30 views of the banner a minute from one network. A view appears in the number after a few seconds.',
  })
  viewCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return sumViewsOfBanner(context, id);
  }

  @FieldResolver(() => Int, {
    description:
      'Total clicks. Requests of known bots do not count, nor more than 5 clicks on the banner a minute from one network. A click appears in the number after a few seconds.',
  })
  clickCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return sumClicksOfBanner(context, id);
  }

  @FieldResolver(() => [BannerDayCounts], {
    description:
      'Views and clicks on each of the last thirty days, in the time zone of the radio. Today is included, and is the last element.',
  })
  countsByDay(@Root() { id }: Row, @Ctx() context: Context): Promise<BannerDayCounts[]> {
    return countsByDay(context, id);
  }

  protected override check(given: BannerPatch, { existing }: Write<Banner>): FieldProblems {
    const { publishedFrom = null, publishedUntil = null } = { ...existing, ...given };
    const problems: FieldProblems = {};
    if (given.link?.trim() && !safeAddress(given.link.trim())) problems['link'] = 'address';
    if (existing?.picture && given.pictureAlt?.trim() === '') problems['pictureAlt'] = 'required';
    if (publishedFrom && publishedUntil && publishedUntil <= publishedFrom)
      problems['publishedUntil'] = 'endBeforeStart';
    return problems;
  }

  protected override prepare(given: BannerPatch, { existing }: Write<Banner>): object {
    const { link, pictureFocus, text, ...values } = given;
    return {
      ...values,
      ...(pictureFocus && { pictureFocus: storedFocus(pictureFocus) }),
      ...(text !== undefined && { text: text.trim() }),
      ...(link !== undefined && { link: safeAddress(link.trim()) ?? '' }),
      ...(!existing && { key: randomBytes(12).toString('base64url') }),
    };
  }
}
