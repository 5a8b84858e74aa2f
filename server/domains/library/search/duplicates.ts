import type { Context } from '../../../kit/context.ts';
import { findReadableDuplicates } from '../duplicates/findReadableDuplicates.ts';
import { named } from './named.ts';

/**
 * Media that share their bytes, or title and credit, with another medium.
 * The viewer may read the other medium, and it is not in the recycle bin.
 */
export async function duplicates(context: Context) {
  const groups = await findReadableDuplicates(context);
  return named('id', new Set(groups.flatMap(({ ids }) => ids)));
}
