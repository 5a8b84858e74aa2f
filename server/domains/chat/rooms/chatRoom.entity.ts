import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { SoftDeletable } from '../../../kit/entities/softDeletable.ts';
import { wholeNumber } from '../../../kit/entities/wholeNumber.ts';
import { SafeInt } from '../../../kit/graphql/scalars.ts';
import { BooleanFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned } from '../../platform/public.ts';

@Entity()
@OutputType({ rule: allow('read', 'ChatRoom'), description: 'Public chat room of a radio.' })
export class ChatRoom extends SoftDeletable(RadioOwned) {
  @Field({ description: 'Name, 1 to 80 characters.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  name!: string;

  @Field({ description: 'Topic, at most 250 characters; may be empty.' })
  @ListField({ sort: false, search: true })
  @Property({ type: 'text', default: '' })
  topic: string = '';

  @Field(() => Boolean, {
    description: 'True when only moderators, and people who may update rooms, may write: for announcements.',
  })
  @ListField({ filter: () => BooleanFilter })
  @Property({ type: 'boolean', default: false })
  isReadOnly: boolean = false;

  @Field(() => Int, {
    description:
      'Minimum time between two messages of the same person, in milliseconds: 0 (no wait) to an hour. Does not apply to people who may moderate the room.',
  })
  @Property({ type: 'integer', default: 0 })
  pauseTime: number = 0;

  @Field(() => SafeInt, {
    nullable: true,
    description:
      'Retention of messages in milliseconds, a day to 3,650 days; null for unlimited. Older messages are deleted once a day.',
  })
  @Property({ type: wholeNumber, nullable: true })
  retentionTime: number | null = null;
}
