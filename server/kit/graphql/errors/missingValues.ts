import {
  isNonNullType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
  type ValueNode,
} from 'graphql';
import { invalidInput, type FieldProblems } from '../../errors.ts';

/** The variables in non-null positions, by document. Each has the name of the argument or field at that position. */
const known = new WeakMap<DocumentNode, ReadonlyMap<string, string>>();

/**
 * Throws when a variable in a non-null position is null. GraphQL accepts null there when the argument has a default, although the
 * default is only meant for absent values, and then fails during the execution.
 */
export function refuseMissingValues(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
): void {
  const needed = known.get(document) ?? neededIn(schema, document);
  known.set(document, needed);
  const problems: FieldProblems = {};
  for (const [name, path] of needed) if (variables[name] === null) problems[path] = 'required';
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
}

function neededIn(schema: GraphQLSchema, document: DocumentNode): ReadonlyMap<string, string> {
  const needed = new Map<string, string>();
  const types = new TypeInfo(schema);
  const note = (value: ValueNode, path: string): void => {
    if (value.kind === Kind.VARIABLE && isNonNullType(types.getInputType()))
      needed.set(value.name.value, path);
  };
  visit(
    document,
    visitWithTypeInfo(types, {
      Argument: ({ name, value }) => note(value, name.value),
      ObjectField: ({ name, value }) => note(value, name.value),
    }),
  );
  return needed;
}
