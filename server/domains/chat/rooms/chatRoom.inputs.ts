import { Length, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { SafeInt } from '../../../kit/graphql/scalars.ts';
import { patchOf } from '../../../kit/resource/patchOf.ts';

@InputType({ description: 'A new room of the chat of a radio.' })
export class ChatRoomInput {
  @Field({ description: 'Its name, 1 to 80 characters.' })
  @Length(1, 80)
  name!: string;

  @Field(() => String, { nullable: true, description: 'What one talks about in it, at most 250 characters.' })
  @Length(0, 250)
  topic?: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether moderators alone write in it.' })
  isReadOnly?: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Milliseconds that somebody waits between two of their messages: 0 (no wait) to an hour.',
  })
  @Min(0)
  @Max(3_600_000)
  pauseTime?: number;

  @Field(() => SafeInt, {
    nullable: true,
    description: 'Milliseconds for which its messages are kept, a day to ten years; null for always.',
  })
  @Min(86_400_000)
  @Max(315_360_000_000)
  retentionTime?: number | null;
}

export const ChatRoomPatch = patchOf(ChatRoomInput, 'ChatRoomPatch', 'Changes to a room of the chat.');
export type ChatRoomPatch = Partial<ChatRoomInput>;
