import { vi } from 'vitest';
import type { Answer, AskedOperation } from './renderPage';

/** Answers what goes over plain fetch as a made-up server would; `asked` collects it, with its headers. */
export function answerFetch(
  answer: (operation: AskedOperation, headers: Headers) => Answer | Promise<Answer>,
) {
  const asked: Array<AskedOperation & { headers: Headers }> = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const { query, variables } = JSON.parse(String(init?.body)) as { query: string; variables: object };
    const [, name = ''] = /(?:query|mutation) (\w+)/.exec(query) ?? [];
    const operation = { name, variables: variables as Record<string, unknown> };
    const headers = new Headers(init?.headers);
    asked.push({ ...operation, headers });
    const reply = await answer(operation, headers);
    return Response.json(
      'data' in reply ? reply : { errors: [{ message: 'refused', extensions: reply.error }] },
    );
  });
  return asked;
}
