import type { Context } from '../../../kit/context.ts';
import { invalidInput, notFound } from '../../../kit/errors.ts';
import { condition } from '../../../kit/query/condition.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Condition } from '../../../kit/read/reads.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { referTo } from '../../../kit/resource/references.ts';
import { allow } from '../../../kit/rules/rule.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import { MediaItem } from '../../library/public.ts';
import type { Cart } from './cart.entity.ts';

const viewerOf = ({ viewer }: Context) => viewer?.userId ?? 0;

/** SQL condition for the carts (alias `t`) that the viewer sees: their own and the shared ones. */
export const visibleCarts = (context: Context): Condition => visible(context, { viewer: viewerOf(context) });

const visible = condition('Cart', (cart, { viewer }: Given<{ viewer: number }>) =>
  cart.or([cart('t.owner', 'is', null), cart('t.owner', '=', viewer)]),
);

/** Throws unless the viewer may change shared carts. This requires the permission to end any live session. */
export const requireSharing = ({ abilities }: Context): void =>
  abilities.require(allow('update', 'LiveSession'));

/** Throws unless the viewer may change the cart. It must be their own, or a shared one if they may change shared carts. */
export function requireOwnCart(context: Context, { owner }: Pick<Stored<Cart>, 'owner'>): void {
  if (owner === null) requireSharing(context);
  else if (owner !== viewerOf(context)) throw notFound('Cart');
}

/**
 * Returns the database id of the media item that the input of a cart names. Throws FORBIDDEN unless the viewer may read media items, and
 * BAD_USER_INPUT with `mediaId: unknown` when the item does not exist.
 */
export function mediumOf(writing: Writing, mediaId: string): Promise<number> {
  writing.context.abilities.require(allow('read', 'MediaItem'));
  return referTo(writing, MediaItem, mediaId, 'mediaId');
}

interface Spot {
  owner: number | null;
  page: number;
  position: number;
}

/** Throws `taken` when another cart of the same pad has the key. */
export async function requireFreeKey(
  writing: Writing,
  { owner, page, position }: Spot,
  ownId = 0,
): Promise<void> {
  const carts = await findCartsAt.all(writing, { page, position });
  if (carts.some((cart) => cart.id !== ownId && cart.owner === owner))
    throw invalidInput({ position: 'taken' });
}

const findCartsAt = query(
  'broadcasting.findCartsAt',
  (db, { page, position }: Given<{ page: number; position: number }>) =>
    db.selectFrom('Cart').select(['id', 'owner']).where('page', '=', page).where('position', '=', position),
);
