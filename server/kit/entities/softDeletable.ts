import { Filter, Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { DateTimeISO } from '../graphql/scalars.ts';
import { isRadioOwned, notDeletedFilter } from '../read/model.ts';
import type { EditableEntity } from './baseEntity.ts';

/** Deletion time of a row with a recycle bin. */
export interface Deletable {
  deletedAt: Date | null;
}

/**
 * Records with a recycle bin: `class Song extends SoftDeletable(RadioOwned)`. The filter is always on, so only queries for the
 * bin read deleted rows.
 */
export function SoftDeletable<T extends EditableEntity>(
  Base: abstract new () => T,
): abstract new () => T & Deletable {
  @Filter({ name: notDeletedFilter, cond: { deletedAt: null } as never, default: true })
  @BinIndexes(isRadioOwned(Base))
  @ObjectType({ simpleResolvers: true })
  abstract class Recoverable extends (Base as abstract new () => EditableEntity) implements Deletable {
    @Field(() => DateTimeISO, {
      nullable: true,
      description:
        'When the record was moved to the recycle bin; null when the record is not in the recycle bin.',
    })
    @Property({ type: 'datetime', nullable: true })
    deletedAt: Date | null = null;
  }
  return Recoverable as never;
}

/**
 * Indexes that let lists skip the rows of the bin, and the bin skip all others. Rows of a radio have one index for both,
 * because SQLite prefers the plain index of the radio to a partial one.
 */
const BinIndexes =
  (isOfRadio: boolean): ClassDecorator =>
  (target) => {
    const indexes = isOfRadio
      ? [Index({ properties: ['radio', 'deletedAt', 'id'] })]
      : [
          Index({ properties: ['id'], where: 'deleted_at is null' }),
          Index({ properties: ['id', 'deletedAt'], where: 'deleted_at is not null' }),
        ];
    for (const decorate of indexes) decorate(target as never, undefined as never);
  };
