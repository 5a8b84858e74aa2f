import { isDeepStrictEqual } from 'node:util';
import { execute, type ExecutionResult } from 'graphql';
import { jitExecutor, type Execute, type Schemas } from '../../server/kit/graphql/executor.ts';

/**
 * Runs every query of a test twice: compiled, and by graphql-js itself. Throws when the results differ, so that all tests of
 * queries also test the compiled executor.
 */
export function checkedExecutor(schemas: Schemas): Execute {
  const compiled = jitExecutor(schemas);
  return async (document, operation, context, variables, event) => {
    const answer = await compiled(document, operation, context, variables, event);
    if (operation.operation !== 'query') return answer;
    if (!('data' in answer)) return answer;
    const reference = await execute({
      schema: schemas.guarded,
      document,
      contextValue: context,
      variableValues: variables,
      operationName: operation.name?.value,
    });
    if (!isDeepStrictEqual(comparable(answer), comparable(reference))) {
      throw new Error(
        `The compiled query answers otherwise: ${JSON.stringify(answer)} instead of ${JSON.stringify(reference)}`,
      );
    }
    return answer;
  };
}

const comparable = ({ data, errors = [] }: ExecutionResult) =>
  JSON.parse(
    JSON.stringify({
      data: data ?? null,
      errors: errors
        .map(({ message, path, extensions }) => ({ message, path, extensions }))
        .sort((a, b) => (String(a.path) < String(b.path) ? -1 : 1)),
    }),
  ) as unknown;
