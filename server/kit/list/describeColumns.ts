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
 * Says of every column that a list is filtered or sorted by what it is, in the words of the field that shows it. The
 * build fails where nothing says so.
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
    throw new Error(`Say of ${item}.${name} \`about\` what it is: no field of the schema does.`);
  return [...fields.slice(0, -1).map(holderOf), last.description].join(' ');
}

/** The fields on the way to a value, as far as the schema shows them. */
function fieldsOn(schema: GraphQLSchema, typeName: string, path: readonly string[]): AnyField[] {
  const [name, ...rest] = path;
  const type = schema.getType(typeName);
  const field = isObjectType(type) && name !== undefined ? type.getFields()[name] : undefined;
  return field ? [field, ...fieldsOn(schema, getNamedType(field.type).name, rest)] : [];
}

type AnyField = GraphQLField<unknown, unknown>;

const holderOf = ({ name, type }: AnyField) => (isMany(type) ? `Of one of \`${name}\`:` : `Of \`${name}\`:`);

const isMany = (type: GraphQLType): boolean => (isNonNullType(type) ? isMany(type.ofType) : isListType(type));

/** What takes ids names the type that they are of. */
function idOf(schema: GraphQLSchema, item: string, { relation, names = item }: ListedColumn): string {
  const [holder] = relation === undefined ? [] : fieldsOn(schema, item, [relation]);
  const of = `Id of the \`${names}\``;
  return holder ? `${of} in \`${holder.name}\`: ${holder.description}` : `${of}.`;
}
