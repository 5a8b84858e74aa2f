import { Length, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { SafeInt } from '../../../kit/graphql/scalars.ts';
import { OptionalField, patchOf } from '../../../kit/resource/resolvers/patchOf.ts';

@InputType({ description: 'New chat room of a radio.' })
export class ChatRoomInput {
  @Field({ description: 'Name, 1 to 80 characters.' })
  @Length(1, 80)
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Topic, at most 250 characters; an empty text for none.',
  })
  @Length(0, 250)
  topic?: string;

  @OptionalField(() => Boolean, {
    description: 'True when only moderators, and people who may update rooms, may write.',
    whenAbsent: 'Defaults to false.',
  })
  isReadOnly?: boolean;

  @OptionalField(() => Int, {
    description:
      'Minimum time between two messages of the same person, in milliseconds: 0 (no wait) to an hour. Does not apply to people who may moderate the room.',
    whenAbsent: 'Defaults to 0.',
  })
  @Min(0)
  @Max(3_600_000)
  pauseTime?: number;

  @Field(() => SafeInt, {
    nullable: true,
    description:
      'Retention of messages in milliseconds, a day to 3,650 days; null for unlimited. Older messages are deleted once a day.',
  })
  @Min(86_400_000)
  @Max(315_360_000_000)
  retentionTime?: number | null;
}

export const ChatRoomPatch = patchOf(ChatRoomInput, 'ChatRoomPatch', 'Changes to a chat room.');
export type ChatRoomPatch = Partial<ChatRoomInput>;
