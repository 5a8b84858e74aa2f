import { z } from 'zod';
import { RestError } from './errors.ts';

/** An id as number or text. The GraphQL schema decides whether the row exists. */
const Id = z.union([z.int(), z.string().trim().min(1).max(20)]);

export const idQuery = z.object({ id: z.string().optional().describe('Id of the record.') });
export const idBody = z.unknown().meta({
  description: 'In place of the query: `{"id": 5}`, or just `5`.',
  examples: [{ id: 5 }, 5],
});

/** Response of a deletion. */
export const Deleted = z.object({ id: z.number() });

/**
 * Like `idOf`, for actions that need a permission. When the caller lacks it (`mayPass` is false), a missing id is accepted, so
 * that the caller gets the error about the permission first.
 */
export const idFor = (mayPass: boolean, ...sources: unknown[]): string =>
  mayPass ? idOf(...sources) : idOf(...sources, 0);

/**
 * Reads the id of a record from the query, from `{"id": 5}`, or from a body that is the id itself. Throws 400 when there is none.
 */
export function idOf(...sources: unknown[]): string {
  for (const source of sources) {
    const candidate: unknown =
      typeof source === 'object' && source !== null ? Reflect.get(source, 'id') : source;
    const id = Id.safeParse(candidate);
    if (id.success && id.data !== 'null' && id.data !== 'undefined') return String(id.data);
  }
  throw new RestError(400, 'Send the id of the record.');
}
