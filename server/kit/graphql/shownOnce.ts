import { TypeInfo, visit, visitWithTypeInfo, BREAK, type DocumentNode, type GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';

const shownOnce = 'shownOnce';

/** Marks a field or mutation whose value is a secret that is shown once. Answers that contain it must not be stored. */
export const ShownOnce = () => Extensions({ [shownOnce]: true });

/** True when a document selects a field that is marked with `@ShownOnce`. */
export function selectsSecret(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let isSelected = false;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field() {
        isSelected = types.getFieldDef()?.extensions[shownOnce] === true;
        return isSelected ? BREAK : undefined;
      },
    }),
  );
  return isSelected;
}
