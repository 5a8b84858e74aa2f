import type { Context } from '../../../kit/context.ts';
import { named } from './named.ts';
import type { Among } from './librarySearch.ts';

/** The media of the radio that share their bytes, or title and credit, with another that is not in the recycle bin. */
export async function doubles({ database, services, radioId }: Context): Promise<Among> {
  const groups = await services.doubles.of(radioId ?? -1);
  return { column: 't.id', ...named(database.engine, new Set(groups.flatMap(({ ids }) => ids))) };
}
