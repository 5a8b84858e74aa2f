import {
  GraphQLScalarType,
  Kind,
  print,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql';

/*
 * graphql-jit writes code for every field of every input that a variable may hold. Of an input that holds itself, such
 * as the filter of a list, it would never be done, and what it checks graphql-js has checked already. So it is handed
 * variables that are coerced, under a type that takes them as they are.
 */

const asCoerced = new GraphQLScalarType({ name: 'AsCoerced' });

/** The same schema, which finds that type too, though it is none of its own and nobody sees it there. */
export const withCoercedVariables = (schema: GraphQLSchema): GraphQLSchema =>
  Object.create(schema, {
    getType: { value: (name: string) => (name === asCoerced.name ? asCoerced : schema.getType(name)) },
  }) as GraphQLSchema;

/** The same document, with an operation whose variables are coerced before it runs. */
export function takingCoercedVariables(
  document: DocumentNode,
  operation: OperationDefinitionNode,
): DocumentNode {
  const variableDefinitions = operation.variableDefinitions?.map(taken) ?? [];
  const definitions = document.definitions.map((definition) =>
    definition === operation ? { ...operation, variableDefinitions } : definition,
  );
  return { ...document, definitions };
}

/** `@skip` and `@include` ask for a Boolean by its name; one stays the same however often it is checked. */
const taken = (definition: VariableDefinitionNode): VariableDefinitionNode =>
  ofBooleans.has(print(definition.type))
    ? definition
    : { ...definition, defaultValue: undefined, type: { kind: Kind.NAMED_TYPE, name: asCoercedName } };

const ofBooleans = new Set(['Boolean', 'Boolean!']);
const asCoercedName = { kind: Kind.NAME, value: asCoerced.name } as const;
