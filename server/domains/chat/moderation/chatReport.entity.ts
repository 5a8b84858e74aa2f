import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { byIdOf, DateTimeFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned, User } from '../../platform/public.ts';
import { Colleague } from '../../content/public.ts';
import { ChatMessage } from '../messages/chatMessage.entity.ts';

const person = { ref: true, nullable: true, index: true, deleteRule: 'set null' } as const;

@Entity()
@Index({ properties: ['radio', 'settledAt'] })
@OutputType({
  rule: allow('read', 'ChatReport'),
  description: 'Report of a message of a public thread, for moderators.',
})
export class ChatReport extends RadioOwned {
  /** Reference only: the report stores its own copy of the text, which stays when the message is edited. */
  @ManyToOne({ entity: () => ChatMessage, ref: true, hidden: true, index: true, deleteRule: 'cascade' })
  message!: Ref<ChatMessage>;

  @Field({ description: 'Text of the message at the time of the report.' })
  @ListField({ sort: false, search: true })
  @Property({ type: 'text' })
  words!: string;

  @Field({ description: 'Reason given by the reporter; may be empty.' })
  @ListField({ sort: false, search: true })
  @Property({ type: 'text', default: '' })
  reason: string = '';

  @Field(() => Colleague, {
    nullable: true,
    description: 'Author of the message; null when the account was deleted.',
  })
  @ListField({ via: { authorId: { ...byIdOf('User'), shownAs: 'author.id' } } })
  @ManyToOne({ entity: () => User, ...person })
  author!: Ref<User> | null;

  @Field(() => Colleague, { nullable: true, description: 'Reporter; null when the account was deleted.' })
  @ListField({ via: { reporterId: { ...byIdOf('User'), shownAs: 'reporter.id' } } })
  @ManyToOne({ entity: () => User, ...person })
  reporter!: Ref<User> | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When the report was settled; null while it is open.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  settledAt: Date | null = null;
}
