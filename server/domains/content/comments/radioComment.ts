import type { Ref } from '@mikro-orm/core';
import { ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { BooleanFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { RadioOwned, User } from '../../platform/public.ts';

/** Comment on a record of a radio; it stays, with the name of its author, when the account is deleted. */
@ObjectType({ simpleResolvers: true })
export abstract class RadioComment extends RadioOwned {
  @Field({ description: 'Name of the author, 1 to 80 characters.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  authorName!: string;

  /** Account of the author; null after its deletion. */
  @ManyToOne({
    entity: () => User,
    ref: true,
    nullable: true,
    hidden: true,
    index: true,
    deleteRule: 'set null',
  })
  author!: Ref<User> | null;

  @Field({ description: 'Plain text, 1 to 2,000 characters including line breaks.' })
  @ListField({ sort: false, search: true })
  @Property({ type: 'text' })
  text!: string;

  @Field({ description: 'True when readers see the comment, false when a moderator has hidden it.' })
  @ListField({ filter: () => BooleanFilter })
  @Property({ type: 'boolean', default: true })
  active: boolean = true;
}
