import type { Context } from '../../../../kit/context.ts';
import type { FieldFilter } from '../../../../kit/list/filters.ts';
import { flagCondition } from '../../../../kit/list/flagCondition.ts';
import { condition } from '../../../../kit/query/condition.ts';
import { count, countOfEach } from '../../../../kit/query/counts.ts';
import type { Given } from '../../../../kit/query/query.ts';
import { withDeleted } from '../../../../kit/query/scopes.ts';
import type { Condition } from '../../../../kit/read/reads.ts';
import { SiteLanguage } from '../contentEnums.ts';

/*
 * Contents that lack a translation, and outdated translations: those whose text is older than that of their source, which is the
 * first content of the group. The first publication of a source does not make translations outdated.
 */

const without = condition('Content', (content, { language }: Given<{ language: SiteLanguage }>) =>
  content.not(
    content.exists(
      content
        .selectFrom('Content as translation')
        .select('translation.id')
        .whereRef('translation.translationGroup', '=', 't.translationGroup')
        .where('translation.language', '=', language),
    ),
  ),
);

/** SQL condition for contents that lack at least one translation, or that have all. */
export function translatedCondition(filter: FieldFilter, context: Context): Condition {
  const conditions = Object.values(SiteLanguage).map((language) => without(context, { language }));
  return flagCondition(filter, {
    text: `(${conditions.map(({ text }) => `(${text})`).join(' or ')})`,
    values: conditions.flatMap(({ values }) => values),
  });
}

const outdated = condition('Content', (content) =>
  content.exists(
    content
      .selectFrom('Content as source')
      .innerJoin('ContentRevision as revision', 'revision.content', 'source.id')
      .innerJoin('ContentRevision as earlier', (join) =>
        join.onRef('earlier.content', '=', 'revision.content').onRef('earlier.id', '<', 'revision.id'),
      )
      .select('source.id')
      .whereRef('source.translationGroup', '=', 't.translationGroup')
      .whereRef('source.id', '<', 't.id')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('Content as first')
              .select('first.id')
              .whereRef('first.translationGroup', '=', 'source.translationGroup')
              .whereRef('first.id', '<', 'source.id'),
          ),
        ),
      )
      .whereRef('revision.publishedAt', '>', 't.textChangedAt'),
  ),
);
/** SQL condition for translations whose original has changed since, or for all other contents. */
export const outdatedCondition = (filter: FieldFilter, context: Context): Condition =>
  flagCondition(filter, outdated(context, {}));

const countLanguages = countOfEach('website.countLanguages', (db, { of }: Given<{ of: number }>) =>
  db
    .selectFrom(withDeleted('Content as own'))
    .innerJoin('Content as translation', 'translation.translationGroup', 'own.translationGroup')
    .select(count)
    .where('own.id', '=', of),
);

export const lacksTranslation = async (context: Context, content: number): Promise<boolean> =>
  (await countLanguages(context, content)) < Object.values(SiteLanguage).length;

/** Changes of the source that were published after the text of a translation changed. */
const countNewerChanges = countOfEach('website.countNewerChanges', (db, { of }: Given<{ of: number }>) =>
  db
    .selectFrom(withDeleted('Content as own'))
    .innerJoin('Content as source', 'source.translationGroup', 'own.translationGroup')
    .innerJoin('ContentRevision as revision', 'revision.content', 'source.id')
    .innerJoin('ContentRevision as earlier', (join) =>
      join.onRef('earlier.content', '=', 'revision.content').onRef('earlier.id', '<', 'revision.id'),
    )
    .select(count)
    .where('own.id', '=', of)
    .whereRef('source.id', '<', 'own.id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('Content as first')
            .select('first.id')
            .whereRef('first.translationGroup', '=', 'source.translationGroup')
            .whereRef('first.id', '<', 'source.id'),
        ),
      ),
    )
    .whereRef('revision.publishedAt', '>', 'own.textChangedAt'),
);

export const isOutdated = async (context: Context, content: number): Promise<boolean> =>
  (await countNewerChanges(context, content)) > 0;
