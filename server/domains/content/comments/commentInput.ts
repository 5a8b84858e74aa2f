import { Length } from 'class-validator';
import { Field, ID, InputType, type ClassType } from 'type-graphql';

/** Input of a new comment: its text, and the id of its subject, such as `videoId`. */
export type CommentInput = { text: string } & Record<string, string>;

export const maxCommentLength = 2000;

/** Creates the GraphQL input type of a kind of comment. Its schema description is `New comment`, then `description`. */
export function commentInputOf(name: string, on: string, about: string, description: string) {
  class NewComment {}
  Field(() => ID, {
    description: `Id of the \`${about}\`; rejected with \`unknown\` when the viewer does not see it.`,
  })(NewComment.prototype, `${on}Id`);
  Field(() => String, { description: 'Plain text, 1 to 2,000 characters.' })(NewComment.prototype, 'text');
  Length(1, maxCommentLength)(NewComment.prototype, 'text');
  InputType(name, { description: `New comment ${description}.` })(NewComment);
  return NewComment as ClassType<CommentInput>;
}
