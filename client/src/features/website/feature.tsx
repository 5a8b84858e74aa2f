import {
  LayoutPanelTop,
  Megaphone,
  Menu,
  MessageSquareText,
  Palette,
  PanelsTopLeft,
  Wrench,
} from 'lucide-react';
import { addCommand } from '../../kit/commands/command';
import { defineFeature, type Page } from '../../kit/defineFeature';
import type { ContentKind } from '../../apollo/schemaTypes.generated';
import { areas, contentKinds } from './areas';
import {
  bannerPaths,
  contentBinPath,
  contentPaths,
  designPath,
  homeEditorPath,
  menusPath,
  webCommentsPath,
  webmasterPaths,
  websiteSettingsPath,
} from './paths';
import { websiteRecords } from './records';

const section = 'website';
const ids: Record<ContentKind, number> = {
  NEWS: 74,
  BLOG: 84,
  SERVICE: 75,
  ALBUM: 76,
  PRODUCT: 77,
  PARTNER: 78,
};

/** Pages of an area: the list, adding, the topics and the detail page. */
const pagesOf = (kind: ContentKind): Page[] => {
  const paths = contentPaths(kind);
  return [
    {
      path: paths.list,
      title: `website.areas.${kind}.title`,
      load: () => import('./contents/ContentListPage'),
      rule: { action: 'read', subject: 'Content' },
      entry: { id: ids[kind], icon: areas[kind].icon, section, ...(kind === 'BLOG' && { key: 'b' }) },
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
  documentation: 'website',
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
      title: 'recycleBin.title',
      load: () => import('./contents/ContentBinPage'),
      rule: { action: 'delete', subject: 'Content' },
      below: contentPaths('NEWS').list,
    },
    {
      path: webCommentsPath,
      title: 'webComments.title',
      load: () => import('./comments/WebCommentListPage'),
      rule: { action: 'read', subject: 'WebComment' },
      entry: { id: 96, icon: MessageSquareText, section },
    },
    {
      type: 'Banner',
      texts: 'banners',
      list: bannerPaths.list,
      load: () => import('./banners/BannerListPage'),
      bin: () => import('./banners/BannerBinPage'),
      page: () => import('./banners/BannerPage'),
      entry: { id: 82, icon: Megaphone, section },
    },
    {
      path: designPath,
      title: 'website.design.title',
      load: () => import('./design/DesignPage'),
      rule: { action: 'read', subject: 'Website' },
      entry: { id: 95, icon: Palette, section },
    },
    {
      path: homeEditorPath,
      title: 'website.home.title',
      load: () => import('./home/HomeEditorPage'),
      rule: { action: 'read', subject: 'Website' },
      entry: { id: 80, icon: LayoutPanelTop, section },
    },
    {
      path: menusPath,
      title: 'website.menus.title',
      load: () => import('./menus/MenusPage'),
      rule: { action: 'read', subject: 'Website' },
      entry: { id: 81, icon: Menu, section },
    },
    {
      path: webmasterPaths.page,
      title: 'webmaster.title',
      load: () => import('./webmaster/WebmasterPage'),
      rule: { action: 'read', subject: 'Website' },
      entry: { id: 83, icon: Wrench, section },
    },
    {
      path: webmasterPaths.redirects,
      title: 'redirects.title',
      load: () => import('./redirects/RedirectListPage'),
      rule: { action: 'read', subject: 'Redirect' },
      below: webmasterPaths.page,
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
