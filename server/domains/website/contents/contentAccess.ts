import type { Context } from '../../../kit/context.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { notFound } from '../../../kit/errors.ts';
import { parseId } from '../../../kit/read/reads.ts';
import type { Condition } from '../../../kit/read/reads.ts';
import {
  contextOf,
  mayDo,
  requireDo,
  type ContextOrWrite,
  type Ownership,
} from '../../../kit/resource/ownRows.ts';
import { published } from './contentStatus.ts';

/** SQL condition for the contents that the caller sees. Visitors see what is published, staff see everything. */
export const visibleContents = (context: Context): Condition | undefined =>
  /* guard: visitors-see-published-contents */ context.isVisitor
    ? published(context, { now: new Date() })
    : undefined;

const findContentId = query('website.findContentId', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Content').select('id').where('id', '=', id),
);

/** Finds a content of the radio and returns its database id; throws NOT_FOUND when there is none. */
export async function existingContent(context: Context, id: string): Promise<number> {
  const found = await findContentId.first(context, { id: parseId(id) ?? 0 });
  if (!found) throw notFound('Content');
  return found.id;
}

const findAuthorsOfContents = query(
  'website.findAuthorsOfContents',
  (db, { ids }: Given<{ ids: number[] }>) =>
    db.selectFrom('Content').select(['id', 'author']).where('id', 'in', ids),
);

export const ownContents: Ownership = {
  actions: ['update', 'delete', 'publish'],
  among: async (context, ids) => {
    const viewer = contextOf(context).viewer?.userId;
    const rows = await findAuthorsOfContents.all(context, { ids: [...ids] });
    return new Set(rows.flatMap(({ id, author }) => (author === viewer ? id : [])));
  },
};

/** True when the viewer may apply the action to this content: to all contents, or to their own. */
export const mayDoContent = (of: ContextOrWrite, action: string, id: number): Promise<boolean> =>
  mayDo(contextOf(of), { action, subject: 'Content' }, async () =>
    (await ownContents.among(of, [id])).has(id),
  );

/** Throws FORBIDDEN unless the viewer may apply the action to this content. */
export const requireContent = (of: ContextOrWrite, action: string, id: number): Promise<void> =>
  requireDo(contextOf(of), { action, subject: 'Content' }, async () =>
    (await ownContents.among(of, [id])).has(id),
  );
