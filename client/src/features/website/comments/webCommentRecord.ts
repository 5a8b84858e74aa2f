import type { RecordKind } from '../../../kit/records/recordKind';
import { recordFields } from '../../../kit/records/recordFields';

const { fieldsOf, choice, moment } = recordFields('webComments');

/** Field labels of visitors' comments, for screens about records of any type, such as the audit log. */
export const webCommentRecord: RecordKind = {
  type: 'WebComment',
  fields: {
    ...fieldsOf('content', 'parent', 'name', 'email', 'text', 'authorMark', 'sendKey'),
    status: choice('status', 'webComments.statuses'),
    sentAt: moment('sentAt'),
  },
};
