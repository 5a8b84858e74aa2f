import type { FieldProblem } from '../../../kit/errors.ts';
import { isSet } from '../sections/sectionValues.ts';
import type { MenuItem, MenuItemInput } from './menuItem.ts';

/** The problem of the entries of a menu; undefined when there is none. */
export function problemOfMenu(items: readonly MenuItemInput[]): FieldProblem | undefined {
  const languages = items.map(({ labels }) => labels.map(({ language }) => language));
  if (!isSet(items.map(({ key }) => key)) || !languages.every(isSet)) return 'taken';
  const isComplete = ({ page, link, labels }: MenuItemInput) =>
    page ? link === '' : link !== '' && labels.some(({ label }) => label.trim() !== '');
  return items.every(isComplete) ? undefined : 'required';
}

/** Converts inputs to stored entries. */
export const storedMenu = (items: readonly MenuItemInput[]): MenuItem[] =>
  items.map(({ key, page, link, labels }) => ({
    key,
    page: page ?? null,
    link,
    labels: labels.map(({ language, label }) => ({ language, label: label.trim() })),
  }));
