import { Field, ID, Int } from 'type-graphql';
import { DateTimeISO, LocalDate } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { Colleague } from '../../content/public.ts';
import { ChatPart } from './chatEnums.ts';
import { ChatThread } from './chatThread.entity.ts';

@OutputType({ rule: 'parent', description: 'Person in a chat thread.' })
export class ChatPerson {
  @Field(() => ID, { description: 'Id of the participation in this thread.' }) id!: number;
  @Field(() => Colleague, { description: 'Name and picture of the person.' }) person!: Colleague;
  @Field(() => ChatPart, { description: 'Role of the person in the thread.' }) part!: ChatPart;
  @Field(() => DateTimeISO, { description: 'When the person last joined the thread.' }) joinedAt!: Date;
  @Field(() => Int, {
    description:
      'Position (`sequence`) of the last message that the person has read; 0 for none. Does not advance for a viewer whom the person has blocked.',
  })
  readUpTo!: number;
  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'End of the last silence by a moderator, also a past one. Null when there was none or it was lifted.',
  })
  silencedUntil!: Date | null;
}

@OutputType({ rule: 'parent', description: 'Record that a chat thread is about.' })
export class ChatRecord {
  @Field(() => ID, {
    description:
      'Id of the record, as the queries of its type accept it, such as `12:2026-11-23` for a rundown.',
  })
  id!: string;
  @Field({ description: 'Title of the record.' }) title!: string;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'Day of the record; null for records without a day.',
  })
  date!: string | null;
  @Field({ description: 'Path in the portal, starting with `/admin`.' }) path!: string;
}

@OutputType({ rule: 'parent', description: 'Participation of the viewer in a chat thread.' })
export class OwnChatPart {
  @Field(() => ID, { description: 'Id of the participation in this thread.' }) id!: number;
  @Field(() => ChatPart, { description: 'Role of the viewer in the thread.' }) part!: ChatPart;
  @Field(() => Int, {
    description:
      'Sequence of the last message that the viewer has read; 0 for none. Messages before joining count as read.',
  })
  readUpTo!: number;
  @Field(() => Int, { description: 'Number of messages after `readUpTo`, including deleted ones.' })
  unreadCount!: number;
  @Field(() => Int, { description: 'Number of unread messages that mention the viewer.' })
  mentionCount!: number;
  @Field(() => Boolean, {
    description: 'True when the thread is hidden from the list until the next message.',
  })
  isHidden!: boolean;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'End of the last mute, also a past one. Null when there was none or it was lifted.',
  })
  mutedUntil!: Date | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'End of the last silence by a moderator, also a past one. Null when there was none or it was lifted.',
  })
  silencedUntil!: Date | null;
}

@OutputType({ rule: 'parent', description: 'Page of the threads of the viewer.' })
export class OwnChatThreads {
  @Field(() => [ChatThread], { description: 'Threads, sorted by their newest messages, the newest first.' })
  items!: ChatThread[];
  @Field(() => Boolean, { description: 'True when more threads follow.' }) hasMore!: boolean;
  @Field(() => Int, {
    description: 'Number of threads with unread messages, on all pages.',
  })
  unreadThreads!: number;
}
