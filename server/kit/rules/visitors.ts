import {
  getNamedType,
  GraphQLObjectType,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { Extensions } from 'type-graphql';
import { Abilities, type AbilityGrant } from './abilities.ts';

const mark = 'forVisitors';

/** Marks a field that documents of the website may select. All other fields are closed to visitors. */
export const ForVisitors = () => Extensions({ [mark]: true });

/** Fields that every document may select: ids, the type name, and the parts of a page of a list. */
const open = new Set(['__typename', 'id', 'items', 'totalItems', 'contents', 'topics']);

/** Rights of visitors of a public radio: closed by default, like those of a role. Rows are limited by each resolver. */
export const visitorGrants: readonly AbilityGrant[] = [
  { action: 'read', subject: 'Content' },
  { action: 'read', subject: 'Topic' },
];

export const visitorAbilities = new Abilities(visitorGrants, false);

/** The fields of a document that visitors may not select, as `Type.field`. Empty for the documents of the website. */
export function fieldsClosedToVisitors(schema: GraphQLSchema, document: DocumentNode): string[] {
  const closed: string[] = [];
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field(node) {
        const parent = types.getParentType();
        const field = types.getFieldDef();
        const isMarked = field?.extensions[mark] === true;
        if (!isMarked && !open.has(node.name.value)) closed.push(`${parent?.name}.${node.name.value}`);
      },
    }),
  );
  return closed;
}

/** Names of the object types that a document reads, for caches of pages that depend on them. */
export function typesOfDocument(schema: GraphQLSchema, document: DocumentNode): string[] {
  const found = new Set<string>();
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field() {
        const type = getNamedType(types.getType() ?? undefined);
        if (type instanceof GraphQLObjectType && isObjectType(type)) found.add(type.name);
      },
    }),
  );
  return [...found];
}
