import { GraphQLEnumType, GraphQLSchema } from 'graphql';
import { errorTable } from '../errorTable.ts';
import { fieldProblems } from '../fieldProblems.ts';
import { declaredLimits } from '../limit.ts';

/** Adds what errors are made of to the schema, which no field gives: it is told beside the data. */
export function withErrorTypes(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig();
  const code = enumOf(
    'ErrorCode',
    'What is refused, as `code` in the `extensions` of an error.',
    Object.entries(errorTable).map(([name, { meaning }]) => [name, meaning]),
  );
  const problem = enumOf(
    'FieldProblem',
    'What is wrong with a field of an input: in `fields` of an error BAD_USER_INPUT, by its path.',
    Object.entries(fieldProblems),
  );
  const limit = enumOf(
    'Limit',
    'What there is too much of: `limit` of an error LIMIT_EXCEEDED, beside `allowed`, the most, and `asked` where it was counted.',
    declaredLimits().map(({ name, max, meaning }) => [
      name,
      `At most ${max.toLocaleString('en')}. ${meaning}`,
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
