import { PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { DateTimeISO } from '../graphql/scalars.ts';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeFilter, IDFilter } from '../list/filters.ts';
import { ListField } from '../list/listField.ts';

/** What every stored thing has. Ids are given once and never again. */
@ObjectType({ simpleResolvers: true })
export abstract class BaseEntity {
  @Field(() => ID, { description: 'Given once, never reused.' })
  @ListField({ filter: () => IDFilter })
  @PrimaryKey({ type: 'integer' })
  id!: number;
}

/** What people edit: an update names the version it started from, and a stale one is refused. */
@ObjectType({ simpleResolvers: true })
export abstract class EditableEntity extends BaseEntity {
  @Field(() => Int, { description: 'Counts the changes; send it back with an update.' })
  @Property({ type: 'integer', version: true })
  version!: number;

  @Field(() => DateTimeISO, { description: 'When it was made.' })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', onCreate: () => new Date() })
  createdAt!: Date;

  @Field(() => DateTimeISO, { description: 'When it was last changed.' })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', onCreate: () => new Date(), onUpdate: () => new Date() })
  updatedAt!: Date;
}
