import { GraphQLEnumType, GraphQLSchema } from 'graphql';
import { errorTable } from '../../errorTable.ts';
import { fieldProblems } from '../../fieldProblems.ts';
import { declaredLimits } from '../../limit.ts';

/** Adds the enums of error codes to the schema. No field returns them, because errors are sent beside the data. */
export function withErrorTypes(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig();
  const code = enumOf(
    'ErrorCode',
    'Error code: `code` in the `extensions` of an error.',
    Object.entries(errorTable).map(([name, { meaning }]) => [name, meaning]),
  );
  const problem = enumOf(
    'FieldProblem',
    'Problem of an input field: the values of `fields` in the error BAD_USER_INPUT, by path.',
    Object.entries(fieldProblems),
  );
  const limit = enumOf(
    'Limit',
    'Name of an exceeded limit, `limit` in the error LIMIT_EXCEEDED. The error also has the maximum `allowed`, and the requested amount `requested`, if known. Limits are fixed: no configuration changes them.',
    declaredLimits().map(({ name, max, meaning }) => [
      name,
      `${meaning} Fixed at ${max.toLocaleString('en')}.`,
    ]),
  );
  return new GraphQLSchema({ ...config, types: [...config.types, code, problem, limit] });
}

const enumOf = (name: string, description: string, values: ReadonlyArray<readonly [string, string]>) =>
  new GraphQLEnumType({
    name,
    description,
    values: Object.fromEntries(values.map(([value, meaning]) => [value, { description: meaning }])),
  });
