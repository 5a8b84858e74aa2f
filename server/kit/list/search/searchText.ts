import { guardedProperties } from '../../rules/guardedProperties.ts';
import { foldText } from '../../foldText.ts';
import { listedOf, type SearchedProperty } from '../listField.ts';

/** Returns the search text of a row from the fields that everybody may read who may read the row. */
export const openSearchText = (entity: object) => textOf(entity, (property) => !isGuarded(entity, property));

/** Returns the search text of a row from the fields that need a further permission. */
export const guardedSearchText = (entity: object) =>
  textOf(entity, (property) => isGuarded(entity, property));

/** Folds the texts of the fields as searches compare them. Each field is a line, so that no match spans two fields. */
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
