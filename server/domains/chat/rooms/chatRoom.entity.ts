import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { SoftDeletable } from '../../../kit/entities/softDeletable.ts';
import { wholeNumber } from '../../../kit/entities/wholeNumber.ts';
import { SafeInt } from '../../../kit/graphql/scalars.ts';
import { BooleanFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned } from '../../organization/radios/radioOwned.ts';

@Entity()
@OutputType({ rule: allow('read', 'ChatRoom'), description: 'A public room of the chat of a radio.' })
export class ChatRoom extends SoftDeletable(RadioOwned) {
  @Field({ description: 'Its name, 1 to 80 characters.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  name!: string;

  @Field({ description: 'What one talks about in it, at most 250 characters; may be empty.' })
  @ListField({ sort: false, search: true })
  @Property({ type: 'text', default: '' })
  topic: string = '';

  @Field(() => Boolean, {
    description: 'Whether moderators alone write in it, such as for announcements.',
  })
  @ListField({ filter: () => BooleanFilter })
  @Property({ type: 'boolean', default: false })
  isReadOnly: boolean = false;

  @Field(() => Int, {
    description: 'Milliseconds that somebody waits between two of their messages: 0 (no wait) to an hour.',
  })
  @Property({ type: 'integer', default: 0 })
  pauseTime: number = 0;

  @Field(() => SafeInt, {
    nullable: true,
    description: 'Milliseconds for which its messages are kept, a day to ten years; null for always.',
  })
  @Property({ type: wholeNumber, nullable: true })
  retentionTime: number | null = null;
}
