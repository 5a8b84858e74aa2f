import type { Guard } from './guard.ts';

const posts = 'domains/profile/posts/posts.test.ts';
const media = 'domains/profile/posts/postMedia.test.ts';
const profiles = 'domains/profile/profiles.test.ts';
const polls = 'domains/profile/polls/polls.test.ts';

/** Whose posts, pictures and votes are whose, and who is shown to whom. */
export const profileGuards: readonly Guard[] = [
  {
    name: 'a post is changed and deleted by its author',
    file: 'domains/profile/posts/postAccess.ts',
    on: "if (authorId !== context.viewer?.userId) context.abilities.require(allow(action, 'Post'));",
    off: 'void [context, authorId, action, allow];',
    provenBy: [
      {
        file: posts,
        tests: [
          'are changed and deleted by who wrote them, and by whoever may do so with all',
          'get comments, the latest first, which whoever wrote them deletes',
        ],
      },
      { file: media, tests: ['is changed by nobody but who wrote it and who may change all'] },
    ],
  },
  {
    name: 'a post that says nothing yet is not shown',
    file: 'domains/profile/posts/postsOf.ts',
    on: "post.or([post('t.text', '<>', ''), post('t.picture', '<>', ''), post('t.video', '<>', '')]);",
    off: "post('t.id', '>', 0);",
    provenBy: [
      {
        file: posts,
        tests: ['that wait for a picture and say nothing are shown to nobody, and forgotten in the end'],
      },
    ],
  },
  {
    name: 'a reaction is left on what one sees',
    file: 'kit/reactions/takesReaction.ts',
    on: 'await seen?.(context, id);',
    off: 'void seen;',
    provenBy: [
      {
        file: posts,
        tests: ['that wait for a picture and say nothing are shown to nobody, and forgotten in the end'],
      },
    ],
  },
  {
    name: 'a reaction is left on what is there',
    file: 'kit/reactions/reaction.ts',
    on: 'if (!(await reaction.held.any(transaction, { id: number }))) throw notFound(reaction.subject);',
    off: 'void notFound;',
    provenBy: [
      { file: 'domains/profile/feeds/favourites.test.ts', tests: ['is not found where there is none'] },
    ],
  },
  {
    name: 'a post says something',
    file: 'domains/profile/posts/postMedia.ts',
    on: "if (text === '' && !media.picture && !media.video) throw invalidInput({ text: 'required' });",
    off: 'void text;',
    provenBy: [{ file: media, tests: ['is taken away, but not from a post that says nothing else'] }],
  },
  {
    name: 'the picture of a post is not changed as another role',
    file: 'domains/profile/posts/postMedia.ts',
    on: 'if (context.viewingAs !== undefined) throw viewOnly();',
    off: 'void viewOnly;',
    provenBy: [{ file: media, tests: ['is not changed while the portal is viewed as another role'] }],
  },
  {
    name: 'a video is what it says it is',
    file: 'kit/videos/video.ts',
    on: 'type && isDeclared && declared !== found.mime',
    off: 'type && isDeclared && declared === undefined',
    provenBy: [{ file: media, tests: ['is what it says it is'] }],
  },
  {
    name: 'a profile is shown of whoever works here',
    file: 'domains/profile/colleagues.ts',
    on: "or([eb('person.id', '=', viewer), eb('role.key', '<>', newcomer)])",
    off: "or([eb('person.id', '>', viewer), eb('person.id', '<=', viewer)])",
    provenBy: [{ file: profiles, tests: ['of those who do not work here are not found, but for one’s own'] }],
  },
  {
    name: 'nobody follows themself',
    file: 'domains/profile/profile.resolver.ts',
    on: "if (id === context.viewer!.userId) throw invalidInput({ userId: 'yourself' });",
    off: 'void invalidInput;',
    provenBy: [{ file: profiles, tests: ['oneself is refused'] }],
  },
  {
    name: 'a vote is for an answer of its poll',
    file: 'domains/profile/polls/votes.ts',
    on: ".where('poll', '=', poll)",
    off: ".where('poll', '>', 0)",
    provenBy: [{ file: polls, tests: ['take votes for their own answers only'] }],
  },
];
