import type { FieldProblems } from '../../../kit/errors.ts';
import { safeAddress } from '../../../kit/html/addresses.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { maxMenuEntries, menuLevels, type MenuItem, type MenuItemInput } from './menuItem.ts';

/** An entry of an input with its path in it, such as `menu.0.children.2`. */
interface EntryWithPath {
  path: string;
  item: MenuItemInput;
  /** Keys of the entries above, the top one first. */
  above: readonly string[];
}

/** Lists the entries of a menu on all levels, each before those below it. `name` is the path of the menu in the input. */
export function entriesOf(
  items: readonly MenuItemInput[],
  name: string,
  above: readonly string[] = [],
): EntryWithPath[] {
  return items.flatMap((item, index) => {
    const path = `${name}.${index}`;
    // The entries below the last level are not looked at, however deep they go.
    const below = above.length < menuLevels ? (item.children ?? []) : [];
    return [{ path, item, above }, ...entriesOf(below, `${path}.children`, [...above, item.key])];
  });
}

/** Returns the problems of a menu by the path of the invalid field in the input. */
export function problemsOfMenu(items: readonly MenuItemInput[], name: string): FieldProblems {
  const entries = entriesOf(items, name);
  if (entries.length > maxMenuEntries) return { [name]: 'tooLong' };
  const problems: FieldProblems = {};
  const keys = new Set<string>();
  for (const { path, item, above } of entries) {
    if (above.length >= menuLevels) problems[path] = 'tooDeep';
    if (above.includes(item.key)) problems[`${path}.key`] = 'insideItself';
    else if (keys.has(item.key)) problems[`${path}.key`] = 'taken';
    keys.add(item.key);
    Object.assign(problems, problemsOfLabels(item, path), problemOfTarget(item, path));
  }
  return problems;
}

function problemsOfLabels({ labels }: MenuItemInput, path: string): FieldProblems {
  const languages = labels.map(({ language }) => language);
  const repeated = languages.findIndex((language, index) => languages.indexOf(language) < index);
  return repeated < 0 ? {} : { [`${path}.labels.${repeated}.language`]: 'taken' };
}

function problemOfTarget({ page, record, link, labels }: MenuItemInput, path: string): FieldProblems {
  const targets = [page, record, link.trim()].filter(Boolean).length;
  if (targets === 0) return { [`${path}.link`]: 'required' };
  if (targets > 1) return { [`${path}.${page && record ? 'record' : 'link'}`]: 'invalid' };
  if (page || record) return {};
  if (!safeAddress(link.trim())) return { [`${path}.link`]: 'address' };
  return labels.some(({ label }) => label.trim() !== '') ? {} : { [`${path}.labels`]: 'required' };
}

/** Converts checked inputs to stored entries. `radio` is the slug of the radio. */
export const storedMenu = (items: readonly MenuItemInput[], radio: string): MenuItem[] =>
  items.map(({ key, page, record, link, labels, children }) => ({
    key,
    page: page ?? null,
    link: storedLink(link, radio),
    labels: labels.map(({ language, label }) => ({ language, label: label.trim() })),
    ...(record && { record: { type: record.type, recordId: parseId(record.recordId)! } }),
    ...(children?.length && { children: storedMenu(children, radio) }),
  }));

/**
 * A web or mail address, or a path below the website: without `/site/{radio}`, so that it leads to the same page when the website
 * moves to a host of its own.
 */
function storedLink(link: string, radio: string): string {
  const address = safeAddress(link.trim()) ?? '';
  const root = `/site/${encodeURIComponent(radio)}`;
  const below = address.startsWith(root) ? address.slice(root.length) : undefined;
  if (below === '') return '/';
  return below !== undefined && /^[#/?]/.test(below) ? below : address;
}

/** Lists all entries of stored menus, on all levels. */
export const storedEntries = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...storedEntries(item.children ?? [])]);
