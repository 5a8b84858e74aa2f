import type { RecordKind } from '../../kit/records/recordKind';
import { recordFields } from '../../kit/records/recordFields';
import { contentPaths } from './paths';

const { fieldsOf, choice, moment } = recordFields('website.fields');

/** Records of the website, for the audit and other screens that show records of any type. */
export const websiteRecords: RecordKind[] = [
  {
    type: 'Content',
    // The editor leads on to the path of the content's own area.
    path: contentPaths('NEWS').detail,
    fields: {
      ...fieldsOf('title', 'slug', 'excerpt', 'body', 'picture', 'pictureAlt', 'topic', 'link', 'price'),
      ...fieldsOf('stock', 'seoTitle', 'seoDescription', 'position', 'author', 'translationGroup'),
      kind: choice('kind', 'website.kinds'),
      language: choice('language', 'website.languages'),
      state: choice('state', 'website.statuses'),
      publishedFrom: moment('publishedFrom'),
      publishedUntil: moment('publishedUntil'),
      deletedAt: moment('deletedAt'),
    },
  },
  {
    type: 'Topic',
    fields: {
      name: { label: 'topics.name' },
      slug: { label: 'topics.slug' },
      colour: { label: 'topics.colour' },
      position: { label: 'topics.position' },
      area: { label: 'topics.area', holds: 'choice', keyOf: (value) => `website.kinds.${value}` },
    },
  },
  {
    type: 'Website',
    fields: {
      isPublic: { label: 'website.settings.isPublic' },
      tagline: { label: 'website.settings.tagline' },
      introduction: { label: 'website.settings.introduction' },
      colour: { label: 'website.settings.colour' },
      email: { label: 'website.settings.email' },
    },
  },
];
