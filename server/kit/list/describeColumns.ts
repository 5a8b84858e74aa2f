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
 * Describes every filter and sort column with the description of the field that shows it. Throws when neither a field nor `about`
 * describes a column, except for columns with ids.
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
  if (fields.length < path.length || !last?.description || fields.some(({ description }) => !description))
    throw new Error(`Describe ${item}.${name} with \`about\`: no field of the schema shows this column.`);
  if (fields.length === 1) return last.description;
  const holders = fields.slice(0, -1).toReversed().map(holderOf).join(' ');
  return `${firstClause(last.description)} ${holders}.`;
}

/** The fields on the path to a value. Ends before the first property that is not in the schema. */
function fieldsOn(schema: GraphQLSchema, typeName: string, path: readonly string[]): AnyField[] {
  const [name, ...rest] = path;
  const type = schema.getType(typeName);
  const field = isObjectType(type) && name !== undefined ? type.getFields()[name] : undefined;
  return field ? [field, ...fieldsOn(schema, getNamedType(field.type).name, rest)] : [];
}

type AnyField = GraphQLField<unknown, unknown>;

const holderOf = (field: AnyField) => `of ${nounOf(field)}${lowerFirst(firstClause(field.description!))}`;

const nounOf = ({ type, description }: AnyField) =>
  isMany(type) ? 'any of the ' : /^(?:The|Each) /.test(description!) ? '' : 'the ';

/** The first clause of a description, without limits and conditions. Example: `Name` for `Name, 1 to 80 characters.` */
const firstClause = (description: string) => /^[^,;:.]*/.exec(description)![0];

/** The first sentence of a description, without its full stop. */
const firstSentence = (description: string) => description.split(/\.(?:\s|$)/, 1)[0]!;

/** Makes the first letter lower case, because the text continues a sentence. Words in capitals, such as IANA, stay unchanged. */
const lowerFirst = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;

const isMany = (type: GraphQLType): boolean => (isNonNullType(type) ? isMany(type.ofType) : isListType(type));

/** The sentence that says when the value is null, with a space before it. Empty without such a sentence. */
const nullSentence = (description: string) =>
  / Null (?!with the error)[^.]*\.(?= |$)/.exec(description)?.[0] ?? '';

/** Description of an id column: the type of the ids, and the record. The field that shows the record describes it. */
function idOf(schema: GraphQLSchema, item: string, { relation, names = item }: ListedColumn): string {
  const [holder] = relation === undefined ? [] : fieldsOn(schema, item, [relation]);
  if (!holder?.description) return `Id of the \`${names}\`.`;
  const record = firstClause(holder.description);
  const conditions = firstSentence(holder.description).slice(record.length);
  return `Id of ${nounOf(holder)}${lowerFirst(record)} (\`${names}\`)${conditions}.${nullSentence(holder.description)}`;
}
