import {
  assertValidSchema,
  extendSchema,
  GraphQLObjectType,
  parse,
  printType,
  type GraphQLSchema,
} from 'graphql';

/** An interface whose fields are those of one type, and which other types that have them all implement too. */
export interface SharedInterface {
  name: string;
  description: string;
  /** The type whose fields it takes. */
  of: string;
  /** The other types. */
  alsoOf: readonly string[];
}

/** Adds an interface, so that one fragment asks for the same of each of its types; the build fails where one has not all. */
export function withInterface(schema: GraphQLSchema, shared: SharedInterface): GraphQLSchema {
  const { name, description, of, alsoOf } = shared;
  const type = schema.getType(of) as GraphQLObjectType;
  const fields = printType(new GraphQLObjectType({ ...type.toConfig(), name, description }));
  const implementing = [of, ...alsoOf].map((one) => `extend type ${one} implements ${name}`);
  const text = [fields.replace(/^type /m, 'interface '), ...implementing].join('\n');
  const extended = extendSchema(schema, parse(text));
  assertValidSchema(extended);
  return extended;
}
