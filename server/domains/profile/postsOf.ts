import type { Context } from '../../kit/context.ts';
import type { Condition } from '../../kit/read/reads.ts';

/** A post `t` that still waits for its picture or video, and says nothing by itself, is shown to nobody. */
export const isShown = "(t.text <> '' or t.picture <> '' or t.video <> '')";

export const shownPosts: Condition = { text: isShown, values: [] };

/** The posts `t` of a profile: what the person wrote or passed on; to themself also what those they follow wrote. */
export function postsOf(context: Context, userId: number): Condition[] {
  const shared = 'exists (select 1 from post_share s where s.post_id = t.id and s.user_id = ?)';
  const followed = 't.author_id in (select followed_id from follow where follower_id = ?)';
  const isOwn = userId === context.viewer?.userId;
  return [
    shownPosts,
    {
      text: `(t.author_id = ? or ${shared}${isOwn ? ` or ${followed}` : ''})`,
      values: isOwn ? [userId, userId, userId] : [userId, userId],
    },
  ];
}
