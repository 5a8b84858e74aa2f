import { PanelsTopLeft } from 'lucide-react';
import { addCommand } from '../../kit/commands/command';
import { defineFeature, type Page } from '../../kit/defineFeature';
import type { ContentKind } from '../../apollo/schemaTypes.generated';
import { areas, contentKinds } from './areas';
import { contentBinPath, contentPaths, websiteSettingsPath } from './paths';
import { websiteRecords } from './records';

const section = 'website';
const ids: Record<ContentKind, number> = { NEWS: 74, SERVICE: 75, ALBUM: 76, PRODUCT: 77, PARTNER: 78 };

/** The pages of an area: its list, a new content, the topics, and a content. */
const pagesOf = (kind: ContentKind): Page[] => {
  const paths = contentPaths(kind);
  return [
    {
      path: paths.list,
      title: `website.areas.${kind}.title`,
      load: () => import('./contents/ContentListPage'),
      rule: { action: 'read', subject: 'Content' },
      entry: { id: ids[kind], icon: areas[kind].icon, section },
    },
    {
      path: paths.create,
      title: `website.areas.${kind}.add`,
      load: () => import('./contents/ContentCreatePage'),
      rule: { action: 'create', subject: 'Content' },
    },
    {
      path: paths.topics,
      title: 'topics.title',
      load: () => import('./topics/TopicListPage'),
      rule: { action: 'read', subject: 'Topic' },
    },
    {
      path: paths.detail(':id'),
      title: `website.areas.${kind}.one`,
      load: () => import('./contents/ContentPage'),
      rule: { action: 'read', subject: 'Content' },
    },
  ];
};

export const website = defineFeature({
  name: 'website',
  records: websiteRecords,
  commands: contentKinds.map((kind) =>
    addCommand({ path: contentPaths(kind).create, title: `website.areas.${kind}.add` }, areas[kind].icon, {
      action: 'create',
      subject: 'Content',
    }),
  ),
  pages: [
    ...contentKinds.flatMap(pagesOf),
    {
      path: contentBinPath,
      title: 'website.bin.title',
      load: () => import('./contents/ContentBinPage'),
      rule: { action: 'delete', subject: 'Content' },
      below: contentPaths('NEWS').list,
    },
    {
      path: websiteSettingsPath,
      title: 'website.settings.title',
      load: () => import('./settings/WebsiteSettingsPage'),
      rule: { action: 'read', subject: 'Website' },
      entry: { id: 79, icon: PanelsTopLeft, section },
    },
  ],
});
