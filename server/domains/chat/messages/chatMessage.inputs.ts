import { Length } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Message to send.' })
export class ChatMessageInput {
  @Field(() => ID, { description: 'Id of the `ChatThread`.' })
  threadId!: string;

  @Field({
    description:
      'Idempotency key, such as a random UUID, 1 to 64 characters. Sending it again does not create a second message.',
  })
  @Length(1, 64)
  clientKey!: string;

  @Field({
    description:
      'Plain text with its line breaks, 1 to 10,000 characters; may be empty when there are files.',
  })
  body!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `ChatMessage` in the same thread that this message replies to; null or absent for none.',
  })
  replyToId?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Ids of the files to attach, at most 10. These are `ChatFile`s that the sender has uploaded for this thread with `PUT /uploads/chat/{thread}/files?name=`. Limits: pictures 10 MB, videos 50 MB, sounds, texts and documents 25 MB. Uploads that no message attaches within a day are deleted. Null or absent for no files.',
  })
  fileIds?: string[] | null;
}
