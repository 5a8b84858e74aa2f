import { ApolloLink } from '@apollo/client/link';
import { catchError, defer, map, of } from 'rxjs';
import { checked, failed } from './answerCheck';
import type { Answer } from './answer';

/** Answers the operations of Apollo in a test. For a subscription, `answer` may return several events. */
export function answerLink(
  answer: (operation: ApolloLink.Operation) => Answer | Promise<Answer> | AsyncIterable<Answer>,
) {
  return new ApolloLink((operation) => {
    const requests = { document: operation.query, variables: operation.variables };
    return defer(() => {
      const reply = answer(operation);
      return reply instanceof Promise || Symbol.asyncIterator in reply ? reply : of(reply);
    }).pipe(
      map((reply) => resultOf(checked(requests, reply))),
      catchError(failed(requests)),
    );
  });
}

const resultOf = (answer: Answer) =>
  'data' in answer
    ? { data: answer.data }
    : { data: null, errors: [{ message: 'refused', extensions: answer.error }] };
