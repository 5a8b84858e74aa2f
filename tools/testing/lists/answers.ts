import pLimit from 'p-limit';
import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../json.ts';
import type { TestApp } from '../testApp.ts';
import { expectedOf } from './expected.ts';
import type { List } from './lists.ts';
import type { WholeList } from './wholeList.ts';

/** Arguments of a query to a list in a test. Arguments that are absent have their default. */
export interface Question {
  page?: number;
  perPage?: number;
  search?: string;
  filter?: Filtering;
  sort?: Sorting;
}

/** Filter of a list in a test: conditions by column, and nested filters. */
export interface Filtering {
  or?: Filtering[];
  not?: Filtering;
  [column: string]: object | undefined;
}

export type Sorting = Array<Record<string, 'ASC' | 'DESC'>>;

/** The result that a test expects from a list: ids in order, and the total. */
export interface Answer {
  ids: number[];
  totalItems: number;
  totalIsExact: boolean;
}

/** A list to query, and who queries it, with the arguments that the list requires. */
export interface ListRequest {
  app: TestApp;
  token: string;
  list: List;
  own: Record<string, string>;
}

/**
 * Sends queries to a list, and returns those with a wrong result. Each has that result and the expected one, which is computed from
 * all rows of the list.
 */
export async function wrongAnswers(
  requesting: ListRequest,
  whole: WholeList,
  questions: readonly Question[],
) {
  const answers = await answersTo(requesting, questions);
  return questions.flatMap((question, index) => {
    const [answer, expected] = [answers[index], expectedOf(whole, question)];
    const sentRequests = `${requesting.list.name} ${JSON.stringify(question)}`;
    return isDeepStrictEqual(answer, expected) ? [] : [{ sentRequests, expected, answer }];
  });
}

/** Number of queries in one request. More would make fewer requests, but a document that takes longer to compile. */
const atOnce = 5;

/**
 * Number of concurrent requests. The statements of more would share the processor until PostgreSQL cancels them for taking too
 * long.
 */
const parallelRequests = 4;

async function answersTo(requesting: ListRequest, questions: readonly Question[]): Promise<Answer[]> {
  const limit = pLimit(parallelRequests);
  const requests = Array.from({ length: Math.ceil(questions.length / atOnce) }, (_, index) =>
    limit(() => answersOfQuestion(requesting, questions.slice(index * atOnce, (index + 1) * atOnce))),
  );
  return (await Promise.all(requests)).flat();
}

async function answersOfQuestion(requesting: ListRequest, questions: readonly Question[]): Promise<Answer[]> {
  const { data, errors } = await answersOfAll(requesting, questions);
  if (errors.length > 0)
    throw new Error(
      `${requesting.list.name} refuses ${JSON.stringify(questions)}: ${JSON.stringify(errors)}`,
    );
  return questions.map((_, number) => {
    const { items, ...totals } = data[`a${number}`];
    return { ids: items.map(({ id }: Json) => Number(id)), ...totals };
  });
}

/** Sends a query that the list must reject, and returns the problems by argument. */
export async function refusalOf(requesting: ListRequest, question: Question) {
  return (await answersOfAll(requesting, [question])).fields;
}

/** Sends up to five queries in one request. When there are fewer, repeats the last one. */
function answersOfAll(requesting: ListRequest, questions: readonly Question[]) {
  const variables = numbers.flatMap((number) =>
    Object.entries(questions[number] ?? questions.at(-1)!).map(([name, value]) => [
      `${name}${number}`,
      value,
    ]),
  );
  return requesting.app.graphql(documentOf(requesting), Object.fromEntries(variables), requesting.token);
}

const numbers = Array.from({ length: atOnce }, (_, number) => number);

/** Document of the request. It is the same for all queries of a list, so that it is compiled only once. */
function documentOf({ list, own }: ListRequest): string {
  const types = argumentsOf(list);
  const variables = numbers.flatMap((number) => types.map(([name, type]) => `$${name}${number}: ${type}`));
  const fields = numbers.map((number) => {
    const given = types.map(([name]) => `${name}: $${name}${number}`);
    return `a${number}: ${list.name}(${[...ownArguments(own), ...given].join(' ')}) { ...Ids }`;
  });
  return `query (${variables.join(' ')}) { ${fields.join(' ')} } fragment Ids on ${list.item}Page { totalItems totalIsExact items { id } }`;
}

function argumentsOf({ item, filters, sorts, isSearched }: List): Array<[string, string]> {
  return [
    ['page', 'Int'],
    ['perPage', 'Int'],
    ...(isSearched ? [['search', 'String'] as [string, string]] : []),
    ...(filters.length > 0 ? [['filter', `${item}Filter`] as [string, string]] : []),
    ...(sorts.length > 0 ? [['sort', `[${item}Sort!]`] as [string, string]] : []),
  ];
}

export const ownArguments = (own: Record<string, string>) =>
  Object.entries(own).map(([name, value]) => `${name}: "${value}"`);
