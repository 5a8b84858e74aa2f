// Our own rather than `graphql-armor`, which ignores page sizes and variables in the cost, and whose five rules walk over the
// document once each: 500 µs for a new document, and 100 µs here.

import {
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';
import { Extensions } from 'type-graphql';
import { limitExceeded } from '../errors.ts';
import { limit } from '../limit.ts';

/** Limits of one GraphQL request, each with its unit. */
export const limits = {
  tokens: limit('tokens', 1000, 'Lexical tokens of a GraphQL document.'),
  depth: limit('depth', 8, 'Nesting levels of fields in a GraphQL document.'),
  inputDepth: limit(
    'inputDepth',
    32,
    'Nesting levels of objects and lists in the variables. The object that contains all variables is the first level.',
  ),
  aliases: limit('aliases', 15, 'Fields with an alias in one operation.'),
  directives: limit('directives', 10, 'Directives of an operation.'),
  mutations: limit('mutations', 4, 'Mutations of one operation.'),
  cost: limit(
    'cost',
    1000,
    'Cost of an operation in points. A value costs 0.1; a field with a selection costs 1 plus the cost of the selection for each row of a list (as many as `first` or `perPage` requests, else the default of `first`, else usually 10). Expensive fields have an additional cost. The error reports the cost, rounded up, as `requested`.',
  ),
  guesses: limit(
    'guesses',
    1,
    'Fields of one operation that check a password, code or passkey, or request an e-mail.',
  ),
  bodyBytes: limit(
    'bodyBytes',
    256 * 1024,
    'Size of a request without a file, or of a WebSocket message, in bytes.',
  ),
};

const guessing = 'guessing';

/** Marks a mutation that checks a secret or requests an e-mail. An operation may contain only one marked field. */
export const Guessing = (): MethodDecorator => Extensions({ [guessing]: true });

const ownCost = 'ownCost';
/** A registry of modules, because decorators fill it when their class is loaded. */
const declaredCosts = new Map<string, OwnCost>();

/** Number of rows that the cost assumes for a list without a size argument. */
const usualRows = 10;

/**
 * Declares an additional cost of a query, mutation or field, in points of `limits.cost`. `rows` is the number of rows to assume
 * for a list without `first` and `perPage`. `docs/api/limits.md` is generated from these declarations.
 */
export const Costs = (points: number, rows = usualRows): MethodDecorator & PropertyDecorator => {
  const extend = Extensions({ [ownCost]: { points, rows } });
  return <T>(target: object, name: string | symbol, descriptor?: TypedPropertyDescriptor<T>) => {
    declaredCosts.set(String(name), { points, rows });
    extend(target, name, descriptor!);
  };
};

/** All costs that loaded modules have declared with `@Costs`, sorted by field. */
export const ownCosts = () => [...declaredCosts].toSorted(([a], [b]) => (a < b ? -1 : 1));

interface OwnCost {
  points: number;
  rows: number;
}

type Variables = Record<string, unknown>;

interface Measured {
  depth: number;
  aliases: number;
  directives: number;
  rootFields: number;
  guesses: number;
  /** True when the operation queries the schema itself (introspection), as tools do. */
  introspects: boolean;
  /** Computes the cost in points, as `limits.cost` describes it. The variables contain page sizes. */
  cost: (variables: Variables) => number;
}

/** Minimum cost of a field. It limits the number of fields before the cost is computed. */
const leafCost = 0.1;

const known = new WeakMap<OperationDefinitionNode, Measured>();

/** Throws `LIMIT_EXCEEDED` for an operation that is too large, before any part of it runs. */
export function checkLimits(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): void {
  const measured = known.get(operation) ?? measure(schema, document, operation);
  known.set(operation, measured);
  refuseAbove('aliases', measured.aliases);
  refuseAbove('directives', measured.directives);
  if (operation.operation === 'mutation') refuseAbove('mutations', measured.rootFields);
  // guard: password-guesses-limited
  refuseAbove('guesses', measured.guesses);
  refuseAbove('depth', measured.depth);
  refuseAbove('cost', measured.cost(variables));
}

/** Throws when variables are nested so deeply that reading them could exhaust the stack. Must run before anything reads them. */
export function checkInputDepth(variables: Variables): void {
  if (!fitsInto(limits.inputDepth.max, variables)) throw limitExceeded(limits.inputDepth);
}

const fitsInto = (depth: number, value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((inner) => fitsInto(depth - 1, inner)));

/** True when an operation queries the schema itself (introspection). */
export function introspects(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): boolean {
  const measured = known.get(operation) ?? measure(schema, document, operation);
  known.set(operation, measured);
  return measured.introspects;
}

function refuseAbove(name: keyof typeof limits, value: number): void {
  if (value > limits[name].max) throw limitExceeded(limits[name], Math.ceil(value));
}

function measure(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Measured {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const root = schema.getRootType(operation.operation)!;
  const totals = {
    depth: 0,
    aliases: 0,
    directives: operation.directives?.length ?? 0,
    rootFields: 0,
    guesses: 0,
    introspects: false,
    fields: 0,
  };

  const visit = (
    set: SelectionSetNode,
    type: GraphQLObjectType | undefined,
    depth: number,
    pageSize: ValueNode | undefined,
  ): Cost[] =>
    set.selections.flatMap((selection) => {
      totals.directives += selection.directives?.length ?? 0;
      if (selection.kind === Kind.INLINE_FRAGMENT)
        return visit(selection.selectionSet, type, depth, pageSize);
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        return fragment ? visit(fragment.selectionSet, type, depth, pageSize) : [];
      }
      return [visitField(selection, type, depth, pageSize)];
    });

  const visitField = (
    field: FieldNode,
    type: GraphQLObjectType | undefined,
    depth: number,
    pageSize: ValueNode | undefined,
  ): Cost => {
    // Nested fragments double the number of fields with every level, so counting must stop at the limit.
    if (++totals.fields > limits.cost.max / leafCost) throw limitExceeded(limits.cost);
    if (field.alias) totals.aliases++;
    if (depth === 1) totals.rootFields++;
    const isIntrospective = field.name.value === '__schema' || field.name.value === '__type';
    totals.introspects ||= isIntrospective;
    totals.depth = Math.max(totals.depth, depth);
    const definition = type?.getFields()[field.name.value];
    if (definition?.extensions[guessing]) totals.guesses++;
    const target = definition && getNamedType(definition.type);
    const inner = field.selectionSet
      ? visit(
          field.selectionSet,
          target && isObjectType(target) ? target : undefined,
          // Introspection queries are exempt from the depth limit, because they are deeper.
          isIntrospective ? Number.NEGATIVE_INFINITY : depth + 1,
          argumentOf(field, 'perPage'),
        )
      : [];
    const isList = definition !== undefined && isListOf(definition.type);
    const size = isList ? (argumentOf(field, 'first') ?? pageSize) : undefined;
    const own = definition?.extensions[ownCost] as OwnCost | undefined;
    const fallback = Number(
      definition?.args.find(({ name }) => name === 'first')?.defaultValue ?? own?.rows ?? usualRows,
    );
    return (variables) => {
      const rows = isList ? rowsOf(size, variables, fallback) : 1;
      return (
        (own?.points ?? 0) +
        (field.selectionSet ? 1 + rows * inner.reduce((sum, cost) => sum + cost(variables), 0) : leafCost)
      );
    };
  };

  const costs = visit(operation.selectionSet, root, 1, undefined);
  const defaults = Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
  return {
    ...totals,
    cost: (variables) => costs.reduce((sum, cost) => sum + cost({ ...defaults, ...variables }), 0),
  };
}

type Cost = (variables: Variables) => number;

const argumentOf = (field: FieldNode, name: string) =>
  field.arguments?.find((argument) => argument.name.value === name)?.value;

function isListOf(type: GraphQLOutputType): boolean {
  return isNonNullType(type) ? isListOf(type.ofType) : isListType(type);
}

function rowsOf(size: ValueNode | undefined, variables: Variables, fallback: number): number {
  const requested =
    size?.kind === Kind.VARIABLE
      ? variables[size.name.value]
      : size?.kind === Kind.INT
        ? size.value
        : undefined;
  return Math.max(1, Number(requested ?? fallback));
}
