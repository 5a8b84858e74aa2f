import { Field, ID, Int, registerEnumType } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { Colleague } from '../../profile/colleague.ts';

export enum ChatContactKind {
  FRIENDS = 'FRIENDS',
  ASKED_ME = 'ASKED_ME',
  ASKED_BY_ME = 'ASKED_BY_ME',
  BLOCKED = 'BLOCKED',
}
registerEnumType(ChatContactKind, {
  name: 'ChatContactKind',
  description: 'What somebody is to the viewer in the chat.',
  valuesConfig: {
    FRIENDS: { description: 'They are friends.' },
    ASKED_ME: { description: 'They asked the viewer, who has not answered.' },
    ASKED_BY_ME: { description: 'The viewer asked them, and waits for an answer.' },
    BLOCKED: { description: 'The viewer wants nothing of them; they are not told so.' },
  },
});

@OutputType({ rule: 'parent', description: 'Somebody to whom the viewer may write, or whom they may ask.' })
export class ChatContact {
  @Field(() => ID, { description: 'Their id as a `User`.' }) id!: number;
  @Field(() => Colleague, { description: 'Who it is.' }) person!: Colleague;
  @Field(() => ChatContactKind, {
    nullable: true,
    description: 'What they are to the viewer; null for nothing of it.',
  })
  kind!: ChatContactKind | null;
  @Field(() => Boolean, {
    description: 'Whether the viewer may write to them: to friends, and to who works for a radio of theirs.',
  })
  mayWrite!: boolean;
}

@OutputType({ rule: 'parent', description: 'People of the chat.' })
export class ChatContacts {
  @Field(() => [ChatContact], { description: 'The people, by their names.' }) items!: ChatContact[];
  @Field(() => Boolean, { description: 'Whether there are more than these.' }) hasMore!: boolean;
  @Field(() => Int, { description: 'How many ask the viewer to be their friend.' }) asking!: number;
}
