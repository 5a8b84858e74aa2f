import { PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { DateTimeISO } from '../graphql/scalars.ts';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeFilter, IDFilter } from '../list/filters.ts';
import { ListField } from '../list/listField.ts';

/** Base of the entities with a numeric id, which is never reused. */
@ObjectType({ simpleResolvers: true })
export abstract class BaseEntity {
  @Field(() => ID, { description: 'Unique id, never reused.' })
  @ListField({ filter: () => IDFilter })
  @PrimaryKey({ type: 'integer' })
  id!: number;
}

/**
 * Base of records that people edit. An update contains the version that the person saw, and is rejected when the record has
 * changed since.
 */
@ObjectType({ simpleResolvers: true })
export abstract class EditableEntity extends BaseEntity {
  @Field(() => Int, {
    description:
      'Version, which increases with every edit; send it back with an update. Changes that the server makes in the background may leave it unchanged.',
  })
  @Property({ type: 'integer', version: true })
  version!: number;

  @Field(() => DateTimeISO, { description: 'When the record was created.' })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', onCreate: () => new Date() })
  createdAt!: Date;

  @Field(() => DateTimeISO, {
    description:
      'When an edit last increased `version`; the creation time before the first edit. Changes that the server makes in the background, such as the progress of a task, may leave it unchanged.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', onCreate: () => new Date(), onUpdate: () => new Date() })
  updatedAt!: Date;
}
