import {
  getNamedType,
  isObjectType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import type { EntityModel } from './model.ts';

/** What a document selects of an entity: columns, to-one relations and to-many relations. */
export interface Selection {
  columns: Set<string>;
  toOne: Map<string, Selection>;
  many: Map<string, Children>;
}

export interface Children {
  selection: Selection;
  /** The values of `first` for these children, one per field. The largest number is read. */
  limits: ValueNode[];
}

type Fragments = Record<string, FragmentDefinitionNode>;

/** Key of `@Requires` in the field's extensions. Its value: the properties that the field is computed from, as dotted paths. */
export const requiresKey = 'needs';

/** Returns what a request selects at `path` below a field, such as `['items']` for the rows of a page. */
export function selectionOf(
  model: EntityModel,
  info: GraphQLResolveInfo,
  path: readonly string[],
): Selection {
  let nodes: readonly FieldNode[] = info.fieldNodes;
  let type = getNamedType(info.returnType);
  for (const step of path) {
    nodes = nodes.flatMap((node) =>
      node.selectionSet
        ? fieldsIn(node.selectionSet, info.fragments).filter((f) => f.name.value === step)
        : [],
    );
    if (isObjectType(type)) type = getNamedType(type.getFields()[step]!.type);
  }
  const selection = emptySelection();
  if (isObjectType(type)) for (const node of nodes) collect(model, type, node, info.fragments, selection);
  return selection;
}

/** True when the request selects one of these fields directly below the current field. */
export function selects(info: GraphQLResolveInfo, ...names: string[]): boolean {
  return info.fieldNodes.some(
    (node) =>
      node.selectionSet &&
      fieldsIn(node.selectionSet, info.fragments).some((field) => names.includes(field.name.value)),
  );
}

export const emptySelection = (): Selection => ({
  columns: new Set(['id']),
  toOne: new Map(),
  many: new Map(),
});

function collect(
  model: EntityModel,
  type: GraphQLObjectType,
  node: FieldNode,
  fragments: Fragments,
  into: Selection,
): void {
  if (!node.selectionSet) return;
  for (const field of fieldsIn(node.selectionSet, fragments)) {
    const name = field.name.value;
    const definition = type.getFields()[name];
    if (!definition) continue;
    const fieldType = getNamedType(definition.type);
    const kind = model.kindOf(name);
    if (kind === 'one' && isObjectType(fieldType))
      collect(model.target(name), fieldType, field, fragments, toOneIn(into, name));
    else if (kind === 'many' && isObjectType(fieldType)) {
      const children = manyIn(into, name);
      const first = field.arguments?.find((argument) => argument.name.value === 'first')?.value;
      if (first) children.limits.push(first);
      else children.limits.push({ kind: Kind.INT, value: defaultLimit(definition.args) });
      collect(model.target(name), fieldType, field, fragments, children.selection);
    } else if (kind === 'column') into.columns.add(name);
    for (const needed of (definition.extensions[requiresKey] as string[] | undefined) ?? [])
      need(model, needed.split('.'), into);
  }
}

const defaultLimit = (args: readonly { name: string; defaultValue?: unknown }[]) =>
  String(args.find((argument) => argument.name === 'first')?.defaultValue ?? 100);

function need(model: EntityModel, [name, ...rest]: string[], into: Selection): void {
  if (!name) return;
  const kind = model.kindOf(name);
  if (kind === 'one') need(model.target(name), rest, toOneIn(into, name));
  else if (kind === 'many') {
    const children = manyIn(into, name);
    children.limits.push({ kind: Kind.INT, value: '100' });
    need(model.target(name), rest, children.selection);
  } else into.columns.add(name);
}

function toOneIn(selection: Selection, name: string): Selection {
  const found = selection.toOne.get(name) ?? emptySelection();
  selection.toOne.set(name, found);
  return found;
}

function manyIn(selection: Selection, name: string): Children {
  const found = selection.many.get(name) ?? { selection: emptySelection(), limits: [] };
  selection.many.set(name, found);
  return found;
}

/**
 * The fields of a selection set, with those of fragments. Includes fields that `@skip` leaves out, because the plan is cached for
 * all requests.
 */
function fieldsIn(set: SelectionSetNode, fragments: Fragments): FieldNode[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const inner =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection.selectionSet
        : fragments[selection.name.value]?.selectionSet;
    return inner ? fieldsIn(inner, fragments) : [];
  });
}
