import type { Context } from '../../../../kit/context.ts';
import { allow, type Rule } from '../../../../kit/rules/rule.ts';
import { CriterionField as Of } from './smartCriteria.ts';

/** What criteria look at beyond the media themselves. */
const rules: Partial<Record<Of, Rule>> = {
  [Of.ARTISTE]: allow('read', 'Artiste'),
  [Of.ALBUM]: allow('read', 'Album'),
  [Of.CATEGORY]: allow('read', 'MediaCategory'),
  [Of.TAG]: allow('read', 'MediaTag'),
};

/** Passes for whoever may read all that the criteria look at: how many media fit tells of it. */
export function requireCriteria({ abilities }: Context, criteria: ReadonlyArray<{ field: Of }>): void {
  abilities.require(allow('read', 'MediaItem'));
  for (const { field } of criteria) {
    const rule = rules[field];
    if (rule) abilities.require(rule);
  }
}
