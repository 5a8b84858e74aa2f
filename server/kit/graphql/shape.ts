import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { limitExceeded } from '../errors.ts';
import { limits } from './limits.ts';

/** Cost of each selection, and cost of selecting the same response key again in one selection set. */
const selectionCost = 0.1;
const repeatCost = 30;

/** Selected fields of one selection set, by response key. */
type FieldTree = Map<string, FieldTree>;

/**
 * Rejects documents that would be expensive to validate. Validation compares all fields with the same response key in one
 * selection set pairwise, including those from fragments. Must run before the validation.
 */
export function checkShape({ definitions }: DocumentNode): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  let cost = 0;
  const spend = (points: number) => {
    cost += points;
    if (cost > limits.cost.max) throw limitExceeded(limits.cost, Math.ceil(cost));
  };

  const visit = ({ selections }: SelectionSetNode, tree: FieldTree, around: readonly string[]): void => {
    for (const selection of selections) {
      spend(selectionCost);
      if (selection.kind === Kind.FIELD) visitField(selection, tree, around);
      else if (selection.kind === Kind.INLINE_FRAGMENT) visit(selection.selectionSet, tree, around);
      else visitFragment(selection.name.value, tree, around);
    }
  };
  const visitField = (
    { name, alias, selectionSet }: SelectionNode & { kind: Kind.FIELD },
    tree: FieldTree,
    around: readonly string[],
  ): void => {
    const answered = (alias ?? name).value;
    const known = tree.get(answered);
    if (known) spend(repeatCost);
    const inner: FieldTree = known ?? new Map();
    tree.set(answered, inner);
    if (selectionSet) visit(selectionSet, inner, around);
  };
  const visitFragment = (name: string, tree: FieldTree, around: readonly string[]): void => {
    const fragment = fragments.get(name);
    // The validation later rejects fragments that contain themselves.
    if (fragment && !around.includes(name)) visit(fragment.selectionSet, tree, [...around, name]);
  };

  for (const definition of definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION) visit(definition.selectionSet, new Map(), []);
}
