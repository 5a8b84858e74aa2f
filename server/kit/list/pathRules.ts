import type { EntityModel } from '../read/model.ts';
import { guardedProperties } from '../rules/guardedProperties.ts';
import { ruleOfClass } from '../rules/outputType.ts';
import type { Rule } from '../rules/rule.ts';
import type { ListedColumn } from './listField.ts';
import type { SearchTarget } from './listModel.ts';

/*
 * Filtering or sorting by a column reveals its values, because "no match" is an answer too. Each step on the path to a value
 * therefore requires its own permission.
 */

/** The rules that a viewer must meet to filter or sort by a column. */
export function rulesOfColumn(model: EntityModel, { relation, property, shownAs }: ListedColumn): Rule[] {
  if (relation === undefined) return guardsOf(model, property);
  if (shownAs !== undefined) return guardsOf(model, relation);
  return [
    // guard: rule-of-related-type
    ...wayOver(model, relation),
    ...guardsOf(model.target(relation), property),
  ];
}

/** The rules that a viewer must meet for the search to include this table. */
export const rulesOfTarget = (model: EntityModel, { relation }: SearchTarget): Rule[] =>
  relation === undefined ? [] : wayOver(model, relation);

/** The rules for reading the rows on the other side of a relation. */
function wayOver(model: EntityModel, relation: string): Rule[] {
  const target = model.target(relation);
  const rule = ruleOfClass(target.entityClass);
  if (!rule)
    throw new Error(
      `${model.name}.${relation}: ${target.name} must declare a rule of its own, because a list reads it through this relation.`,
    );
  return [...guardsOf(model, relation), rule];
}

function guardsOf({ entityClass }: EntityModel, property: string): Rule[] {
  const rule = guardedProperties(entityClass).get(property);
  return rule ? [rule] : [];
}
