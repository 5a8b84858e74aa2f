import type { EntityModel } from '../read/model.ts';
import { guardedProperties } from '../rules/guardedProperties.ts';
import { ruleOfClass } from '../rules/outputType.ts';
import type { Rule } from '../rules/rule.ts';
import type { ListedColumn } from './listField.ts';
import type { SearchTarget } from './listModel.ts';

/*
 * What a list says by which rows it gives, or in which order, it says of all that it looked at: "no match" is an answer
 * too. So each step on the way to a value asks for its own right.
 */

/** What must be allowed to whoever filters or sorts by a column. */
export function rulesOfColumn(model: EntityModel, { relation, property, shownAs }: ListedColumn): Rule[] {
  if (relation === undefined) return guardsOf(model, property);
  if (shownAs !== undefined) return guardsOf(model, relation);
  return [
    // guard: rule-of-related-type
    ...wayOver(model, relation),
    ...guardsOf(model.target(relation), property),
  ];
}

/** What must be allowed to whoever searches a list, for the search to look there. */
export const rulesOfTarget = (model: EntityModel, { relation }: SearchTarget): Rule[] =>
  relation === undefined ? [] : wayOver(model, relation);

/** To the rows on the other side of a relation. */
function wayOver(model: EntityModel, relation: string): Rule[] {
  const target = model.target(relation);
  const rule = ruleOfClass(target.entityClass);
  if (!rule) throw new Error(`${model.name}.${relation}: ${target.name} has no rule of its own to ask for.`);
  return [...guardsOf(model, relation), rule];
}

function guardsOf({ entityClass }: EntityModel, property: string): Rule[] {
  const rule = guardedProperties(entityClass).get(property);
  return rule ? [rule] : [];
}
