import { parse } from 'graphql';
import { vi } from 'vitest';
import { checked, failed, nameOf } from './answerCheck';
import type { Answer, RequestedOperation } from './answer';

/** Mocks `fetch` in a test: `answer` creates the responses. Returns the requests, with their headers. */
export function answerFetch(
  answer: (operation: RequestedOperation, headers: Headers) => Answer | Promise<Answer>,
) {
  const requests: Array<RequestedOperation & { headers: Headers }> = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const { query, variables } = JSON.parse(String(init?.body)) as {
      query: string;
      variables: Record<string, unknown>;
    };
    const question = { document: parse(query, { noLocation: true }), variables };
    const operation = { name: nameOf(question), variables };
    const headers = new Headers(init?.headers);
    requests.push({ ...operation, headers });
    const reply = await Promise.resolve()
      .then(() => answer(operation, headers))
      .then((given) => checked(question, given))
      .catch(failed(question));
    return Response.json(
      'data' in reply ? reply : { errors: [{ message: 'refused', extensions: reply.error }] },
    );
  });
  return requests;
}
