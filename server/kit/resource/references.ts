import { invalidInput, type FieldProblems } from '../errors.ts';
import type { EntityModel } from '../read/model.ts';
import { parseId, scopeOf } from '../read/reads.ts';
import { readStored } from '../write/rowWrites.ts';
import type { Writing } from './recordedWrites.ts';

/** What an input says of the relations of a row by the ids of what they lead to: `client` by `clientId`. */
interface LinkedRows {
  /** The ids, by relation; null where a relation is to be empty. */
  ids: Record<string, number | null>;
  problems: FieldProblems;
  /** What else the input holds. */
  rest: object;
}

/** Looks up what an input refers to: what is not in reach is `unknown`. */
export async function linkedRows(
  writing: Writing,
  entity: { name: string },
  relations: readonly string[],
  given: object,
): Promise<LinkedRows> {
  const model = writing.context.reads.models.of(entity);
  const rest: Record<string, unknown> = { ...given };
  const linked: LinkedRows = { ids: {}, problems: {}, rest };
  for (const relation of relations) {
    const field = `${relation}Id`;
    const id = rest[field] as string | null | undefined;
    delete rest[field];
    if (id === null) linked.ids[relation] = null;
    if (id === null || id === undefined) continue;
    const known = await idInReach(writing, model.target(relation), id);
    if (known === undefined) linked.problems[field] = 'unknown';
    else linked.ids[relation] = known;
  }
  return linked;
}

/** The id of what an input refers to, or undefined when there is no such thing in reach. */
export async function idInReach(
  { transaction, context }: Writing,
  model: EntityModel,
  id: string,
): Promise<number | undefined> {
  const number = parseId(id);
  const stored =
    number === undefined ? null : await readStored(transaction, model, number, scopeOf(context), '');
  return stored?.id;
}

/** The same, or the problem at its field. */
export async function referTo(
  writing: Writing,
  entity: { name: string },
  id: string,
  field: string,
): Promise<number> {
  const known = await idInReach(writing, writing.context.reads.models.of(entity), id);
  if (known === undefined) throw invalidInput({ [field]: 'unknown' });
  return known;
}
