import type { RecordKind } from '../../kit/records/recordKind';

/** Field labels of posts, for screens about records of any type, such as the audit log. */
export const postRecord: RecordKind = {
  type: 'Post',
  fields: {
    text: { label: 'profile.fields.text' },
    picture: { label: 'profile.fields.picture' },
    video: { label: 'profile.fields.video' },
    author: { label: 'profile.fields.author' },
  },
};

/** Field labels of comments on posts, for screens about records of any type, such as the audit log. */
export const commentRecord: RecordKind = {
  type: 'PostComment',
  fields: {
    text: { label: 'profile.fields.text' },
    author: { label: 'profile.fields.author' },
    post: { label: 'profile.fields.post' },
  },
};
