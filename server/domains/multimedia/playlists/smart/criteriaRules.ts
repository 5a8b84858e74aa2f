import type { Context } from '../../../../kit/context.ts';
import { allow, type Rule } from '../../../../kit/rules/rule.ts';
import { CriterionField as Of } from './smartCriteria.ts';

/** Rights that criteria require beyond the right to read media. */
const rules: Partial<Record<Of, Rule>> = {
  [Of.ARTISTE]: allow('read', 'Artiste'),
  [Of.ALBUM]: allow('read', 'Album'),
  [Of.CATEGORY]: allow('read', 'MediaCategory'),
  [Of.TAG]: allow('read', 'MediaTag'),
};

/** Requires the right to read everything that the criteria refer to, because the number of matches reveals it. */
export function requireCriteria({ abilities }: Context, criteria: ReadonlyArray<{ field: Of }>): void {
  abilities.require(allow('read', 'MediaItem'));
  for (const { field } of criteria) {
    const rule = rules[field];
    if (rule) abilities.require(rule);
  }
}
