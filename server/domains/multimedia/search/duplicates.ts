import type { Context } from '../../../kit/context.ts';
import { named } from './named.ts';

/** Media of the radio that share their bytes, or title and credit, with another medium outside of the recycle bin. */
export async function duplicates({ services, radioId }: Context) {
  const groups = await services.duplicates.of(radioId ?? -1);
  return named('id', new Set(groups.flatMap(({ ids }) => ids)));
}
