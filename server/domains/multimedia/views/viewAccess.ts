import type { Context } from '../../../kit/context.ts';
import { limitExceeded, notFound } from '../../../kit/errors.ts';
import type { Condition } from '../../../kit/read/reads.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { allow } from '../../../kit/rules/rule.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import type { LibraryView } from './libraryView.entity.ts';

const mostViews = 50;

const viewerOf = ({ viewer }: Context) => viewer?.userId ?? 0;

/** The views `t` that the viewer sees: their own, and those that everybody of the radio sees. */
export const visibleViews = (context: Context): Condition => ({
  text: '(t.owner_id is null or t.owner_id = ?)',
  values: [viewerOf(context)],
});

/** What everybody sees is for those who keep the library. */
export const requireSharing = ({ abilities }: Context): void =>
  abilities.require(allow('update', 'MediaItem'));

/** Passes for a view that the viewer may change: their own, or a shared one where they may share. */
export function requireOwnView(context: Context, { owner }: Pick<Stored<LibraryView>, 'owner'>): void {
  if (owner === null) requireSharing(context);
  else if (owner !== viewerOf(context)) throw notFound('LibraryView');
}

/** Passes as long as the person, or the radio as a whole, has room for one more. */
export async function requireRoom({ transaction, context }: Writing, shared: boolean): Promise<void> {
  const owner = shared ? 'owner_id is null' : 'owner_id = ?';
  const [row] = await transaction.rows(`select count(*) from library_view where radio_id = ? and ${owner}`, [
    context.radioId ?? -1,
    ...(shared ? [] : [viewerOf(context)]),
  ]);
  if (Number(row![0]) >= mostViews) throw limitExceeded('libraryViews', mostViews);
}
