import type { Context } from '../../../kit/context.ts';
import { condition } from '../../../kit/query/condition.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Condition } from '../../../kit/read/reads.ts';
import { contextOf, ownRows, requireDo, type ContextOrWrite } from '../../../kit/resource/ownRows.ts';
import { ContentState, type ContentKind, type SiteLanguage } from './contentEnums.ts';

/** Kind of the former slugs of contents: a slug is unique in its area and language. */
export const formerSlugKind = (kind: ContentKind, language: SiteLanguage) =>
  `Content ${kind} ${language}` as const;

/** Contents on the website at a moment. */
const published = condition('Content', (content, { now }: Given<{ now: Date }>) =>
  content.and([
    content('t.state', '=', ContentState.PUBLISHED),
    content('t.publishedFrom', '<=', now),
    content.or([content('t.publishedUntil', 'is', null), content('t.publishedUntil', '>', now)]),
  ]),
);

/** Condition on the contents that the caller sees: visitors see what is published, staff see everything. */
export const visibleContents = (context: Context): Condition | undefined =>
  /* guard: visitors-see-published-contents */ context.isVisitor
    ? published(context, { now: new Date() })
    : undefined;

const authors = query('website.authorsOfContents', (db, { ids }: Given<{ ids: number[] }>) =>
  db.selectFrom('Content').select(['id', 'author']).where('id', 'in', ids),
);

const ofAuthors = ownRows('Content', {
  actions: ['update', 'delete', 'publish'],
  among: async (context, ids) => {
    const viewer = contextOf(context).viewer?.userId;
    const rows = await authors.all(context, { ids: [...ids] });
    return new Set(rows.flatMap(({ id, author }) => (author === viewer ? id : [])));
  },
});

/** Throws FORBIDDEN unless the viewer may apply the action to a content: to any, or to their own. */
export const requireContent = (of: ContextOrWrite, action: string, id: number): Promise<void> =>
  requireDo(contextOf(of), { action, subject: 'Content' }, async () =>
    (await ofAuthors.among(of, [id])).has(id),
  );
