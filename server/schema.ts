import { type GraphQLSchema, isIntrospectionType, isSpecifiedScalarType, printType } from 'graphql';
import { buildSchema, type PubSub } from 'type-graphql';
import { domains } from './domains/index.ts';
import { argumentsInOrder } from './kit/graphql/argumentOrder.ts';
import { describeRoots } from './kit/graphql/describeRoots.ts';
import { withErrorTypes } from './kit/graphql/errors/errorTypes.ts';
import { validateInput } from './kit/graphql/errors/validateInput.ts';
import { refuseOverridesOfPlain, applyResolvedBy } from './kit/graphql/resolvedBy.ts';
import { withInterface } from './kit/graphql/sharedInterface.ts';
import type { Schemas } from './kit/graphql/executor.ts';
import { describeColumns } from './kit/list/describeColumns.ts';
import { describeRules } from './kit/rules/describeRules.ts';
import { settleTypeRules } from './kit/rules/outputType.ts';
import { protectSchema } from './kit/rules/protectSchema.ts';

type Resolvers = [Function, ...Function[]];

/** Builds the GraphQL schema of all domains, with and without access rules. `more` are additional resolvers of a test. */
export async function buildAppSchemas(more: readonly Function[] = []): Promise<Schemas> {
  const resolvers = [...domains.flatMap((domain) => domain.resolvers), ...more] as unknown as Resolvers;
  const interfaces = domains.flatMap((domain) => domain.interfaces ?? []);
  // guard: unused-override-stops-schema
  refuseOverridesOfPlain(resolvers);
  argumentsInOrder();
  const build = async () => {
    const plain = await buildSchema({ resolvers, validateFn: validateInput, pubSub: none });
    const whole = applyResolvedBy(settleTypeRules(interfaces.reduce(withInterface, plain)));
    return withErrorTypes(describeRules(describeRoots(describeColumns(whole))));
  };
  return { guarded: protectSchema(await build()), open: await build() };
}

/** Placeholder that type-graphql requires. It is never used, because every subscription has its own stream (`kit/events`). */
const none: PubSub = {
  publish: () => {},
  subscribe: () => {
    throw new Error('A subscription must set its stream with `subscribe`.');
  },
};

/** Text of `schema.graphql`: types sorted by name, fields in the order of their classes. */
export function schemaText(schema: GraphQLSchema): string {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  const texts = types.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(printType);
  return `# Printed from the entities and resolvers by \`npm run generate\`.\n\n${texts.join('\n\n')}\n`;
}
