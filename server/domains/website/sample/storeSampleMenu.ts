import type { SqlEntityManager } from '@mikro-orm/sql';
import { radioFilter } from '../../../kit/read/model.ts';
import { Radio } from '../../platform/organization/radios/radio.entity.ts';
import { Podcast } from '../../programmes/podcasts/podcast.entity.ts';
import { ContentKind, SiteLanguage } from '../contents/contentEnums.ts';
import { entry, SitePage, type MenuItem } from '../menus/menuItem.ts';
import { MenuRecordType } from '../menus/menuRecord.ts';
import { Website } from '../settings/website.entity.ts';
import { Topic } from '../topics/topic.entity.ts';

const withBelow = (above: MenuItem, children: MenuItem[], labels: readonly string[] = []): MenuItem => ({
  ...above,
  children,
  labels: Object.values(SiteLanguage).flatMap((language, index) =>
    labels[index] ? [{ language, label: labels[index] }] : [],
  ),
});

const recordEntry = (type: MenuRecordType, recordId: number): MenuItem => ({
  key: `${type.toLowerCase()}-${recordId}`,
  page: null,
  link: '',
  labels: [],
  record: { type, recordId },
});

/** Arranges the menu at the top of the first sample website on three levels, with topics and podcasts. */
export async function storeSampleMenu(em: SqlEntityManager): Promise<void> {
  const radio = await em.findOneOrFail(Radio, { slug: 'horizon' });
  em.setFilterParams(radioFilter, { radioId: radio.id });
  const topicsOf = async (area: ContentKind) =>
    (await em.find(Topic, { area }, { orderBy: { position: 'asc' } })).map(({ id }) =>
      recordEntry(MenuRecordType.TOPIC, id),
    );
  const podcasts = await em.find(Podcast, {}, { orderBy: { title: 'asc' } });
  const website = await em.findOneOrFail(Website, { radio });
  website.menu = [
    withBelow(entry(SitePage.SCHEDULE), [entry(SitePage.ON_AIR), entry(SitePage.PLAYLIST)]),
    withBelow(entry(SitePage.PROGRAMMES), [
      withBelow(
        entry(SitePage.PODCASTS),
        podcasts.map(({ id }) => recordEntry(MenuRecordType.PODCAST, id)),
        ['Listen again', 'Réécouter', 'استمعوا من جديد'],
      ),
      entry(SitePage.TEAM),
    ]),
    withBelow(entry(SitePage.NEWS), await topicsOf(ContentKind.NEWS)),
    withBelow(entry(SitePage.BLOG), await topicsOf(ContentKind.BLOG)),
    entry(SitePage.PHOTOS),
    withBelow(
      entry(SitePage.SERVICES),
      [entry(SitePage.SHOP), entry(SitePage.PARTNERS)],
      ['Take part', 'Participer', 'شاركوا معنا'],
    ),
    entry(SitePage.SEARCH),
  ];
  await em.flush();
}
