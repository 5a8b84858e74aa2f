import { invalidInput, type FieldProblems } from '../errors.ts';
import type { EntityModel } from '../read/model.ts';
import { parseId, scopeOf } from '../read/reads.ts';
import { readStored } from '../write/rowWrites.ts';
import { singularOf } from './nounOf.ts';
import type { Writing } from './recordedWrites.ts';

/** What an input says of the relations of a row by the ids of what they lead to: `client` by `clientId`, `tags` by `tagIds`. */
interface LinkedRows {
  /** The ids, by relation; null where a relation is to be empty. */
  ids: Record<string, number | number[] | null>;
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
  const known = await idInReach(writing, target, id);
  if (known === undefined) problems[field] = 'unknown';
  else ids[relation] = known;
}

/** The same for a relation that leads to several: each that is not in reach is named by its place. */
async function linkRows(
  writing: Writing,
  target: EntityModel,
  { relation, field, ids }: { relation: string; field: string; ids: readonly string[] },
  linked: LinkedRows,
): Promise<void> {
  const known = new Set<number>();
  for (const [index, id] of ids.entries()) {
    const found = await idInReach(writing, target, id);
    if (found === undefined) linked.problems[`${field}.${index}`] = 'unknown';
    else known.add(found);
  }
  linked.ids[relation] = [...known];
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
