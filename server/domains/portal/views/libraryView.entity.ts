import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { anySignedIn } from '../../../kit/rules/rule.ts';
import { goesWithRadio } from '../../organization/radios/goesWithRadio.ts';
import { RadioOwned } from '../../organization/radios/radioOwned.ts';
import { User } from '../../users/user.entity.ts';

@Entity()
@OutputType({
  rule: anySignedIn,
  description:
    'A list as somebody likes to see it: what was searched, filtered, sorted and shown. Those of the library came first, hence the name.',
})
export class LibraryView extends RadioOwned {
  @Field({ description: 'Its name, 1 to 80 characters.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  name!: string;

  @Field({ description: 'The list that it is a view of, such as `songs`: its name on the screen.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  list!: string;

  @Field({
    description: 'The state of the list, as its address on the screen writes it, at most 2,000 characters.',
  })
  @Property({ type: 'text' })
  query!: string;

  @Field(() => [String], { description: 'Keys of the columns that are hidden.' })
  @Property({ type: 'json', default: '[]' })
  hiddenColumns: string[] = [];

  @Field(() => [String], {
    description: 'Keys of the columns in the order that was chosen; empty for that of the list itself.',
  })
  @Property({ type: 'json', default: '[]' })
  columnOrder: string[] = [];

  /** Whose view it is; null for one that everybody of the radio sees. */
  @ManyToOne({
    entity: () => User,
    ref: true,
    nullable: true,
    hidden: true,
    index: true,
    deleteRule: 'cascade',
  })
  owner!: Ref<User> | null;
}

goesWithRadio(LibraryView);
