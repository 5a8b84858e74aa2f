import {
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';
import { IDFilter } from './filters.ts';
import { listedItems } from './listArgs.ts';
import { listedOf, type ListedColumn } from './listField.ts';

/**
 * Describes every filter and sort column in the words of the field that shows it. Throws when neither a field nor `about`
 * describes a column.
 */
export function describeColumns(schema: GraphQLSchema): GraphQLSchema {
  for (const item of listedItems) {
    const inputs = [`${item.name}Filter`, `${item.name}Sort`].map((name) => schema.getType(name));
    for (const input of inputs.filter(isInputObjectType)) {
      for (const column of listedOf(item).columns) {
        const field = input.getFields()[column.name];
        if (field) field.description = descriptionOf(schema, item.name, column);
      }
    }
  }
  return schema;
}

function descriptionOf(schema: GraphQLSchema, item: string, column: ListedColumn): string {
  const { name, property, relation, shownAs, about } = column;
  if (about !== undefined) return about;
  if (column.filter?.() === IDFilter) return idOf(schema, item, column);
  const path = (shownAs ?? (relation ? `${relation}.${property}` : property)).split('.');
  const fields = fieldsOn(schema, item, path);
  const last = fields.at(-1);
  if (fields.length < path.length || !last?.description)
    throw new Error(`Describe ${item}.${name} with \`about\`: no field of the schema shows this column.`);
  return [...fields.slice(0, -1).map(holderOf), last.description].join(' ');
}

/** The fields on the path to a value, as far as the schema shows them. */
function fieldsOn(schema: GraphQLSchema, typeName: string, path: readonly string[]): AnyField[] {
  const [name, ...rest] = path;
  const type = schema.getType(typeName);
  const field = isObjectType(type) && name !== undefined ? type.getFields()[name] : undefined;
  return field ? [field, ...fieldsOn(schema, getNamedType(field.type).name, rest)] : [];
}

type AnyField = GraphQLField<unknown, unknown>;

const holderOf = ({ name, type }: AnyField) => (isMany(type) ? `Of one of \`${name}\`:` : `Of \`${name}\`:`);

const isMany = (type: GraphQLType): boolean => (isNonNullType(type) ? isMany(type.ofType) : isListType(type));

/** Description of an id column: the type of the ids. */
function idOf(schema: GraphQLSchema, item: string, { relation, names = item }: ListedColumn): string {
  const [holder] = relation === undefined ? [] : fieldsOn(schema, item, [relation]);
  const of = `Id of the \`${names}\``;
  return holder ? `${of} in \`${holder.name}\`: ${holder.description}` : `${of}.`;
}
