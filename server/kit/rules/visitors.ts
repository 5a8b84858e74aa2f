import { TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';
import { Abilities } from './abilities.ts';
import { objectTypesOf } from './protectSchema.ts';

/** Key of `@ForVisitors` in the extensions of a field. */
export const forVisitors = 'forVisitors';

/**
 * Marks a field that documents of the public website may select. Of all other fields, visitors can only read `id`, `__typename`, and
 * the rows and totals of pages.
 */
export const ForVisitors = () => Extensions({ [forVisitors]: true });

const isMarked = (field: { extensions: Readonly<Record<string, unknown>> } | null | undefined) =>
  field?.extensions[forVisitors] === true;

const known = new WeakMap<GraphQLSchema, Abilities>();

/** Permissions of visitors: to read the types that have marked fields. Each resolver limits the rows itself. */
export function visitorAbilities(schema: GraphQLSchema): Abilities {
  const abilities = known.get(schema) ?? new Abilities(grantsIn(schema), false);
  known.set(schema, abilities);
  return abilities;
}

const grantsIn = (schema: GraphQLSchema) =>
  objectTypesOf(schema)
    .filter((type) => type !== schema.getQueryType() && Object.values(type.getFields()).some(isMarked))
    .map(({ name }) => ({ action: 'read', subject: name }));

/** Fields that visitors may always select, of every type and of every page of a list. */
const ofTypes = new Set(['__typename', 'id']);
const ofPages = new Set(['items', 'totalItems']);

/** The fields of a document that visitors may not select, as `Type.field`. There are none in the documents of the website. */
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
