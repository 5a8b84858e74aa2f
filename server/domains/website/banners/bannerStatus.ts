import type { Context } from '../../../kit/context.ts';
import type { FieldFilter } from '../../../kit/list/filters.ts';
import { condition } from '../../../kit/query/condition.ts';
import type { Given } from '../../../kit/query/query.ts';
import type { Condition } from '../../../kit/read/reads.ts';
import type { Banner } from './banner.entity.ts';
import { BannerStatus } from './bannerEnums.ts';

type Judged = Pick<
  Banner,
  'isActive' | 'text' | 'picture' | 'pictureAlt' | 'publishedFrom' | 'publishedUntil'
>;

/** Returns the status of a banner at a moment. */
export function statusOfBanner(banner: Judged, now: Date): BannerStatus {
  const { isActive, text, picture, pictureAlt, publishedFrom, publishedUntil } = banner;
  if (!isActive) return BannerStatus.OFF;
  if (!text && !(picture && pictureAlt)) return BannerStatus.INCOMPLETE;
  if (publishedUntil && publishedUntil <= now) return BannerStatus.ENDED;
  return publishedFrom && publishedFrom > now ? BannerStatus.SCHEDULED : BannerStatus.SHOWN;
}

type Now = Given<{ now: Date }>;

type BannerBuilder = Parameters<Parameters<typeof condition<'Banner'>>[1]>[0];

const activeAndComplete = (banner: BannerBuilder) =>
  banner.and([
    banner('t.isActive', '=', true),
    banner.or([
      banner('t.text', '<>', ''),
      banner.and([banner('t.picture', '<>', ''), banner('t.pictureAlt', '<>', '')]),
    ]),
  ]);

const off = condition('Banner', (banner) => banner('t.isActive', '=', false));

const incomplete = condition('Banner', (banner) =>
  banner.and([
    banner('t.isActive', '=', true),
    banner('t.text', '=', ''),
    banner.or([banner('t.picture', '=', ''), banner('t.pictureAlt', '=', '')]),
  ]),
);

const ended = condition('Banner', (banner, { now }: Now) =>
  banner.and([activeAndComplete(banner), banner('t.publishedUntil', '<=', now)]),
);

const scheduled = condition('Banner', (banner, { now }: Now) =>
  banner.and([
    activeAndComplete(banner),
    banner('t.publishedFrom', '>', now),
    banner.or([banner('t.publishedUntil', 'is', null), banner('t.publishedUntil', '>', now)]),
  ]),
);

const shown = condition('Banner', (banner, { now }: Now) =>
  banner.and([
    activeAndComplete(banner),
    banner.or([banner('t.publishedFrom', 'is', null), banner('t.publishedFrom', '<=', now)]),
    banner.or([banner('t.publishedUntil', 'is', null), banner('t.publishedUntil', '>', now)]),
  ]),
);

/** SQL equivalents of `statusOfBanner`, as conditions on the banners `t`. */
const conditions: Record<BannerStatus, (context: Context, now: Date) => Condition> = {
  OFF: (context) => off(context, {}),
  INCOMPLETE: (context) => incomplete(context, {}),
  SCHEDULED: (context, now) => scheduled(context, { now }),
  SHOWN: (context, now) => shown(context, { now }),
  ENDED: (context, now) => ended(context, { now }),
};

/** SQL condition for banners whose current status passes a filter. */
export function bannerStatusCondition({ eq, in: among }: FieldFilter, context: Context): Condition {
  const now = new Date();
  const wanted = Object.values(BannerStatus).filter(
    (status) => (eq ?? status) === status && ((among as unknown[] | null)?.includes(status) ?? true),
  );
  const found = wanted.map((status) => conditions[status](context, now));
  return {
    text: `(${found.map(({ text }) => `(${text})`).join(' or ') || '1 = 0'})`,
    values: found.flatMap(({ values }) => values),
  };
}

/** SQL condition for the banners that the caller sees. Visitors see those on the website now, staff see all. */
export const visibleBanners = (context: Context): Condition | undefined =>
  /* guard: visitors-see-shown-banners */ context.isVisitor ? shown(context, { now: new Date() }) : undefined;
