import { Field, ID, Int } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { Colleague } from '../../content/public.ts';
import { ChatMessage } from './chatMessage.entity.ts';

@OutputType({ rule: 'parent', description: 'Reactions to a message with one emoji.' })
export class ChatReactions {
  @Field({ description: 'Emoji of the reactions.' }) emoji!: string;
  @Field(() => Int, { description: 'Number of people who reacted with the emoji.' }) count!: number;
  @Field(() => Boolean, { description: 'True when the viewer reacted with the emoji.' }) isMine!: boolean;
  @Field(() => [Colleague], {
    description: 'People who reacted with the emoji, the earliest first; at most 20.',
  })
  people!: Colleague[];
}

@OutputType({ rule: 'parent', description: 'Previous text of an edited message.' })
export class ChatPastWords {
  @Field(() => ID, { description: 'Id of the edit.' }) id!: number;
  @Field({ description: 'Text before the edit; plain text.' }) body!: string;
  @Field(() => DateTimeISO, { description: 'When this text was replaced.' }) until!: Date;
}

@OutputType({ rule: 'parent', description: 'Page of the messages that a search found.' })
export class ChatHits {
  @Field(() => [ChatMessage], { description: 'Messages, newest first.' }) items!: ChatMessage[];
  @Field(() => Boolean, { description: 'True when the page is full, so that more messages may follow.' })
  hasMore!: boolean;
}
