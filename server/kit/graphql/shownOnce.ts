import { TypeInfo, visit, visitWithTypeInfo, BREAK, type DocumentNode, type GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';

const shownOnce = 'shownOnce';

/** On a field or mutation whose value is a secret that is shown once: no answer that contains it is stored. */
export const ShownOnce = () => Extensions({ [shownOnce]: true });

/** Whether an operation asks for a secret that is shown once. */
export function asksForSecret(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let isAsked = false;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field() {
        isAsked = types.getFieldDef()?.extensions[shownOnce] === true;
        return isAsked ? BREAK : undefined;
      },
    }),
  );
  return isAsked;
}
