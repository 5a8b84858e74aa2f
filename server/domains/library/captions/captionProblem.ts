import type { GraphQLError } from 'graphql';
import { invalidInput, type FieldProblem } from '../../../kit/errors.ts';

const texts: Partial<Record<FieldProblem, (line: number) => string>> = {
  captionTimes: (line) => `Captions need a start and an end time: line ${line} has none.`,
  captionsBackwards: (line) =>
    `Captions must end after they start, and start in order: the times in line ${line} go backwards.`,
};

/** Error for a rejected captions file. `line` is the number of the line with the problem, starting at 1. */
export function captionsRefused(problem: FieldProblem, line?: number): GraphQLError {
  const error = invalidInput({ captions: problem });
  if (line === undefined) return error;
  error.message = texts[problem]?.(line) ?? error.message;
  error.extensions['line'] = line;
  return error;
}
