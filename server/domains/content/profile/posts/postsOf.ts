import type { Context } from '../../../../kit/context.ts';
import { condition } from '../../../../kit/query/condition.ts';
import type { Given } from '../../../../kit/query/query.ts';
import type { ConditionBuilder } from '../../../../kit/query/tables.ts';
import type { Condition } from '../../../../kit/read/reads.ts';

/** SQL condition for visible posts. A post without text is hidden while it waits for its picture or video. */
export const isShown = (post: ConditionBuilder<'Post', 't'>) =>
  post.or([post('t.text', '<>', ''), post('t.picture', '<>', ''), post('t.video', '<>', '')]);

export const shownPosts = condition('Post', isShown);

/** Posts that a person wrote or shared. */
const ofPerson = (post: ConditionBuilder<'Post', 't'>, { person }: Given<{ person: number }>) =>
  post.or([
    post('t.author', '=', person),
    post.exists(
      post
        .selectFrom('PostShare as share')
        .select('share.id')
        .whereRef('share.post', '=', 't.id')
        .where('share.user', '=', person),
    ),
  ]);

const postsOfPerson = condition('Post', ofPerson);

const postsForPerson = condition('Post', (post, given: Given<{ person: number }>) =>
  post.or([
    ofPerson(post, given),
    post('t.author', 'in', (follows) =>
      follows.selectFrom('Follow').select('followed').where('follower', '=', given.person),
    ),
  ]),
);

/**
 * Returns the SQL conditions for the posts `t` that a profile shows. These are posts written or shared by the person. The
 * viewer's own profile also shows posts of followed people.
 */
export function postsOf(context: Context, userId: number): Condition[] {
  const posts = userId === context.viewer?.userId ? postsForPerson : postsOfPerson;
  return [shownPosts(context, {}), posts(context, { person: userId })];
}
