import type { RecordKind } from '../../kit/records/recordKind';

/** How others tell of a post. */
export const postRecord: RecordKind = {
  type: 'Post',
  fields: {
    text: { label: 'profile.fields.text' },
    picture: { label: 'profile.fields.picture' },
    video: { label: 'profile.fields.video' },
    author: { label: 'profile.fields.author' },
  },
};

/** How others tell of a comment. */
export const commentRecord: RecordKind = {
  type: 'PostComment',
  fields: {
    text: { label: 'profile.fields.text' },
    author: { label: 'profile.fields.author' },
    post: { label: 'profile.fields.post' },
  },
};
