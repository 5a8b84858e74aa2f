// Our own rather than `graphql-armor`, whose cost of an operation knows neither pages nor variables, and whose five rules walk
// the document once each: 100 µs beside 500 for a new one.

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

/** The most that one request may ask. */
export const limits = {
  tokens: limit('tokens', 1000, 'Words and signs of a document.'),
  depth: limit('depth', 8, 'Fields inside of each other in a document.'),
  inputDepth: limit('inputDepth', 32, 'Objects and lists inside of each other in a variable.'),
  aliases: limit('aliases', 15, 'Fields of an operation that are given another name.'),
  directives: limit('directives', 10, 'Directives of an operation.'),
  mutations: limit('mutations', 4, 'Mutations of one operation.'),
  cost: limit(
    'cost',
    1000,
    'What an operation may cost: a tenth of a point for a value, a point for a field with fields of its own, and these as often as it may give rows (`first`, `perPage`, else 10); fields that take long have a cost of their own besides. The refusal says as `asked` what it came to.',
  ),
  guesses: limit(
    'guesses',
    1,
    'Tries at a password, code or passkey, and requests for mails, in one operation.',
  ),
  bodyBytes: limit(
    'bodyBytes',
    256 * 1024,
    'Bytes of a request that is no file, and of a message over a WebSocket.',
  ),
};

const guessing = 'guessing';

/** On a mutation that tries whether something is right: at most one of them in a request. */
export const Guessing = (): MethodDecorator => Extensions({ [guessing]: true });

const ownCost = 'ownCost';
const declaredCosts = new Map<string, OwnCost>();

/** Rows of a list whose size no argument says. */
const usualRows = 10;

/**
 * Declares what a query, mutation or field costs besides its selection, in points of `limits.cost`, for work that does not follow
 * from its rows; and as how many rows a list without pages counts. Both stand in `docs/api/limits.md`.
 */
export const Costs =
  (points: number, rows = usualRows): MethodDecorator =>
  (target, name, descriptor) => {
    declaredCosts.set(String(name), { points, rows });
    return Extensions({ [ownCost]: { points, rows } })(target, name, descriptor) as typeof descriptor;
  };

/** All declared costs of what is loaded, by field. */
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
  /** Whether it asks for the schema itself, as tools do. */
  introspects: boolean;
  /** Points: one for a field, a tenth for a leaf, times the rows it may give, and the declared costs. */
  cost: (variables: Variables) => number;
}

/** Every field costs at least so much; whoever names too many needs no closer look. */
const leafCost = 0.1;

const known = new WeakMap<OperationDefinitionNode, Measured>();

/** Refuses an operation that is too large, before anything of it runs; the error names the limit. */
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

/** Refuses variables so deep that reading them would take the stack; to be done before anything does. */
export function checkInputDepth(variables: Variables): void {
  if (!fitsInto(limits.inputDepth.max, variables)) throw limitExceeded(limits.inputDepth);
}

const fitsInto = (depth: number, value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((inner) => fitsInto(depth - 1, inner)));

/** Whether an operation asks for the schema itself. */
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
    // Fragments that use each other double with every level: the sum is never done to the end.
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
          // The schema is deeper than what it describes.
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
