import { Length } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A new comment on a video.' })
export class VideoCommentInput {
  @Field(() => ID, { description: 'Id of the `Video`; `unknown` when there is none.' })
  videoId!: string;

  @Field({ description: 'Plain text, 1 to 2,000 characters.' })
  @Length(1, 2000)
  text!: string;
}

@InputType({ description: 'A new comment on a playlist.' })
export class PlaylistCommentInput {
  @Field(() => ID, { description: 'Id of the `Playlist`; `unknown` when there is none.' })
  playlistId!: string;

  @Field({ description: 'Plain text, 1 to 2,000 characters.' })
  @Length(1, 2000)
  text!: string;
}
