import type { Context } from '../../../../kit/context.ts';
import { invalidInput, limitExceeded, notFound } from '../../../../kit/errors.ts';
import { limit } from '../../../../kit/limit.ts';
import type { ViewedList } from '../../../../kit/list/viewedList.ts';
import { condition } from '../../../../kit/query/condition.ts';
import { count } from '../../../../kit/query/counts.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import type { Condition } from '../../../../kit/read/reads.ts';
import type { Writing } from '../../../../kit/resource/recordedWrites.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import type { Stored } from '../../../../kit/write/storedEntity.ts';
import type { LibraryView } from './libraryView.entity.ts';

const maxViews = limit(
  'libraryViews',
  50,
  'Saved views of one list on one radio: the private views of one person, or all shared views.',
);

const viewerOf = ({ viewer }: Context) => viewer?.userId ?? 0;

/**
 * Returns the SQL condition for the saved views `t` that the viewer sees. These are the viewer's private views and the shared
 * views, of lists that the viewer may read.
 */
export const visibleViews = (context: Context): Condition =>
  visible(context, { viewer: viewerOf(context), lists: listsOf(context) });

const visible = condition(
  'LibraryView',
  (view, { viewer, lists }: Given<{ viewer: number; lists: readonly string[] }>) =>
    view.and([
      view('t.list', 'in', lists),
      view.or([view('t.owner', 'is', null), view('t.owner', '=', viewer)]),
    ]),
);

/** Lists that the viewer may read. */
const listsOf = ({ abilities, services: { viewedLists } }: Context): string[] =>
  Object.keys(viewedLists).filter((list) => abilities.allows(viewedLists[list]!.rule));

/** The list with a name; undefined when there is none. */
const viewedList = ({ services: { viewedLists } }: Context, name: string): ViewedList | undefined =>
  Object.hasOwn(viewedLists, name) ? viewedLists[name] : undefined;

/** Throws `list: invalid` for an unknown list, and FORBIDDEN when the viewer may not read the list. */
export function requireList(context: Context, list: string): void {
  const viewed = viewedList(context, list);
  if (!viewed) throw invalidInput({ list: 'invalid' });
  context.abilities.require(viewed.rule);
}

/**
 * Throws unless the viewer may share views of the list. This requires the right to update the rows of the
 * list.
 */
export function requireSharing(context: Context, list: string): void {
  requireList(context, list);
  context.abilities.require(allow('update', viewedList(context, list)!.subject));
}

export const mayShare = (context: Context, list: string): boolean => {
  const viewed = viewedList(context, list);
  return (
    viewed !== undefined &&
    [viewed.rule, allow('update', viewed.subject)].every((rule) => context.abilities.allows(rule))
  );
};

/** Throws unless the viewer may change the view. It must be a private view of the viewer, or a shared one if the viewer may share. */
export function requireOwnView(
  context: Context,
  { owner, list }: Pick<Stored<LibraryView>, 'owner' | 'list'>,
): void {
  if (!listsOf(context).includes(list)) throw notFound('LibraryView');
  if (owner === null) requireSharing(context, list);
  else if (owner !== viewerOf(context)) throw notFound('LibraryView');
}

/**
 * Throws LIMIT_EXCEEDED when a list already has the maximum number of saved views. The views on the current radio count; the
 * private views of each person and the shared views are counted separately.
 */
export async function requireRoom(writing: Writing, list: string, shared: boolean): Promise<void> {
  const views = shared
    ? await countSharedViews.first(writing, { list })
    : await countOwnViews.first(writing, { list, viewer: viewerOf(writing.context) });
  if (views!.count >= maxViews.max) throw limitExceeded(maxViews);
}

const countSharedViews = query('portal.countSharedViews', (db, { list }: Given<{ list: string }>) =>
  db.selectFrom('LibraryView').select(count).where('list', '=', list).where('owner', 'is', null),
);

const countOwnViews = query(
  'portal.countOwnViews',
  (db, { list, viewer }: Given<{ list: string; viewer: number }>) =>
    db.selectFrom('LibraryView').select(count).where('list', '=', list).where('owner', '=', viewer),
);
