import type { SqlEntityManager } from '@mikro-orm/sql';
import { sampleKey } from '../../../kit/images/drawings.ts';
import type { Drawing } from '../../../kit/images/drawings.ts';
import { dateOf, dayLength } from '../../../kit/time/days.ts';
import type { Radio } from '../../platform/organization/radios/radio.entity.ts';
import { Banner } from '../banners/banner.entity.ts';
import { BannerPosition } from '../banners/bannerEnums.ts';
import { bannerFolder, bannerShape, bannerWidths } from '../banners/bannerPictures.ts';
import { BannerDay } from '../banners/counts/bannerDay.entity.ts';
import { sceneOf } from './scenes.ts';

interface SampleBanner {
  name: string;
  position: BannerPosition;
  text?: string;
  pictureAlt?: string;
  link: string;
  weight: number;
  /** Days from now until its start and end. */
  from?: number;
  until?: number;
}

const sampleBanners: readonly SampleBanner[] = [
  {
    name: 'Harbour festival',
    position: BannerPosition.BETWEEN_CONTENTS,
    pictureAlt: 'Harbour festival: a stage between sails at night, with people in front of it',
    link: '/site/horizon/en/news',
    weight: 8,
    from: -20,
    until: 40,
  },
  {
    name: 'Open day',
    position: BannerPosition.FOOTER,
    text: 'Open day · Journée portes ouvertes · \u2067يوم مفتوح\u2069',
    link: '/site/horizon/en/contact',
    weight: 5,
    from: -12,
  },
  {
    name: 'Winter concert',
    position: BannerPosition.TOP,
    text: 'Winter concert in the old harbour office',
    link: 'https://tickets.example/winter',
    weight: 5,
    from: 12,
    until: 30,
  },
  {
    name: 'Autumn fundraising',
    position: BannerPosition.TOP,
    text: 'Thank you: 312 listeners support Horizon',
    link: 'mailto:hello@horizon.example',
    weight: 3,
    from: -60,
    until: -25,
  },
];

const pictureKey = (width: number) => `${bannerFolder}/${sampleKey('banner')}-${width}.webp`;

/** Drawing of the sample banner, with its files in three widths. */
export const bannerDrawing: Drawing = {
  svg: sceneOf('stage'),
  files: bannerWidths.map((width) => ({
    key: pictureKey(width),
    width,
    height: Math.round(width * bannerShape),
  })),
};

/** Seeds shown, scheduled and ended banners, with views and clicks of the days when they were shown. */
export function seedBanners(em: SqlEntityManager, radio: Radio): void {
  const now = Date.now();
  const today = Math.floor(now / dayLength);
  for (const { from, until, ...sample } of sampleBanners) {
    const at = (days: number | undefined) => (days === undefined ? null : new Date(now + days * dayLength));
    const banner = em.create(
      Banner,
      {
        ...sample,
        radio,
        key: sampleKey(`banner ${sample.name}`).slice(0, 16),
        picture: sample.pictureAlt ? `/files/${pictureKey(960)}` : '',
        isActive: true,
        publishedFrom: at(from),
        publishedUntil: at(until),
      },
      { partial: true },
    );
    for (let day = Math.max(from ?? 0, -90); day < Math.min(until ?? 0, 0); day++) {
      // Figures without chance, so that the demo is the same every time: Fridays and Saturdays have more visitors.
      const views = 120 + ((day * day * 7) % 83) + ((today + day + 4) % 7 > 4 ? 90 : 0);
      em.create(
        BannerDay,
        {
          banner,
          day: dateOf(today + day),
          views,
          clicks: Math.round((views * sample.weight) / 160),
        },
        { partial: true },
      );
    }
  }
}
