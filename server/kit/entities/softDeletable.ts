import { Filter, Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { DateTimeISO } from '../graphql/scalars.ts';
import { isRadioOwned, notDeletedFilter } from '../read/model.ts';
import type { EditableEntity } from './baseEntity.ts';

/** Time at which a row was moved to the recycle bin; null when it was not. */
export interface Deletable {
  deletedAt: Date | null;
}

/**
 * Mixin for records with a recycle bin: `class Song extends SoftDeletable(RadioOwned)`. A filter hides deleted rows from all
 * queries that do not include them explicitly.
 */
export function SoftDeletable<T extends EditableEntity>(
  Base: abstract new () => T,
): abstract new () => T & Deletable {
  @Filter({ name: notDeletedFilter, cond: { deletedAt: null }, default: true })
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
 * Indexes by which lists skip the rows in the bin, and by which the bin skips all other rows. Rows of a radio have one index for
 * both, because SQLite would prefer the plain index of the radio to a partial index.
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
