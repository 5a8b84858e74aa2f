import {
  assertValidSchema,
  extendSchema,
  GraphQLObjectType,
  parse,
  printType,
  type GraphQLSchema,
} from 'graphql';

/** An interface with the fields of one type. Other types that have these fields implement it too. */
export interface SharedInterface {
  name: string;
  description: string;
  /** Name of the type that defines the fields. */
  of: string;
  /** Names of the other types with these fields. */
  alsoOf: readonly string[];
}

/** Adds an interface to the schema, so that one fragment works for all its types. Throws when one of the types lacks a field. */
export function withInterface(schema: GraphQLSchema, shared: SharedInterface): GraphQLSchema {
  const { name, description, of, alsoOf } = shared;
  const type = schema.getType(of) as GraphQLObjectType;
  const fields = printType(new GraphQLObjectType({ ...type.toConfig(), name, description }));
  const implementing = [of, ...alsoOf].map((typeName) => `extend type ${typeName} implements ${name}`);
  const text = [fields.replace(/^type /m, 'interface '), ...implementing].join('\n');
  const extended = extendSchema(schema, parse(text));
  assertValidSchema(extended);
  return extended;
}
