import type { RecordKind } from '../../../kit/records/recordKind';
import { recordFields } from '../../../kit/records/recordFields';
import { bannerPaths } from '../paths';

const { fieldsOf, choice, moment, named } = recordFields('banners');

/** Field labels and paths of banners, for screens about records of any type, such as the audit log. */
export const bannerRecord: RecordKind = {
  type: 'Banner',
  path: bannerPaths.detail,
  fields: {
    ...fieldsOf('name', 'key', 'picture', 'pictureAlt', 'pictureFocus', 'text', 'link', 'weight'),
    position: choice('position', 'banners.positions'),
    publishedFrom: moment('publishedFrom'),
    publishedUntil: moment('publishedUntil'),
    isActive: named('isActive'),
    deletedAt: moment('deletedAt'),
  },
};
