import { guardedProperties } from '../rules/guardedProperties.ts';
import { foldText } from '../text/foldText.ts';
import { listedOf, type SearchedProperty } from './listField.ts';

/** The searched fields that whoever may read the row may read too. */
export const openSearchText = (entity: object) => textOf(entity, (property) => !isGuarded(entity, property));

/** The searched fields with a rule of their own. */
export const guardedSearchText = (entity: object) =>
  textOf(entity, (property) => isGuarded(entity, property));

/** As searches compare them, one line a field, so that no match runs over from one field into the next. */
function textOf(entity: object, includes: (searched: SearchedProperty) => boolean): string {
  return listedOf(entity.constructor)
    .searched.filter((property) => !property.isRelation && includes(property))
    .map((property) => foldText(shown(entity, property)))
    .join('\n');
}

const isGuarded = (entity: object, { property }: SearchedProperty) =>
  guardedProperties(entity.constructor).has(property);

function shown(entity: object, { property, text }: SearchedProperty): string {
  const value: unknown = Reflect.get(entity, property);
  if (value === null || value === undefined) return '';
  return text === true ? String(value) : text(value as never);
}
