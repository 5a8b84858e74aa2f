import {
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
} from 'graphql';

/* The types whose ids an argument accepts. Its description names them in backticks, as in "Id of the `Playlist`." */

export type Argument = GraphQLArgument | GraphQLInputField;

/** All arguments of fields and all fields of inputs, by a name such as `Mutation.vote.pollId`. */
export function argumentsOf(schema: GraphQLSchema): Map<string, Argument> {
  const found = new Map<string, Argument>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) found.set(`${type.name}.${field.name}`, field);
    if (isObjectType(type) || isInterfaceType(type))
      for (const field of Object.values(type.getFields()))
        for (const arg of field.args) found.set(`${type.name}.${field.name}.${arg.name}`, arg);
  }
  return found;
}

/** Finds the types that the description of an argument names: objects and interfaces. */
export function namedTypes(schema: GraphQLSchema, { description }: Pick<Argument, 'description'>): string[] {
  const words = [...(description ?? '').matchAll(/`(\w+)`/g)].map(([, word]) => word!);
  return [...new Set(words)].filter((word) => {
    const type = schema.getType(word);
    return isObjectType(type) || isInterfaceType(type);
  });
}

/** The object types whose ids an argument accepts. For an interface, all types that implement it. */
export function namedKinds(schema: GraphQLSchema, argument: Argument): string[] {
  return namedTypes(schema, argument).flatMap((name) => {
    const type = schema.getType(name);
    return isInterfaceType(type) ? schema.getPossibleTypes(type).map((kind) => kind.name) : [name];
  });
}
