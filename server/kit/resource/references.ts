import { invalidInput, type FieldProblems } from '../errors.ts';
import type { EntityModel } from '../read/model.ts';
import { parseId, scopeOf } from '../read/reads.ts';
import { readStored } from '../write/rowWrites.ts';
import { singularOf } from './resolvers/nounOf.ts';
import type { Writing } from './recordedWrites.ts';

/** The relations that an input sets by ids: `client` by `clientId`, `tags` by `tagIds`. */
interface LinkedRows {
  /** Ids by relation. Null clears a relation. */
  ids: Record<string, number | number[] | null>;
  problems: FieldProblems;
  /** The fields of the input that set no relation. */
  rest: object;
}

/** Finds the rows to which the relations in an input refer. Reports `unknown` for relations whose row is not in scope. */
export async function findLinkedRows(
  writing: Writing,
  entity: { name: string },
  relations: readonly string[],
  given: object,
): Promise<LinkedRows> {
  const model = writing.context.reads.models.of(entity);
  const rest: Record<string, unknown> = { ...given };
  const linked: LinkedRows = { ids: {}, problems: {}, rest };
  for (const relation of relations) {
    const target = model.target(relation);
    const leadsToMany = model.kindOf(relation) === 'many';
    const field = leadsToMany ? `${singularOf(relation)}Ids` : `${relation}Id`;
    const named = rest[field] as string | readonly string[] | null | undefined;
    delete rest[field];
    if (named === undefined) continue;
    if (named === null) linked.ids[relation] = leadsToMany ? [] : null;
    else if (typeof named === 'string')
      await linkRow(writing, target, { relation, field, id: named }, linked);
    else await linkRows(writing, target, { relation, field, ids: named }, linked);
  }
  return linked;
}

async function linkRow(
  writing: Writing,
  target: EntityModel,
  { relation, field, id }: { relation: string; field: string; id: string },
  { ids, problems }: LinkedRows,
): Promise<void> {
  const known = await findIdInReach(writing, target, id);
  if (known === undefined) problems[field] = 'unknown';
  else ids[relation] = known;
}

/** Finds the rows of a to-many relation. Problems contain the position of the id: `tagIds.2`. */
async function linkRows(
  writing: Writing,
  target: EntityModel,
  { relation, field, ids }: { relation: string; field: string; ids: readonly string[] },
  linked: LinkedRows,
): Promise<void> {
  const known = new Set<number>();
  for (const [index, id] of ids.entries()) {
    const found = await findIdInReach(writing, target, id);
    if (found === undefined) linked.problems[`${field}.${index}`] = 'unknown';
    else known.add(found);
  }
  linked.ids[relation] = [...known];
}

/** The id of the row that a field refers to; undefined when no row in scope has this id. */
export async function findIdInReach(
  { transaction, context }: Writing,
  model: EntityModel,
  id: string,
): Promise<number | undefined> {
  const number = parseId(id);
  const stored =
    number === undefined ? null : await readStored(transaction, model, number, scopeOf(context), '');
  return stored?.id;
}

/** The id of the row that a field refers to. Throws the problem `unknown` for the field when no row in scope has this id. */
export async function referTo(
  writing: Writing,
  entity: { name: string },
  id: string,
  field: string,
): Promise<number> {
  const known = await findIdInReach(writing, writing.context.reads.models.of(entity), id);
  if (known === undefined) throw invalidInput({ [field]: 'unknown' });
  return known;
}
