import type { Context } from '../../../kit/context.ts';
import { limitExceeded, notFound } from '../../../kit/errors.ts';
import { limit } from '../../../kit/limit.ts';
import { condition } from '../../../kit/query/condition.ts';
import { count } from '../../../kit/query/counts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Condition } from '../../../kit/read/reads.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { allow } from '../../../kit/rules/rule.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import type { LibraryView } from './libraryView.entity.ts';

const mostViews = limit('libraryViews', 50, 'Kept views of the library, of one person on one radio.');

const viewerOf = ({ viewer }: Context) => viewer?.userId ?? 0;

/** The views `t` that the viewer sees: their own, and those that everybody of the radio sees. */
export const visibleViews = (context: Context): Condition => visible(context, { viewer: viewerOf(context) });

const visible = condition('LibraryView', (view, { viewer }: Given<{ viewer: number }>) =>
  view.or([view('t.owner', 'is', null), view('t.owner', '=', viewer)]),
);

/** What everybody sees is for those who keep the library. */
export const requireSharing = ({ abilities }: Context): void =>
  abilities.require(allow('update', 'MediaItem'));

/** Passes for a view that the viewer may change: their own, or a shared one where they may share. */
export function requireOwnView(context: Context, { owner }: Pick<Stored<LibraryView>, 'owner'>): void {
  if (owner === null) requireSharing(context);
  else if (owner !== viewerOf(context)) throw notFound('LibraryView');
}

/** Passes as long as the person, or the radio as a whole, has room for one more. */
export async function requireRoom(writing: Writing, shared: boolean): Promise<void> {
  const views = shared
    ? await sharedViews.first(writing)
    : await ownViews.first(writing, { viewer: viewerOf(writing.context) });
  if (views!.count >= mostViews.most) throw limitExceeded(mostViews);
}

const sharedViews = query('multimedia.sharedViews', (db) =>
  db.selectFrom('LibraryView').select(count).where('owner', 'is', null),
);

const ownViews = query('multimedia.ownViews', (db, { viewer }: Given<{ viewer: number }>) =>
  db.selectFrom('LibraryView').select(count).where('owner', '=', viewer),
);
