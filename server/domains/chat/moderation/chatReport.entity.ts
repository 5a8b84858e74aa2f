import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { byIdOf, DateTimeFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned } from '../../organization/radios/radioOwned.ts';
import { Colleague } from '../../profile/colleague.ts';
import { User } from '../../users/user.entity.ts';
import { ChatMessage } from '../messages/chatMessage.entity.ts';

const person = { ref: true, nullable: true, index: true, deleteRule: 'set null' } as const;

@Entity()
@Index({ properties: ['radio', 'settledAt'] })
@OutputType({
  rule: allow('read', 'ChatReport'),
  description: 'A message of a public thread that somebody finds wrong, for those who keep order.',
})
export class ChatReport extends RadioOwned {
  /** What is shown of it is what is kept here: it stays as it was when the message is changed. */
  @ManyToOne({ entity: () => ChatMessage, ref: true, hidden: true, index: true, deleteRule: 'cascade' })
  message!: Ref<ChatMessage>;

  @Field({ description: 'What the message said then.' })
  @ListField({ sort: false, search: true })
  @Property({ type: 'text' })
  words!: string;

  @Field({ description: 'What is wrong with it, in the words of who reports it; may be empty.' })
  @ListField({ sort: false, search: true })
  @Property({ type: 'text', default: '' })
  reason: string = '';

  @Field(() => Colleague, { nullable: true, description: 'Who wrote the message; null for who is gone.' })
  @ListField({ via: { authorId: { ...byIdOf('User'), shownAs: 'author.id' } } })
  @ManyToOne({ entity: () => User, ...person })
  author!: Ref<User> | null;

  @Field(() => Colleague, { nullable: true, description: 'Who reports it; null for who is gone.' })
  @ListField({ via: { reporterId: { ...byIdOf('User'), shownAs: 'reporter.id' } } })
  @ManyToOne({ entity: () => User, ...person })
  reporter!: Ref<User> | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When it was settled; null while somebody has to look at it.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  settledAt: Date | null = null;
}
