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
 * graphql-jit generates code for every field of every input that a variable may contain. For a recursive input, such as the
 * filter of a list, this would never end, and graphql-js has validated the values already. The variables are therefore
 * coerced first, and passed under a scalar that accepts them unchanged.
 */

const asCoerced = new GraphQLScalarType({ name: 'AsCoerced' });

/** Returns the schema with the scalar `AsCoerced` added to `getType`. The scalar stays out of the printed schema. */
export const withCoercedVariables = (schema: GraphQLSchema): GraphQLSchema =>
  Object.create(schema, {
    getType: { value: (name: string) => (name === asCoerced.name ? asCoerced : schema.getType(name)) },
  }) as GraphQLSchema;

/** Returns the document with the variables of the operation declared as already coerced. */
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

/** `@skip` and `@include` require a Boolean by type name; coercing a Boolean twice changes nothing. */
const taken = (definition: VariableDefinitionNode): VariableDefinitionNode =>
  ofBooleans.has(print(definition.type))
    ? definition
    : { ...definition, defaultValue: undefined, type: { kind: Kind.NAMED_TYPE, name: asCoercedName } };

const ofBooleans = new Set(['Boolean', 'Boolean!']);
const asCoercedName = { kind: Kind.NAME, value: asCoerced.name } as const;
