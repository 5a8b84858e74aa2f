import type { Expression, SqlBool } from 'kysely';
import type { Context } from '../../../kit/context.ts';
import { condition } from '../../../kit/query/condition.ts';
import type { Given } from '../../../kit/query/query.ts';
import type { ConditionBuilder } from '../../../kit/query/tables.ts';
import type { Condition } from '../../../kit/read/reads.ts';

/** The columns of media by which a search looks for them. */
export type Column = 'id' | 'album' | 'category';

type Media = ConditionBuilder<'MediaItem', 't'>;
type Among = Parameters<typeof inColumn>[3];

const inColumn = (media: Media, column: Column, word: 'in' | 'not in', ids: Expression<number>) =>
  media(`t.${column}`, word, ids);

export const isAmong = (media: Media, column: Column, ids: Among): Expression<SqlBool> =>
  inColumn(media, column, 'in', ids);

/** What has no album at all is not on this one either. */
export function isOutside(media: Media, column: Column, ids: Among): Expression<SqlBool> {
  const outside = inColumn(media, column, 'not in', ids);
  return column === 'id' ? outside : media.or([media(`t.${column}`, 'is', null), outside]);
}

type Ids = Given<{ ids: readonly number[] }>;

const conditionsOf = (column: Column) => ({
  inside: condition('MediaItem', (media, { ids }: Ids) => isAmong(media, column, ids)),
  outside: condition('MediaItem', (media, { ids }: Ids) => isOutside(media, column, ids)),
});

const conditions = {
  id: conditionsOf('id'),
  album: conditionsOf('album'),
  category: conditionsOf('category'),
};

interface Named {
  inside: (context: Context) => Condition;
  outside: (context: Context) => Condition;
}

/** Media by ids that are known already. */
export function named(column: Column, found: ReadonlySet<number>): Named {
  const { inside, outside } = conditions[column];
  // SQLite makes a tree of them, which grows several times as fast at one end.
  const ids = [...Int32Array.from(found).sort()];
  return { inside: (context) => inside(context, { ids }), outside: (context) => outside(context, { ids }) };
}
