import {
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
} from 'graphql';

/*
 * What an argument takes ids of, as its description tells everyone: the types of the schema that stand in it in
 * backticks, as in "Id of the `Playlist`."
 */

export type Argument = GraphQLArgument | GraphQLInputField;

/** Every argument of the schema, those of fields and the fields of inputs, by a name like `Mutation.vote.pollId`. */
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

/** The types that an argument names, objects and interfaces. */
export function namedTypes(schema: GraphQLSchema, { description }: Pick<Argument, 'description'>): string[] {
  const words = [...(description ?? '').matchAll(/`(\w+)`/g)].map(([, word]) => word!);
  return [...new Set(words)].filter((word) => {
    const type = schema.getType(word);
    return isObjectType(type) || isInterfaceType(type);
  });
}

/** The kinds of things that an argument takes ids of: for an interface, every type that has it. */
export function namedKinds(schema: GraphQLSchema, argument: Argument): string[] {
  return namedTypes(schema, argument).flatMap((name) => {
    const type = schema.getType(name);
    return isInterfaceType(type) ? schema.getPossibleTypes(type).map((kind) => kind.name) : [name];
  });
}
