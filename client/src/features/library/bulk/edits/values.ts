import { foldText } from '../../../../../../server/kit/foldText';
import type { FieldMessageKey } from '../../../../kit/form/fieldErrors';
import type { BulkColumn } from '../columns';
import { splitNames } from '../names';

/** Categories and choices that are needed to convert the text of a cell to a value and back. */
export interface Reading {
  /** Category ids by name. */
  categories: ReadonlyMap<string, string>;
  /** Returns the values of a choice column with their labels. */
  optionsOf: (column: BulkColumn) => readonly { value: string; label: string }[];
}

const same = (a: string, b: string) => foldText(a.trim()) === foldText(b.trim());

/** Spellings of booleans in CSV. Excel writes them in the language of the computer, which may not be the portal's. */
const booleans: Readonly<Record<string, string>> = {
  true: 'true',
  false: 'false',
  vrai: 'true',
  faux: 'false',
  wahr: 'true',
  falsch: 'false',
};

/**
 * Converts 28/11/2026 and 28.11.2026 to 2026-11-28. French and German Excel writes the day first. Returns any other
 * text unchanged.
 */
function dayOf(text: string): string {
  const { day, month, year } =
    /^(?<day>\d{1,2})(?<sign>[/.])(?<month>\d{1,2})\k<sign>(?<year>\d{4})$/.exec(text)?.groups ?? {};
  const iso = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return isDay(iso) ? iso : text;
}

/**
 * Normalizes a typed text for storage. Accepts choices by their value, or by their label in the user's language,
 * without regard to case and accents; and days and booleans as French and German spreadsheets write them.
 */
export function settled(column: BulkColumn, text: string, reading: Reading): string {
  if (column.type === 'text' || column.type === 'names') return text.replaceAll(/\s+/g, ' ').trim();
  const typed = text.trim();
  if (column.type === 'day') return dayOf(typed);
  const options = reading.optionsOf(column);
  return (
    options.find(({ value, label }) => same(value, typed) || same(label, typed))?.value ??
    settledFlag(column, typed)
  );
}

const settledFlag = ({ type }: BulkColumn, typed: string) =>
  (type === 'flag' ? booleans[foldText(typed)] : undefined) ?? typed;

/** The parsed value for the server, or the problem with the text. */
export type ReadCell = { value: unknown } | { problem: FieldMessageKey };

export function readCell(column: BulkColumn, text: string, reading: Reading): ReadCell {
  if (text === '' && (column.isRequired || column.type === 'choice')) return { problem: 'required' };
  switch (column.type) {
    case 'names':
      return { value: splitNames(text) };
    case 'number':
      if (text === '') return { value: null };
      return /^\d{1,9}$/.test(text) ? { value: Number(text) } : { problem: 'invalid' };
    case 'day':
      if (text === '') return { value: null };
      return isDay(text) ? { value: text } : { problem: 'invalid' };
    case 'flag':
      if (text === '') return { value: false };
      return text === 'true' || text === 'false' ? { value: text === 'true' } : { problem: 'invalid' };
    case 'choice':
      return column.options?.some(({ value }) => value === text) ? { value: text } : { problem: 'invalid' };
    case 'category': {
      if (text === '') return { value: null };
      const id = reading.categories.get(text);
      return id === undefined ? { problem: 'unknown' } : { value: id };
    }
    default:
      return { value: text };
  }
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  );
}
