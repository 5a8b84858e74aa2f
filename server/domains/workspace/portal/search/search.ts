import type { Context } from '../../../../kit/context.ts';
import { invalidInput } from '../../../../kit/errors.ts';
import { foldText } from '../../../../kit/foldText.ts';
import { maySeeScreen, visiblePages } from '../pages.ts';
import type { SearchGroup, SearchRow } from './search.types.ts';
import {
  addressOf,
  searchedLists,
  valueAt,
  written,
  type FoundRow,
  type FoundRows,
  type SearchedList,
} from './searchedLists.ts';

const maxRows = 4;
const maxQueryLength = 100;

/** Searches the portal's pages, and all lists that the viewer may search, in parallel. */
export async function searchEverywhere(context: Context, query: string): Promise<SearchGroup[]> {
  const text = query.trim();
  if (text === '') throw invalidInput({ query: 'required' });
  if (text.length > maxQueryLength) throw invalidInput({ query: 'tooLong' });
  const lists = openLists(context);
  const found = await Promise.all(lists.map((list) => searchList(context, list, text)));
  return [searchPages(context, text), ...found].filter(({ totalItems }) => totalItems > 0);
}

/** Returns the lists that the viewer may search. Lists of radios are included only when there is a current radio. */
export function openLists(context: Context): SearchedList[] {
  const { operations } = context.services;
  return searchedLists(operations.schema).filter(({ kind, byText }) => {
    const ofRadio = context.reads.models.find(kind)?.radioColumn !== undefined;
    return operations.allows(byText, context) && !(ofRadio && context.radioId === undefined);
  });
}

async function searchList(context: Context, list: SearchedList, text: string): Promise<SearchGroup> {
  const [numbered, found] = await Promise.all([
    withNumber(context, list, text),
    rowsOf(context, { query: list.byText, variables: { text, perPage: maxRows } }),
  ]);
  const unnumbered = found.items.filter(({ id }) => numbered.every((row) => row.id !== id));
  const rows = [...numbered, ...unnumbered].slice(0, maxRows).map((row) => rowOf(context, list, row));
  const totalItems = found.totalItems + numbered.length - (found.items.length - unnumbered.length);
  return {
    kind: list.kind,
    totalItems,
    totalIsExact: found.totalIsExact,
    link: listLink(context, list, text),
    rows,
  };
}

const number = /^#?(\d{1,9})$/;

/**
 * Finds the row with the searched number, such as invoice #5033.
 * It is shown before rows that contain the number as text.
 */
async function withNumber(context: Context, list: SearchedList, text: string): Promise<FoundRow[]> {
  const [, id] = number.exec(text) ?? [];
  if (id === undefined || !list.isNumbered) return [];
  return (await rowsOf(context, { query: list.byIds, variables: { ids: [id] } })).items;
}

const rowsOf = (context: Context, request: { query: string; variables: object }) =>
  context.services.operations
    .query<FoundRows>(request as never, context)
    .then((answer) => answer.list, emptyWhenRefused);

/**
 * Treats refused queries as empty, so that all other lists still return their results.
 * A list with a search language of its own may reject a word of the text, or a word may require a right that
 * the viewer lacks.
 */
function emptyWhenRefused(error: unknown): FoundRows['list'] {
  const { extensions } = error as { extensions?: { code?: string } };
  if (extensions?.code === 'BAD_USER_INPUT' || extensions?.code === 'FORBIDDEN')
    return { items: [], totalItems: 0, totalIsExact: true };
  throw error;
}

/** Converts a row that a search found in a list to a search result. */
export function rowOf(context: Context, list: SearchedList, row: FoundRow): SearchRow {
  const { kind, found } = list;
  const title = written(found.title, row);
  const isShown = found.record !== undefined && maySeeScreen(found.record, context);
  return {
    kind,
    id: row.id,
    title,
    subtitle: written(found.subtitle ?? '', row),
    link: isShown ? addressOf(found.record!, row) : listLink(context, list, title),
    picture: found.picture ? valueAt(row, found.picture) : null,
  };
}

/** Address of the list with the text as its search. Lists of the portal keep their state in their address. */
function listLink(context: Context, { found }: SearchedList, text: string): string | null {
  if (!maySeeScreen(found.list, context)) return null;
  return `${found.list}?${new URLSearchParams({ [found.by ?? 'q']: text.slice(0, maxQueryLength) })}`;
}

/** Searches the English titles of pages. The client itself searches the titles in its language. */
function searchPages(context: Context, text: string): SearchGroup {
  const needle = foldText(text);
  const matches = needle ? visiblePages(context).filter(({ title }) => foldText(title).includes(needle)) : [];
  const rows = matches.slice(0, maxRows).map(({ id, title, target, link, icon }) => {
    return { kind: 'PortalPage', id: String(id), title, subtitle: target, link, picture: icon };
  });
  return { kind: 'PortalPage', totalItems: matches.length, totalIsExact: true, link: null, rows };
}
