import { Field, ID, Int } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { Colleague } from '../../profile/colleague.ts';
import { ChatMessage } from './chatMessage.entity.ts';

@OutputType({ rule: 'parent', description: 'An emoji that people left on a message.' })
export class ChatReactions {
  @Field({ description: 'The emoji.' }) emoji!: string;
  @Field(() => Int, { description: 'How many left it.' }) count!: number;
  @Field(() => Boolean, { description: 'Whether the viewer is one of them.' }) isMine!: boolean;
  @Field(() => [Colleague], { description: 'Who left it, who came first before the others; at most 20.' })
  people!: Colleague[];
}

@OutputType({ rule: 'parent', description: 'What a message said before it was changed.' })
export class ChatPastWords {
  @Field(() => ID, { description: 'Of this change.' }) id!: number;
  @Field({ description: 'What it said.' }) body!: string;
  @Field(() => DateTimeISO, { description: 'Until when it said so.' }) until!: Date;
}

@OutputType({ rule: 'parent', description: 'Messages that a search found.' })
export class ChatHits {
  @Field(() => [ChatMessage], { description: 'The messages, newest first.' }) items!: ChatMessage[];
  @Field(() => Boolean, { description: 'Whether there are more after these.' }) hasMore!: boolean;
}
