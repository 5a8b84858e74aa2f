import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { limitExceeded } from '../errors.ts';
import { limits } from './limits.ts';

/** What a selection costs at least, and what it costs to name a field again that stands there already. */
const selectionCost = 0.1;
const repeatCost = 30;

/** The fields that are asked for in one place, by the names under which they are answered. */
type Place = Map<string, Place>;

/**
 * Refuses a document that would be dear to validate, before it is: the fields of one place that are called the same are
 * compared with each other, each with each, wherever a fragment puts them.
 */
export function checkShape({ definitions }: DocumentNode): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  let cost = 0;
  const spend = (points: number) => {
    cost += points;
    if (cost > limits.cost.most) throw limitExceeded(limits.cost, Math.ceil(cost));
  };

  const visit = ({ selections }: SelectionSetNode, place: Place, around: readonly string[]): void => {
    for (const selection of selections) {
      spend(selectionCost);
      if (selection.kind === Kind.FIELD) visitField(selection, place, around);
      else if (selection.kind === Kind.INLINE_FRAGMENT) visit(selection.selectionSet, place, around);
      else visitFragment(selection.name.value, place, around);
    }
  };
  const visitField = (
    { name, alias, selectionSet }: SelectionNode & { kind: Kind.FIELD },
    place: Place,
    around: readonly string[],
  ): void => {
    const answered = (alias ?? name).value;
    const known = place.get(answered);
    if (known) spend(repeatCost);
    const inner: Place = known ?? new Map();
    place.set(answered, inner);
    if (selectionSet) visit(selectionSet, inner, around);
  };
  const visitFragment = (name: string, place: Place, around: readonly string[]): void => {
    const fragment = fragments.get(name);
    // A fragment inside of itself is refused by name later on.
    if (fragment && !around.includes(name)) visit(fragment.selectionSet, place, [...around, name]);
  };

  for (const definition of definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION) visit(definition.selectionSet, new Map(), []);
}
