import type { GraphQLError } from 'graphql';
import { invalidInput, type FieldProblem } from '../../../kit/errors.ts';

/** A captions file that is not taken; `line` is where in it, from 1. */
export function captionsRefused(problem: FieldProblem, line?: number): GraphQLError {
  const error = invalidInput({ captions: problem });
  if (line !== undefined) error.extensions['line'] = line;
  return error;
}
