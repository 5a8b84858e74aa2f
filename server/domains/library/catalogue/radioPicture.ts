import type { EntityClass } from '@mikro-orm/core';
import type { Context } from '../../../kit/context.ts';
import type { EditableEntity } from '../../../kit/entities/baseEntity.ts';
import { notFound, viewOnly } from '../../../kit/errors.ts';
import { findColumns, parseId } from '../../../kit/read/reads.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { allow, anySignedIn } from '../../../kit/rules/rule.ts';
import type { RecordFileWork, SentFile } from '../../../kit/storage/fileKinds.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';

/**
 * File that belongs to a row and is replaced as a whole, such as a `RowPicture`. Both methods return the response of the upload
 * route: the new URL and the new version.
 */
export interface RowFile<T extends EditableEntity, Answer extends object> {
  change(context: Context, id: string, file: SentFile, check: Check<T>): Promise<Answer>;
  remove(context: Context, id: string, check: Check<T>): Promise<Answer>;
}

/** Checks the row as it is when the upload is complete; throws to reject the change. */
type Check<T> = (existing: Stored<T>) => Promise<void> | void;

/** Creates the upload of a picture of a record of the current radio. Everybody who may update the record may change its picture. */
export function radioPicture<T extends EditableEntity, Answer extends object>(
  pictures: RowFile<T, Answer>,
  entity: EntityClass<T>,
  { columns = [], subjectOf = () => entity.name, alsoRequire }: Subject = {},
): RecordFileWork<Answer> {
  /** Throws unless the viewer may change the picture. Runs before the upload is received, and again when it is complete. */
  async function require(context: Context, id: string): Promise<void> {
    context.abilities.require(anySignedIn);
    const row = await findColumns(context, entity, parseId(id) ?? 0, columns);
    // The rule may depend on the row. When the row does not exist, the general rule of the entity applies.
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

/** How the permission to change a picture depends on the row. */
interface Subject {
  /** Columns that the functions below read. */
  columns?: readonly string[];
  /** Returns the subject of the permission, such as `Song`. Defaults to the name of the entity. */
  subjectOf?: (row: Row) => string;
  /** Throws unless the viewer may change this particular row. */
  alsoRequire?: (context: Context, row: Row) => Promise<void>;
}
