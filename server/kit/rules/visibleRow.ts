import { getNamedType, isObjectType, type GraphQLObjectType, type GraphQLResolveInfo } from 'graphql';
import type { Row } from '../read/plan.ts';
import type { Abilities } from './abilities.ts';
import { rulesOfField } from './protectSchema.ts';

/** The fields of a row that the viewer may read. For rows that are sent with an error rather than by a resolver. */
export function visibleRow(
  { returnType, schema }: Pick<GraphQLResolveInfo, 'returnType' | 'schema'>,
  row: Row | null,
  abilities: Abilities,
): object | null {
  const show = (value: unknown, type: GraphQLObjectType): unknown => {
    if (Array.isArray(value)) return value.map((item) => show(item, type));
    if (typeof value !== 'object' || value === null) return value;
    const shown = Object.entries(value).flatMap(([name, inner]) => {
      const field = type.getFields()[name];
      if (
        !field ||
        /* guard: conflict-shows-readable-fields */ !rulesOfField(schema, type, field).every((rule) =>
          abilities.allows(rule),
        )
      )
        return [];
      const target = getNamedType(field.type);
      return [[name, isObjectType(target) ? show(inner, target) : inner]];
    });
    return Object.fromEntries(shown);
  };
  const type = getNamedType(returnType);
  return row && isObjectType(type) ? (show(row, type) as object) : null;
}
