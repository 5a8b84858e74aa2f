import { PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { DateTimeISO } from '../graphql/scalars.ts';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeFilter, IDFilter } from '../list/filters.ts';
import { ListField } from '../list/listField.ts';

/** Base of the entities with a numeric id, which is never reused. */
@ObjectType({ simpleResolvers: true })
export abstract class BaseEntity {
  @Field(() => ID, { description: 'Unique id of the record, never reused.' })
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
      'Version number of the record. An update that sends a different number is rejected with CONFLICT. Edits increase the number; some changes that the server makes in the background leave it unchanged.',
  })
  @Property({ type: 'integer', version: true })
  version!: number;

  @Field(() => DateTimeISO, { description: 'When the record was created.' })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', onCreate: () => new Date() })
  createdAt!: Date;

  @Field(() => DateTimeISO, {
    description:
      'When the record last changed; the creation time before the first change. Two kinds of changes leave this time as it is, even when they increase `version`: changes that the server makes in the background, and changes of a reference because the record that it refers to was merged or deleted.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', onCreate: () => new Date(), onUpdate: () => new Date() })
  updatedAt!: Date;
}
