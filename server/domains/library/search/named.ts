import type { Expression, SqlBool } from 'kysely';
import type { Context } from '../../../kit/context.ts';
import { condition } from '../../../kit/query/condition.ts';
import type { Given } from '../../../kit/query/query.ts';
import type { ConditionBuilder } from '../../../kit/query/tables.ts';
import type { Condition } from '../../../kit/read/reads.ts';

/** Column of media that a search compares with ids: of the medium, its album or its category. */
export type Column = 'id' | 'album' | 'category';

type Media = ConditionBuilder<'MediaItem', 't'>;
type Among = Parameters<typeof inColumn>[3];

const inColumn = (media: Media, column: Column, word: 'in' | 'not in', ids: Expression<number>) =>
  media(`t.${column}`, word, ids);

export const isAmong = (media: Media, column: Column, ids: Among): Expression<SqlBool> =>
  inColumn(media, column, 'in', ids);

/** Condition for media whose column has none of the ids: the opposite of `isAmong`. Media without an album or category match it too. */
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

/** Returns the conditions for media whose column has one of the ids, or none of them. */
export function named(column: Column, found: ReadonlySet<number>): Named {
  const { inside, outside } = conditions[column];
  // The ids are sorted because SQLite inserts them into a tree, which is several times as fast in ascending
  // order.
  const ids = [...Int32Array.from(found).sort()];
  return { inside: (context) => inside(context, { ids }), outside: (context) => outside(context, { ids }) };
}
