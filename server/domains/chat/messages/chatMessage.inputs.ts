import { Length } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A message that is sent.' })
export class ChatMessageInput {
  @Field(() => ID, { description: 'Where: id of the `ChatThread`.' })
  threadId!: string;

  @Field({
    description:
      'What the sender calls it, such as a random UUID, 1 to 64 characters: sent again under it, it is the same message.',
  })
  @Length(1, 64)
  clientKey!: string;

  @Field({
    description: 'Plain text with its line breaks, 1 to 10,000 characters; may be empty beside files.',
  })
  body!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'What it answers to: id of the `ChatMessage`, of the same thread.',
  })
  replyToId?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Its files, at most 10: the id of each `ChatFile` that the sender has sent for this thread by `PUT` of `/uploads/chat/{thread}/files?name=`. Pictures to 10 MB, videos to 50 MB, sounds, texts and documents to 25 MB; what no message takes within a day is removed.',
  })
  fileIds?: string[] | null;
}
