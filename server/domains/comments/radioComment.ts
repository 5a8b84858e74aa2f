import type { Ref } from '@mikro-orm/core';
import { ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { BooleanFilter, StringFilter } from '../../kit/list/filters.ts';
import { ListField } from '../../kit/list/listField.ts';
import { RadioOwned } from '../organization/radios/radioOwned.ts';
import { User } from '../users/user.entity.ts';

/** What somebody wrote about something of a radio. It stays, with their name, when they are gone. */
@ObjectType({ simpleResolvers: true })
export abstract class RadioComment extends RadioOwned {
  @Field({ description: 'The name of who wrote it, as they gave it; 1 to 80 characters.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  authorName!: string;

  /** Who wrote it, when it is one of us. */
  @ManyToOne({
    entity: () => User,
    ref: true,
    nullable: true,
    hidden: true,
    index: true,
    deleteRule: 'set null',
  })
  author!: Ref<User> | null;

  @Field({ description: 'Plain text, 1 to 2,000 characters; line ends count.' })
  @ListField({ sort: false, search: true })
  @Property({ type: 'text' })
  text!: string;

  @Field({ description: 'True means visible. A moderator hides what does not belong there.' })
  @ListField({ filter: () => BooleanFilter })
  @Property({ type: 'boolean', default: true })
  active: boolean = true;
}
