import { getNamedType, Kind, parse, type GraphQLSchema, type SelectionSetNode } from 'graphql';
import { checkLimits, limits } from '../../../server/kit/graphql/limits.ts';
import { variablesOf, type Filling, type Operation } from '../matrix/operations.ts';
import { namedValues } from './largestInputs.ts';

/** An expensive request for a field. `times` is the number of aliases under which it selects the field. */
export interface Dear {
  query: string;
  variables: Record<string, unknown>;
  times: number;
}

const day = 86_400_000;
/** Lengths of periods in days, the longest first. Fields reject periods that are too long for them. */
const spans = [365, 62, 31, 7, 1];

/** Values for a request: ids by the kind that an argument expects, and values of arguments by name. */
export interface Values {
  id: Filling['id'];
  given?: Record<string, unknown>;
}

/**
 * Creates the most expensive requests for a field that the request limits still accept. There are two for each length of period,
 * the longest first; for fields without a period, there are only two. One request has as many aliases of the field as possible, and
 * selects little of each row; the other selects all subfields. Each alias has a period of its own.
 */
export function dearestOf(schema: GraphQLSchema, operation: Operation, values: Values): Dear[] {
  const selection = selectionOf(operation);
  const wide = operation.args.some(({ name }) => name === 'from') ? spans : [0];
  const limit = operation.kind === 'mutation' ? limits.mutations.max : limits.aliases.max;
  return wide.flatMap((days) => [
    largest(schema, { operation, values, selection: leastOf(selection) }, days, limit),
    largest(schema, { operation, values, selection }, days, limit),
  ]);
}

interface Request {
  operation: Operation;
  values: Values;
  selection: string;
}

function largest(schema: GraphQLSchema, sentRequests: Request, days: number, max: number): Dear {
  for (const perPage of [100, 50, 20, 3])
    for (let times = max; times > 0; times--) {
      const dear = often(sentRequests, { days, times, perPage });
      if (isAdmitted(schema, dear)) return dear;
    }
  return often(sentRequests, { days, times: 1, perPage: 1 });
}

/** Maximum body of a request in bytes. */
const maxBody = 256 * 1024;

function isAdmitted(schema: GraphQLSchema, { query, variables }: Dear): boolean {
  if (Buffer.byteLength(JSON.stringify({ query, variables })) > maxBody) return false;
  try {
    const document = parse(query, { maxTokens: limits.tokens.max });
    const [operation] = document.definitions;
    if (operation?.kind !== Kind.OPERATION_DEFINITION) return false;
    checkLimits(schema, document, operation, variables);
    return true;
  } catch {
    return false;
  }
}

interface Size {
  days: number;
  times: number;
  perPage: number;
}

function often(
  { operation: { kind, name, args }, values: { id, given: own }, selection }: Request,
  { days, times, perPage }: Size,
): Dear {
  const declared: string[] = [];
  const fields: string[] = [];
  const variables: Record<string, unknown> = {};
  for (let time = 0; time < times; time++) {
    const given = {
      ...(withNames(variablesOf(args, { id, text: uniqueText() })) as Record<string, unknown>),
      ...widest(args, { days, time, perPage }),
      ...own,
    };
    const used = args.filter((arg) => arg.name in given);
    for (const arg of used) {
      declared.push(`$${arg.name}${time}: ${String(arg.type)}`);
      variables[`${arg.name}${time}`] = given[arg.name];
    }
    const passed = used.map((arg) => `${arg.name}: $${arg.name}${time}`).join(', ');
    fields.push(`a${time}: ${name}${passed && `(${passed})`}${selection}`);
  }
  const head = declared.length > 0 ? `(${declared.join(', ')})` : '';
  return { query: `${kind} ${head} { ${fields.join(' ')} }`, variables, times };
}

let texts = 0;
const uniqueText = () => `text-${++texts}`;

/** Replaces values of fields that need a certain format, by the names of these fields. */
function withNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, given]) => [
      name,
      name in namedValues ? namedValues[name] : withNames(given),
    ]),
  );
}

/** Returns the request with other values of arguments. `valuesOf` returns the new values for each alias. */
export async function withValues(
  dear: Dear,
  valuesOf: (alias: number) => Promise<Record<string, unknown>>,
): Promise<Dear> {
  // Texts that must be unique are different in each request.
  const contents = JSON.stringify(dear.variables).replaceAll(/\btext-\d+/g, uniqueText);
  const variables = JSON.parse(contents) as Record<string, unknown>;
  for (let alias = 0; alias < dear.times; alias++)
    for (const [name, value] of Object.entries(await valuesOf(alias)))
      if (`${name}${alias}` in variables) variables[`${name}${alias}`] = value;
  return { ...dear, variables };
}

/** Values for the arguments that make a field compute more: long periods, large pages, and long durations. */
function widest(
  args: Operation['args'],
  { days, time, perPage }: { days: number; time: number; perPage: number },
): Record<string, unknown> {
  const start = Math.ceil(Date.now() / day) * day + (1 + 2 * time) * day + day / 2;
  const values: Record<string, unknown> = {
    from: new Date(start).toISOString(),
    to: new Date(start + days * day).toISOString(),
    duration: 240 * 60_000,
    perPage,
  };
  return Object.fromEntries(
    args.flatMap(({ name, type }) => {
      if (!(name in values)) return [];
      const kind = String(getNamedType(type));
      if ((name === 'from' || name === 'to') && kind !== 'LocalDate' && kind !== 'DateTimeISO') return [];
      return [[name, kind === 'LocalDate' ? String(values[name]).slice(0, 10) : values[name]]];
    }),
  );
}

/** Selection of a field in its document. */
function selectionOf({ document, name, args }: Operation): string {
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const field = `{ ${name}${given && `(${given})`}`;
  return document.slice(document.indexOf(field) + field.length, -2).trimEnd();
}

/** The smallest possible selection: ` { items { id } }`. */
function leastOf(selection: string): string {
  if (selection === '') return '';
  const [definition] = parse(`query${selection}`).definitions;
  return definition?.kind === Kind.OPERATION_DEFINITION ? ` ${leastIn(definition.selectionSet)}` : '';
}

function leastIn({ selections }: SelectionSetNode): string {
  const fields = selections.filter((selected) => selected.kind === Kind.FIELD);
  const rows = fields.find(({ name }) => name.value === 'items');
  const chosen = rows ?? fields.find(({ selectionSet }) => !selectionSet) ?? fields[0]!;
  return `{ ${chosen.name.value}${chosen.selectionSet ? ` ${leastIn(chosen.selectionSet)}` : ''} }`;
}
