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
      'Number of the version. An update that sends a version is rejected with CONFLICT when the record has another one. Edits increase the version; some changes that the server makes in the background leave it unchanged.',
  })
  @Property({ type: 'integer', version: true })
  version!: number;

  @Field(() => DateTimeISO, { description: 'When the record was created.' })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', onCreate: () => new Date() })
  createdAt!: Date;

  @Field(() => DateTimeISO, {
    description:
      'When the record last changed; the creation time before the first change. Some changes leave this time unchanged, even when they increase `version`: changes that the server makes in the background, or in records that refer to a merged or deleted one.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', onCreate: () => new Date(), onUpdate: () => new Date() })
  updatedAt!: Date;
}
