import type { ChatMessagePart } from '../../../apollo/schemaTypes.generated';

/** A search query: words, and conditions among them such as `from:bo` or `before:2026-11-01`. */
export interface SearchWords {
  text: string;
  /** The name that its writer signs with. */
  from?: string;
  /** Name of the thread. */
  in?: string;
  has?: ChatMessagePart;
  /** Days, of which the first is exclusive. */
  before?: string;
  after?: string;
  /** Conditions that mean nothing, as they were typed. */
  unknown: string[];
}

const condition = /(?<=^|\s)(from|in|has|before|after):(?:"([^"]*)"|(\S*))/giu;
const parts: Record<string, ChatMessagePart> = { link: 'LINK', pin: 'PIN' };
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Parses the conditions of a query; of two of a kind, the last one counts. */
export function searchWordsOf(typed: string): SearchWords {
  const found: SearchWords = { text: '', unknown: [] };
  const text = typed.replaceAll(condition, (all: string, name: string, quoted?: string, bare?: string) => {
    const value = (quoted ?? bare ?? '').trim();
    // The condition is still being typed.
    if (!value) return ' ';
    const kind = name.toLowerCase();
    const has = parts[value.toLowerCase()];
    if (kind === 'from') found.from = value.replace(/^@/, '').toLowerCase();
    else if (kind === 'in') found.in = value;
    else if (kind === 'has' && has) found.has = has;
    else if (kind === 'before' && isDay(value)) found.before = value;
    else if (kind === 'after' && isDay(value)) found.after = value;
    else found.unknown.push(all);
    return ' ';
  });
  found.text = text.replaceAll(/\s+/g, ' ').trim();
  return found;
}

const isDay = (value: string) => day.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`));
