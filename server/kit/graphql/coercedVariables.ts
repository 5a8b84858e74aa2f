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
 * graphql-jit generates code for every field of every input that a variable may contain. For recursive inputs, such as list
 * filters, this would never end, and graphql-js has validated the values already. The variables are therefore coerced beforehand,
 * and passed with a scalar type that accepts them unchanged.
 */

const asCoerced = new GraphQLScalarType({ name: 'AsCoerced' });

/**
 * Returns the schema with the scalar `AsCoerced`, which accepts every value unchanged. Only `getType` finds the scalar; it is not
 * part of the printed schema.
 */
export const withCoercedVariables = (schema: GraphQLSchema): GraphQLSchema =>
  Object.create(schema, {
    getType: { value: (name: string) => (name === asCoerced.name ? asCoerced : schema.getType(name)) },
  }) as GraphQLSchema;

/** Returns the document with its variables declared as `AsCoerced`, except Boolean variables. Their values must be coerced beforehand. */
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

/**
 * Declares a variable as `AsCoerced`, except Booleans. `@skip` and `@include` require their type, and coercing them twice changes nothing.
 */
const taken = (definition: VariableDefinitionNode): VariableDefinitionNode =>
  ofBooleans.has(print(definition.type))
    ? definition
    : { ...definition, defaultValue: undefined, type: { kind: Kind.NAMED_TYPE, name: asCoercedName } };

const ofBooleans = new Set(['Boolean', 'Boolean!']);
const asCoercedName = { kind: Kind.NAME, value: asCoerced.name } as const;
