import { TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';
import { Abilities } from './abilities.ts';
import { objectTypesOf } from './protectSchema.ts';

/** Extension of the fields that visitors may select. */
export const forVisitors = 'forVisitors';

/** Marks a field that documents of the website may select. All other fields are closed to visitors. */
export const ForVisitors = () => Extensions({ [forVisitors]: true });

const isMarked = (field: { extensions: Readonly<Record<string, unknown>> } | null | undefined) =>
  field?.extensions[forVisitors] === true;

const known = new WeakMap<GraphQLSchema, Abilities>();

/** Rights of visitors: to read the types that have marked fields. Rows are limited by each resolver. */
export function visitorAbilities(schema: GraphQLSchema): Abilities {
  const abilities = known.get(schema) ?? new Abilities(grantsIn(schema), false);
  known.set(schema, abilities);
  return abilities;
}

const grantsIn = (schema: GraphQLSchema) =>
  objectTypesOf(schema)
    .filter((type) => type !== schema.getQueryType() && Object.values(type.getFields()).some(isMarked))
    .map(({ name }) => ({ action: 'read', subject: name }));

/** Fields of every type, and of every page of a list. */
const ofTypes = new Set(['__typename', 'id']);
const ofPages = new Set(['items', 'totalItems']);

/** The fields of a document that visitors may not select, as `Type.field`. Empty for the documents of the website. */
export function fieldsClosedToVisitors(schema: GraphQLSchema, document: DocumentNode): string[] {
  const closed: string[] = [];
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name: { value: name } }) {
        const parent = types.getParentType()?.name ?? '';
        const isOpen = ofTypes.has(name) || (parent.endsWith('Page') && ofPages.has(name));
        if (!isOpen && !isMarked(types.getFieldDef())) closed.push(`${parent}.${name}`);
      },
    }),
  );
  return closed;
}
