import type { FieldProblems } from '../errors.ts';
import type { EntityModel } from '../read/model.ts';
import { StoredEntity } from '../write/storedEntity.ts';

interface DatabaseError {
  code?: string;
  message: string;
  /** PostgreSQL's name of the violated constraint. */
  constraint?: string;
}

/** The fields whose value must be unique and is taken, when that is what the database complains about. */
export function takenFields(model: EntityModel, error: unknown): FieldProblems | undefined {
  const { code, message, constraint } = error as DatabaseError;
  if (code !== 'SQLITE_CONSTRAINT_UNIQUE' && code !== '23505') return undefined;
  const taken = StoredEntity.of(model).properties.filter(({ property }) => {
    const [column] = property.fieldNames;
    return constraint ? constraint.endsWith(`_${column}_unique`) : message.includes(`.${column}`);
  });
  // A property `usernameKey` keeps the folded form of `username`, which is what people know.
  return Object.fromEntries(taken.map(({ name }) => [name.replace(/Key$/, ''), 'taken']));
}
