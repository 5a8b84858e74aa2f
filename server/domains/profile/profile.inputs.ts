import { Length } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { maxCommentLength } from '../comments/commentInput.ts';

const maxPostLength = 5000;

@InputType({ description: 'A new post; whoever makes it is its author.' })
export class PostInput {
  @Field({
    nullable: true,
    description:
      'Plain text, 1 to 5,000 characters. May be empty or absent when a picture or video follows. It is kept as it is typed, but for spaces around it, and never read as HTML.',
  })
  @Length(0, maxPostLength)
  text?: string;

  @Field({
    nullable: true,
    description:
      'Whether a picture or video follows (none when absent) at `PUT /uploads/posts/:id/media`. A post without text is shown to nobody before.',
  })
  awaitsMedia?: boolean;
}

@InputType({ description: 'Changes to a post.' })
export class PostPatch {
  @Field({ description: 'Plain text, 1 to 5,000 characters; may be empty beside a picture or video.' })
  @Length(0, maxPostLength)
  text!: string;
}

@InputType({ description: 'A new comment; whoever makes it is its author.' })
export class PostCommentInput {
  @Field({ description: 'Plain text, 1 to 2,000 characters, kept as it is typed but for spaces around it.' })
  @Length(1, maxCommentLength)
  text!: string;
}
