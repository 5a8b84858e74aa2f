import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { StringFilter } from '../../../../kit/list/filters.ts';
import { ListField } from '../../../../kit/list/listField.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { anySignedIn } from '../../../../kit/rules/rule.ts';
import { RadioOwned, User } from '../../../platform/public.ts';

@Entity()
@OutputType({
  rule: anySignedIn,
  description: 'Saved view of any list of the portal: search, filters, order and columns.',
})
export class LibraryView extends RadioOwned {
  @Field({ description: 'Name, 1 to 80 characters.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  name!: string;

  @Field({ description: 'Name of the list in the portal, such as `songs`.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  list!: string;

  @Field({
    description:
      'Search, filters and order of the list, as the query string of its page in the portal. At most 2,000 characters.',
  })
  @Property({ type: 'text' })
  query!: string;

  @Field(() => [String], { description: 'Keys of the hidden columns.' })
  @Property({ type: 'json', default: '[]' })
  hiddenColumns: string[] = [];

  @Field(() => [String], {
    description: 'Keys of the columns in their chosen order; empty for the default order.',
  })
  @Property({ type: 'json', default: '[]' })
  columnOrder: string[] = [];

  /** Owner of the view; null for a view that is shared with everybody of the radio. */
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
