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

/** Condition for the carts `t` that the viewer sees: their own and the shared ones. */
export const visibleCarts = (context: Context): Condition => visible(context, { viewer: viewerOf(context) });

const visible = condition('Cart', (cart, { viewer }: Given<{ viewer: number }>) =>
  cart.or([cart('t.owner', 'is', null), cart('t.owner', '=', viewer)]),
);

/** Requires the permission to change shared carts: that of ending the live session of another person. */
export const requireSharing = ({ abilities }: Context): void =>
  abilities.require(allow('update', 'LiveSession'));

/** Requires a cart that the viewer may change: their own, or a shared one when they may share. */
export function requireOwnCart(context: Context, { owner }: Pick<Stored<Cart>, 'owner'>): void {
  if (owner === null) requireSharing(context);
  else if (owner !== viewerOf(context)) throw notFound('Cart');
}

/** Id of the media item of a cart; the viewer must be allowed to read it. */
export function mediumOf(writing: Writing, mediaId: string): Promise<number> {
  writing.context.abilities.require(allow('read', 'MediaItem'));
  return referTo(writing, MediaItem, mediaId, 'mediaId');
}

interface Spot {
  owner: number | null;
  page: number;
  place: number;
}

/** Throws `taken` when another cart of the same pad has the key. */
export async function requireFreeKey(
  writing: Writing,
  { owner, page, place }: Spot,
  ownId = 0,
): Promise<void> {
  const carts = await cartsAt.all(writing, { page, place });
  if (carts.some((cart) => cart.id !== ownId && cart.owner === owner)) throw invalidInput({ place: 'taken' });
}

const cartsAt = query('broadcasting.cartsAt', (db, { page, place }: Given<{ page: number; place: number }>) =>
  db.selectFrom('Cart').select(['id', 'owner']).where('page', '=', page).where('place', '=', place),
);
