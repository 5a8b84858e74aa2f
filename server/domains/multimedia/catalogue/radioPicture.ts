import type { EntityClass } from '@mikro-orm/core';
import type { Context } from '../../../kit/context.ts';
import type { EditableEntity } from '../../../kit/entities/baseEntity.ts';
import { notFound, viewOnly } from '../../../kit/errors.ts';
import { findColumns, parseId } from '../../../kit/read/reads.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { allow, anySignedIn } from '../../../kit/rules/rule.ts';
import type { RecordFileWork, SentFile } from '../../../kit/storage/fileKinds.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';

/** A file that belongs to a row and is replaced as a whole, such as a `RowPicture`. Both tell of the row as it is then. */
export interface RowFile<T extends EditableEntity> {
  change(context: Context, id: string, file: SentFile, check: Check<T>): Promise<object>;
  remove(context: Context, id: string, check: Check<T>): Promise<object>;
}

/** Passes, or throws, for the row as it is stored when the file has arrived. */
type Check<T> = (existing: Stored<T>) => Promise<void> | void;

/** The picture of a record of the current radio, for the paths of uploads: whoever may update the record may change it. */
export function radioPicture<T extends EditableEntity>(
  pictures: RowFile<T>,
  entity: EntityClass<T>,
  { columns = [], subjectOf = () => entity.name, alsoRequire }: Subject = {},
): RecordFileWork {
  /** Passes for whoever may change it; to be asked before a picture is even received. */
  async function require(context: Context, id: string): Promise<void> {
    context.abilities.require(anySignedIn);
    const row = await findColumns(context, entity, parseId(id) ?? 0, columns);
    // What it is decides what one may; of what is not there, the whole does.
    context.abilities.require(allow('update', row ? subjectOf(row) : entity.name));
    if (context.viewingAs !== undefined) throw viewOnly();
    if (!row) throw notFound(entity.name);
    await alsoRequire?.(context, row);
  }
  const stillAllowed = (context: Context) => (existing: Stored<T>) =>
    require(context, String((existing as { id?: number }).id));
  return {
    require,
    change: (context: Context, id: string, file: SentFile) =>
      pictures.change(context, id, file, stillAllowed(context)),
    remove: (context: Context, id: string) => pictures.remove(context, id, stillAllowed(context)),
  };
}

/** Where the rule is not that of the entity itself: what must be known of a row, and whose rule it is then. */
interface Subject {
  columns?: readonly string[];
  subjectOf?: (row: Row) => string;
  /** Passes for whoever may change this very row, where that is not whoever may change any. */
  alsoRequire?: (context: Context, row: Row) => Promise<void>;
}
