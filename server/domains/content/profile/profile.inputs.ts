import { Length } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { maxCommentLength } from '../comments/commentInput.ts';

const maxPostLength = 5000;

@InputType({ description: 'New post; the viewer becomes its author.' })
export class PostInput {
  @Field({
    nullable: true,
    description:
      'Plain text, 1 to 5,000 characters. May be empty or absent when a picture or video follows. Stored as typed without surrounding spaces, and never interpreted as HTML.',
  })
  @Length(0, maxPostLength)
  text?: string;

  @Field({
    nullable: true,
    description:
      'True when a picture or video will be uploaded with `PUT /uploads/posts/:id/media`. Defaults to false. A post without text stays hidden until then. If it has no file after an hour, the author’s next post deletes it.',
  })
  awaitsMedia?: boolean;
}

@InputType({ description: 'Changes to a post.' })
export class PostPatch {
  @Field({ description: 'Plain text, 1 to 5,000 characters; may be empty when there is a picture or video.' })
  @Length(0, maxPostLength)
  text!: string;
}

@InputType({ description: 'New comment; the viewer becomes its author.' })
export class PostCommentInput {
  @Field({ description: 'Plain text, 1 to 2,000 characters, stored as typed without surrounding spaces.' })
  @Length(1, maxCommentLength)
  text!: string;
}
