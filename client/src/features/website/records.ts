import type { RecordKind } from '../../kit/records/recordKind';
import { recordFields } from '../../kit/records/recordFields';
import { bannerRecord } from './banners/bannerRecord';
import { webCommentRecord } from './comments/webCommentRecord';
import { contentPaths } from './paths';

const { fieldsOf, choice, moment } = recordFields('website.fields');

/** Field labels and paths of website records, for screens about any record, such as the audit log. */
export const websiteRecords: RecordKind[] = [
  {
    type: 'Content',
    // The editor redirects to the path of the content's own area.
    path: contentPaths('NEWS').detail,
    fields: {
      ...fieldsOf('title', 'slug', 'excerpt', 'body', 'picture', 'pictureAlt', 'topic', 'link', 'price'),
      ...fieldsOf('stock', 'seoTitle', 'seoDescription', 'position', 'author', 'translationGroup', 'photos'),
      ...fieldsOf('allowsComments', 'tags', 'pictureFocus'),
      kind: choice('kind', 'website.kinds'),
      language: choice('language', 'website.languages'),
      state: choice('state', 'website.statuses'),
      publishedFrom: moment('publishedFrom'),
      publishedUntil: moment('publishedUntil'),
      deletedAt: moment('deletedAt'),
    },
  },
  bannerRecord,
  webCommentRecord,
  {
    type: 'Redirect',
    fields: {
      path: { label: 'redirects.path' },
      target: { label: 'redirects.target' },
      isAutomatic: { label: 'redirects.automatic' },
    },
  },
  {
    type: 'ContentDraft',
    fields: {
      content: { label: 'website.draft.content' },
      fields: { label: 'website.draft.fields' },
      startedFrom: { label: 'website.draft.startedFrom' },
      savedBy: { label: 'website.draft.savedByField' },
      publishAt: { label: 'website.draft.publishAt' },
    },
  },
  {
    type: 'WebsiteDraft',
    fields: {
      website: { label: 'website.design.website' },
      fields: { label: 'website.design.title' },
      startedFrom: { label: 'website.draft.startedFrom' },
      savedBy: { label: 'website.draft.savedByField' },
      publishAt: { label: 'website.draft.publishAt' },
    },
  },
  {
    type: 'Topic',
    fields: {
      name: { label: 'topics.name' },
      slug: { label: 'topics.slug' },
      colour: { label: 'topics.colour' },
      position: { label: 'topics.position' },
      area: { label: 'topics.area', type: 'choice', keyOf: (value) => `website.kinds.${value}` },
    },
  },
  {
    type: 'Website',
    fields: {
      isPublic: { label: 'website.settings.isPublic' },
      tagline: { label: 'website.settings.tagline' },
      introduction: { label: 'website.settings.introduction' },
      email: { label: 'website.settings.email' },
      allowsComments: { label: 'website.settings.allowsComments' },
      commentWords: { label: 'website.settings.commentWords' },
      template: choice('template', 'website.design.templates'),
      style: { label: 'website.design.style' },
      formerDesign: { label: 'website.design.former' },
      sections: { label: 'website.home.sections' },
      menu: { label: 'website.menus.menu' },
      footerMenu: { label: 'website.menus.footerMenu' },
      phone: { label: 'webmaster.phone' },
      postalAddress: { label: 'webmaster.postalAddress' },
      socialLinks: { label: 'webmaster.socialLinks' },
      titleSuffix: { label: 'webmaster.titleSuffix' },
      socialPicture: { label: 'webmaster.socialPicture' },
      isIndexed: { label: 'webmaster.isIndexed' },
      isInMaintenance: { label: 'webmaster.isInMaintenance' },
      description: { label: 'webmaster.pageDescription' },
      legalTexts: { label: 'webmaster.legal' },
      maintenanceTexts: { label: 'webmaster.maintenanceText' },
      maintenanceUntil: { label: 'webmaster.maintenanceUntil', type: 'moment' },
    },
  },
];
