import { Length } from 'class-validator';
import { Field, ID, InputType, type ClassType } from 'type-graphql';

/** A new comment: its text, and the id of what it is about, such as `videoId`. */
export type CommentInput = { text: string } & Record<string, string>;

export const maxCommentLength = 2000;

/** The input of a kind of comment. What its description says comes after `A new comment`. */
export function commentInputOf(name: string, on: string, about: string, description: string) {
  class NewComment {}
  Field(() => ID, { description: `Id of the \`${about}\`; \`unknown\` when the viewer sees none.` })(
    NewComment.prototype,
    `${on}Id`,
  );
  Field(() => String, { description: 'Plain text, 1 to 2,000 characters.' })(NewComment.prototype, 'text');
  Length(1, maxCommentLength)(NewComment.prototype, 'text');
  InputType(name, { description: `A new comment ${description}.` })(NewComment);
  return NewComment as ClassType<CommentInput>;
}
