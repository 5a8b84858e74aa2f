import type { Guard } from './guard.ts';

const kind = 'domains/comments/commentsOf.ts';
const ofArticles = 'domains/blog/blogComments.test.ts';
const ofMedia = 'domains/comments/comments.test.ts';
const ofPosts = 'domains/profile/posts/posts.test.ts';

/** Who sees, writes, hides and deletes which comments, whatever they are about. */
export const commentGuards: readonly Guard[] = [
  {
    name: 'a hidden comment is not shown',
    file: kind,
    on: "t.or([moderates, t('t.active', '=', true)])",
    off: "t.or([moderates, t('t.id', '>', 0)])",
    provenBy: [
      { file: ofArticles, tests: ['that are hidden are seen and counted by nobody but those who moderate'] },
      { file: ofMedia, tests: ['that are hidden are seen by those who moderate alone, and not counted'] },
    ],
  },
  {
    name: 'a hidden comment is not counted',
    file: kind,
    on: "return isModerated ? all.where('active', '=', true) : all;",
    off: 'return all;',
    provenBy: [
      { file: ofArticles, tests: ['that are hidden are seen and counted by nobody but those who moderate'] },
      { file: ofMedia, tests: ['that are hidden are seen by those who moderate alone, and not counted'] },
    ],
  },
  {
    name: 'the comment of another is deleted by whoever may',
    file: kind,
    on: "context.abilities.require(allow('delete', subject));",
    off: 'void [allow];',
    provenBy: [
      { file: ofArticles, tests: ['of somebody else are deleted by nobody but those who may'] },
      {
        file: ofMedia,
        tests: ['are hidden, shown and, when of somebody else, deleted by nobody but those who may'],
      },
      { file: ofPosts, tests: ['get comments, the latest first, which whoever wrote them deletes'] },
    ],
  },
  {
    name: 'a comment is written below what one sees',
    file: kind,
    on: 'if (!(await seesAbout(context, id))) throw unseen();',
    off: 'void seesAbout;',
    provenBy: [
      { file: ofArticles, tests: ['are not written below what one does not see'] },
      {
        file: ofPosts,
        tests: ['that wait for a picture and say nothing are shown to nobody, and forgotten in the end'],
      },
    ],
  },
  {
    name: 'a comment is written about what is in reach',
    file: kind,
    on: 'if (!(await held.any(write, { id }))) throw unseen();',
    off: 'void held;',
    provenBy: [
      {
        file: ofMedia,
        tests: ['are not written about what is not there, of another radio, or in the recycle bin'],
      },
    ],
  },
  {
    name: 'comments are about what one may read',
    file: 'domains/comments/commentResolver.ts',
    on: "context.abilities.require(allow('read', about.name));",
    off: 'void [allow];',
    provenBy: [
      { file: ofArticles, tests: ['are not written about what one may not read'] },
      { file: ofMedia, tests: ['are not written about what one may not read'] },
    ],
  },
  {
    name: 'comments on what is in the recycle bin are not moderated',
    file: 'domains/comments/moderation.ts',
    on: 'if (!(await kind.isSeen(context, id)))',
    off: "if (id === '')",
    provenBy: [
      {
        file: ofMedia,
        tests: ['are not written about what is not there, of another radio, or in the recycle bin'],
      },
    ],
  },
];
