import {
  getNamedType,
  isAbstractType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { rulesOfField } from './protectSchema.ts';
import type { Rule } from './rule.ts';

/**
 * Collects the rules of all fields in an operation. Includes fields that `@skip` leaves out, and those of all fragments. A viewer
 * who meets all of them may read every field of the operation.
 */
export function rulesOfOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Rule[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const rules = new Set<Rule>();
  const opened = new Set<string>();

  const visit = (set: SelectionSetNode, type: GraphQLNamedType): void => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const name = selection.name.value;
        if (opened.has(name)) continue;
        opened.add(name);
        const fragment = fragments.get(name)!;
        visit(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value)!);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        visit(
          selection.selectionSet,
          selection.typeCondition ? schema.getType(selection.typeCondition.name.value)! : type,
        );
      } else {
        for (const parent of isAbstractType(type) ? schema.getPossibleTypes(type) : [type]) {
          const field = isObjectType(parent) ? parent.getFields()[selection.name.value] : undefined;
          if (!field || !isObjectType(parent)) continue;
          for (const rule of rulesOfField(schema, parent, field)) rules.add(rule);
          if (selection.selectionSet) visit(selection.selectionSet, getNamedType(field.type));
        }
      }
    }
  };

  visit(operation.selectionSet, schema.getRootType(operation.operation)!);
  return [...rules];
}
