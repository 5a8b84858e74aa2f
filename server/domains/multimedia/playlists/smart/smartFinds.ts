import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../../../kit/context.ts';
import { readRows, rootAlias, type Plan, type Row } from '../../../../kit/read/plan.ts';
import type { Condition } from '../../../../kit/read/reads.ts';
import { MediaItem } from '../../media/mediaItem.entity.ts';
import { radioDay } from '../default/radioDay.ts';
import { mediumLength } from '../recount.ts';
import type { SmartCriteria } from './smartCriteria.ts';
import { smartOrder, smartWhere } from './smartWhere.ts';

export interface Totals {
  totalItems: number;
  /** Milliseconds from cue to cue. */
  duration: number;
}

/** A stretch of what is found: from an offset, so many. */
export interface Stretch {
  offset: number;
  count: number;
}

/** What it takes to look: no request, where it is the software itself that counts. */
export type Finding = Pick<Context, 'database' | 'reads' | 'radioId'>;

interface Found extends Condition {
  order: string;
  limit: number;
}

/** How many a playlist finds when its criteria set no limit. */
const unlimited = 2_147_483_647;

/** How many media fit now, and how long they play together. */
export async function smartTotals(context: Finding, criteria: SmartCriteria): Promise<Totals> {
  const { text, values, order, limit } = await foundBy(context, criteria);
  const isLimited = criteria.limit !== null;
  const [row] = await context.database.rows(
    `select count(*), coalesce(sum(length), 0) from (select ${mediumLength()} as length from media_item t where ${text}
      ${isLimited ? `order by ${order} limit ?` : ''}) found`,
    isLimited ? [...values, limit] : values,
  );
  return { totalItems: Number(row![0]), duration: Number(row![1]) };
}

/** The media that fit now, in their order, with what the plan asks of them. */
export async function smartRows(
  context: Context,
  criteria: SmartCriteria,
  stretch: Stretch,
  plan: Plan,
  { variableValues }: Pick<GraphQLResolveInfo, 'variableValues'>,
): Promise<Row[]> {
  const { text, values, order, limit } = await foundBy(context, criteria);
  const model = context.reads.models.of(MediaItem);
  const sql = `select ${plan.columns} from ${model.table} ${rootAlias}${plan.joins} where ${text} order by ${order} limit ? offset ?`;
  const count = Math.max(0, Math.min(stretch.count, limit - stretch.offset));
  const found = await context.database.rows(sql, [...values, count, stretch.offset]);
  return readRows(context.database, plan, found, variableValues);
}

/** The ids of the first media that fit now, at most so many. */
export async function smartIds(context: Context, criteria: SmartCriteria, most: number): Promise<number[]> {
  const { text, values, order, limit } = await foundBy(context, criteria);
  const sql = `select t.id from media_item t where ${text} order by ${order} limit ?`;
  const rows = await context.database.rows(sql, [...values, Math.min(limit, most)]);
  return rows.map(([id]) => Number(id));
}

async function foundBy(context: Finding, criteria: SmartCriteria): Promise<Found> {
  const today = await radioDay(context);
  const model = context.reads.models.of(MediaItem);
  const { text, values } = smartWhere(criteria, {
    engine: context.database.engine,
    radioId: context.radioId ?? -1,
    today,
    moment: (date) => model.stored(date),
    now: new Date(),
  });
  return { text, values, order: smartOrder(criteria.order, today), limit: criteria.limit ?? unlimited };
}
