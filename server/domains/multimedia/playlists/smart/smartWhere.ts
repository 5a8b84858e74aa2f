import { createHash } from 'node:crypto';
import type { Database, SqlValue } from '../../../../kit/database/database.ts';
import { holds } from '../../../../kit/list/columnConditions.ts';
import { fold } from '../../../../kit/list/searchText.ts';
import type { Condition } from '../../../../kit/read/reads.ts';
import { isValidOn } from '../../media/kinds/publicityValidity.ts';
import { numberCondition } from './smartNumbers.ts';
import {
  CriteriaOrder,
  CriterionField as Of,
  CriterionOperator as By,
  type SmartCriteria,
  type SmartCriterion,
} from './smartCriteria.ts';

/** What criteria are read with: the day is that of the radio. */
export interface SmartSetting {
  engine: Database['engine'];
  radioId: number;
  today: string;
  /** As the engine stores a moment. */
  moment: (date: Date) => SqlValue;
  now: Date;
}

/** The media `t` of the radio that can be played today and fit; every value is bound. */
export function smartWhere({ matchAll, criteria }: SmartCriteria, setting: SmartSetting): Condition {
  const parts = criteria.map((criterion) => conditionOf(criterion, setting));
  const { radioId, today } = setting;
  return {
    text: `t.radio_id = ? and t.deleted_at is null and t.state = 'READY' and ${isValidOn('t')}
      and (${parts.map(({ text }) => `(${text})`).join(matchAll ? ' and ' : ' or ')})`,
    values: [radioId, today, today, ...parts.flatMap(({ values }) => values)],
  };
}

/** The order of what is found, the same for equal rows on both engines. */
export function smartOrder(order: CriteriaOrder, today: string): string {
  if (order === CriteriaOrder.NEWEST) return 't.created_at desc, t.id desc';
  if (order === CriteriaOrder.OLDEST) return 't.created_at, t.id';
  if (order === CriteriaOrder.TITLE) return 'lower(t.title), t.id';
  return `${mixed(seedOf(today))}, t.id`;
}

/** Every text that belongs to a medium, as SQL around a comparison of the column in braces. */
const texts: Partial<Record<Of, string>> = {
  [Of.TITLE]: '{t.title}',
  [Of.GENRE]: '{t.genre}',
  [Of.LABEL]: '{t.label}',
  [Of.ALBUM]: 'exists (select 1 from album a where a.id = t.album_id and {a.title})',
  [Of.CATEGORY]: 'exists (select 1 from media_category c where c.id = t.category_id and {c.name})',
  [Of.ARTISTE]:
    'exists (select 1 from song_artistes l join artiste a on a.id = l.artiste_id where l.media_item_id = t.id and {a.name})',
  [Of.TAG]:
    'exists (select 1 from media_item_tags l join media_tag g on g.id = l.media_tag_id where l.media_item_id = t.id and {g.name})',
};

function conditionOf({ field, operator, value }: SmartCriterion, setting: SmartSetting): Condition {
  const isNot = operator === By.IS_NOT;
  const text = texts[field];
  if (text) return negated(isNot, textCondition(text, operator, value, setting));
  if (field === Of.KIND) return negated(isNot, { text: 't.kind = ?', values: [value] });
  if (field === Of.EXPLICIT) {
    const isMeant = (value === 'true') !== isNot;
    return { text: isMeant ? 't.explicit' : '(t.explicit is null or not t.explicit)', values: [] };
  }
  return negated(isNot, numberCondition(field, operator, Number(value), setting));
}

function textCondition(text: string, operator: By, value: string, { engine }: SmartSetting): Condition {
  const compared = text.replace(/\{(.+)\}/, (_, column: string) =>
    operator === By.CONTAINS ? holds(engine, `lower(${column})`) : `lower(${column}) = ?`,
  );
  return { text: compared, values: [fold(value.trim())] };
}

/** What is absent is different from everything. */
const negated = (isNot: boolean, { text, values }: Condition): Condition => ({
  text: isNot ? `not coalesce((${text}), 1 = 0)` : text,
  values,
});

/** A prime, so that no two ids below it are mixed up by the first step. */
const modulus = 2_147_483_647;

/**
 * Ids in an order that looks like none and is the same wherever it is asked for: no engine can sow its own generator for
 * one statement.
 */
const mixed = (seed: number) => {
  const step = `((cast(t.id as bigint) * 48271 + ${seed}) % ${modulus})`;
  return `(${step} * ${step}) % ${modulus}`;
};

/** Another number for each day. */
const seedOf = (today: string) => createHash('sha256').update(today).digest().readUInt32BE() % modulus;
