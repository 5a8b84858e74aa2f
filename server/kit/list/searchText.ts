import { guardedProperties } from '../rules/guardedProperties.ts';
import { listedOf, type SearchedProperty } from './listed.ts';

/** How texts are compared in searches. */
export const fold = (text: string) => text.normalize('NFC').toLowerCase();

/** The searched fields that whoever may read the row may read too. */
export const openSearchText = (entity: object) => textOf(entity, (searched) => !isGuarded(entity, searched));

/** The searched fields with a rule of their own. */
export const guardedSearchText = (entity: object) =>
  textOf(entity, (searched) => isGuarded(entity, searched));

/** Lower case, one line a field, so that no match runs over from one field into the next. */
function textOf(entity: object, includes: (searched: SearchedProperty) => boolean): string {
  return listedOf(entity.constructor)
    .searched.filter(includes)
    .map((searched) => fold(shown(entity, searched)))
    .join('\n');
}

const isGuarded = (entity: object, { property }: SearchedProperty) =>
  guardedProperties(entity.constructor).has(property);

function shown(entity: object, { property, text }: SearchedProperty): string {
  const value: unknown = Reflect.get(entity, property);
  if (value === null || value === undefined) return '';
  return text === true ? String(value) : text(value as never);
}
