import { z } from 'zod';
import { RestError } from './errors.ts';

/** An id as a number or as text; whether a row has it is the schema's to say. */
const Id = z.union([z.int(), z.string().trim().min(1).max(20)]);

export const idQuery = z.object({ id: z.string().optional().describe('The id of the row.') });
export const idBody = z.unknown().meta({
  description: 'Instead of the query: `{"id": 5}`, or `5` by itself.',
  examples: [{ id: 5 }, 5],
});

/** What a deletion answers with. */
export const Deleted = z.object({ id: z.number() });

/** The same for what needs a right: whoever lacks it hears of that first, for the id of nothing goes on to the refusal. */
export const idFor = (mayPass: boolean, ...sources: unknown[]): string =>
  mayPass ? idOf(...sources) : idOf(...sources, 0);

/** The id of a row: from the query string, from `{"id": 5}`, or from the body that is the id. 400 when there is none. */
export function idOf(...sources: unknown[]): string {
  for (const source of sources) {
    const candidate: unknown =
      typeof source === 'object' && source !== null ? Reflect.get(source, 'id') : source;
    const id = Id.safeParse(candidate);
    if (id.success && id.data !== 'null' && id.data !== 'undefined') return String(id.data);
  }
  throw new RestError(400, 'Say which one: send its id.');
}
