import type { Context } from '../../../kit/context.ts';
import { invalidInput, notFound } from '../../../kit/errors.ts';
import { condition } from '../../../kit/query/condition.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Condition } from '../../../kit/read/reads.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { referTo } from '../../../kit/resource/references.ts';
import { allow } from '../../../kit/rules/rule.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import { MediaItem } from '../../multimedia/media/mediaItem.entity.ts';
import type { Cart } from './cart.entity.ts';

const viewerOf = ({ viewer }: Context) => viewer?.userId ?? 0;

/** The carts `t` that the viewer sees: their own, and those of everybody in the studio. */
export const visibleCarts = (context: Context): Condition => visible(context, { viewer: viewerOf(context) });

const visible = condition('Cart', (cart, { viewer }: Given<{ viewer: number }>) =>
  cart.or([cart('t.owner', 'is', null), cart('t.owner', '=', viewer)]),
);

/** What everybody has under their keys is for those who may take somebody off the air. */
export const requireSharing = ({ abilities }: Context): void =>
  abilities.require(allow('update', 'LiveSession'));

/** Passes for a cart that the viewer may change: their own, or a shared one where they may share. */
export function requireOwnCart(context: Context, { owner }: Pick<Stored<Cart>, 'owner'>): void {
  if (owner === null) requireSharing(context);
  else if (owner !== viewerOf(context)) throw notFound('Cart');
}

/** What a cart is to play: something that who makes it may read. */
export function mediumOf(writing: Writing, mediaId: string): Promise<number> {
  writing.context.abilities.require(allow('read', 'MediaItem'));
  return referTo(writing, MediaItem, mediaId, 'mediaId');
}

interface Spot {
  owner: number | null;
  page: number;
  place: number;
}

/** Passes where no other cart of the same pad has the key. */
export async function requireFreeKey(
  writing: Writing,
  { owner, page, place }: Spot,
  ownId = 0,
): Promise<void> {
  const taken = await cartsAt.all(writing, { page, place });
  if (taken.some((one) => one.id !== ownId && one.owner === owner)) throw invalidInput({ place: 'taken' });
}

const cartsAt = query('onair.cartsAt', (db, { page, place }: Given<{ page: number; place: number }>) =>
  db.selectFrom('Cart').select(['id', 'owner']).where('page', '=', page).where('place', '=', place),
);
