import { Field, ID, Int } from 'type-graphql';
import { DateTimeISO, LocalDate } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { Colleague } from '../../profile/colleague.ts';
import { ChatPart } from './chatEnums.ts';
import { ChatThread } from './chatThread.entity.ts';

@OutputType({ rule: 'parent', description: 'Somebody who is in a thread of the chat.' })
export class ChatPerson {
  @Field(() => ID, { description: 'Of their place in this thread.' }) id!: number;
  @Field(() => Colleague, { description: 'Who it is.' }) person!: Colleague;
  @Field(() => ChatPart, { description: 'What they are in it.' }) part!: ChatPart;
  @Field(() => DateTimeISO, { description: 'Since when they are in it.' }) joinedAt!: Date;
  @Field(() => Int, { description: 'The sequence up to which they have read.' }) readUpTo!: number;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Until when a moderator lets them read alone; null when they may write.',
  })
  silencedUntil!: Date | null;
}

@OutputType({ rule: 'parent', description: 'A record that people talk about where it stands.' })
export class ChatRecord {
  @Field(() => ID, { description: 'By which its kind is asked for: of a rundown `12:2026-11-23`.' })
  id!: string;
  @Field({ description: 'What it is called.' }) title!: string;
  @Field(() => LocalDate, { nullable: true, description: 'The day that it is of; null where it is of none.' })
  date!: string | null;
  @Field({ description: 'Where it stands in the portal, from `/admin` on.' }) path!: string;
}

@OutputType({ rule: 'parent', description: 'How the viewer stands in a thread of the chat.' })
export class OwnChatPart {
  @Field(() => ID, { description: 'Of their place in this thread.' }) id!: number;
  @Field(() => ChatPart, { description: 'What they are in it.' }) part!: ChatPart;
  @Field(() => Int, { description: 'The sequence up to which they have read.' }) readUpTo!: number;
  @Field(() => Int, { description: 'How many messages came after that.' }) unreadCount!: number;
  @Field(() => Int, { description: 'How many of them name the viewer.' }) mentionCount!: number;
  @Field(() => Boolean, { description: 'Whether it is out of their list until the next message.' })
  isHidden!: boolean;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Until when nothing of it rings for them; null when it does.',
  })
  mutedUntil!: Date | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Until when a moderator lets them read alone; null when they may write.',
  })
  silencedUntil!: Date | null;
}

@OutputType({ rule: 'parent', description: 'A page of the threads of the viewer.' })
export class OwnChatThreads {
  @Field(() => [ChatThread], { description: 'Those with the newest messages first.' }) items!: ChatThread[];
  @Field(() => Boolean, { description: 'Whether there are more after these.' }) hasMore!: boolean;
  @Field(() => Int, {
    description: 'How many threads have something that the viewer has not read, on all pages.',
  })
  unreadThreads!: number;
}
