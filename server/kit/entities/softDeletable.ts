import { Filter, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { DateTimeISO } from '../graphql/scalars.ts';
import { notDeletedFilter } from '../read/model.ts';
import type { EditableEntity } from './baseEntity.ts';

/** What a row in the recycle bin is known by. */
export interface Deletable {
  deletedAt: Date | null;
}

/**
 * What people make and may want back: `class Song extends SoftDeletable(RadioOwned)`. Deleting puts it into the recycle
 * bin. The filter is always on, so a deleted row is gone for everyone who does not ask for the bin.
 */
export function SoftDeletable<T extends EditableEntity>(
  Held: abstract new () => T,
): abstract new () => T & Deletable {
  @Filter({ name: notDeletedFilter, cond: { deletedAt: null } as never, default: true })
  @ObjectType({ simpleResolvers: true })
  abstract class Recoverable extends (Held as abstract new () => EditableEntity) implements Deletable {
    @Field(() => DateTimeISO, {
      nullable: true,
      description: 'When it was put into the recycle bin; null when it is not there.',
    })
    @Property({ type: 'datetime', nullable: true })
    deletedAt: Date | null = null;
  }
  return Recoverable as never;
}
