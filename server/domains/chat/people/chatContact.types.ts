import { Field, ID, Int, registerEnumType } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { Colleague } from '../../content/public.ts';

export enum ChatContactKind {
  FRIENDS = 'FRIENDS',
  REQUEST_RECEIVED = 'REQUEST_RECEIVED',
  REQUEST_SENT = 'REQUEST_SENT',
  BLOCKED = 'BLOCKED',
}
registerEnumType(ChatContactKind, {
  name: 'ChatContactKind',
  description: 'Relation of a person to the viewer in the chat.',
  valuesConfig: {
    FRIENDS: { description: 'A friend.' },
    REQUEST_RECEIVED: { description: 'A person whose friend request the viewer has not answered.' },
    REQUEST_SENT: { description: 'A person who has not answered the friend request of the viewer.' },
    BLOCKED: { description: 'A person whom the viewer has blocked; the person is not notified.' },
  },
});

@OutputType({
  rule: 'parent',
  description: 'Person found by a search for people, or a contact of the viewer.',
})
export class ChatContact {
  @Field(() => ID, { description: 'Id of the `User`.' }) id!: number;
  @Field(() => Colleague, { description: 'Name and picture of the person.' }) person!: Colleague;
  @Field(() => ChatContactKind, {
    nullable: true,
    description: 'Relation of the person to the viewer, such as FRIENDS; null when there is none.',
  })
  kind!: ChatContactKind | null;
  @Field(() => Boolean, {
    description:
      'True when the viewer may open a thread with the person. The person must be ACTIVE, have another platform role than `subscriber`, and be a friend or a colleague of the same radio, without a block between the viewer and the person.',
  })
  mayWrite!: boolean;
}

@OutputType({ rule: 'parent', description: 'Page of contacts.' })
export class ChatContacts {
  @Field(() => [ChatContact], {
    description:
      'People of this page. Friends and blocked people are sorted by name, friend requests by time with the latest first.',
  })
  items!: ChatContact[];
  @Field(() => Boolean, { description: 'True when more people follow.' }) hasMore!: boolean;
  @Field(() => Int, { description: 'Number of friend requests that the viewer has not answered.' })
  openRequests!: number;
}
