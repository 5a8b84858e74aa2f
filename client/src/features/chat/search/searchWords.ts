import type { ChatMessagePart } from '../../../apollo/schemaTypes.generated';

/** Parsed search query: a text, and conditions such as `from:bo` or `before:2026-11-01`. */
export interface SearchWords {
  text: string;
  /** Username of the author. */
  from?: string;
  /** Name of the thread. */
  in?: string;
  has?: ChatMessagePart;
  /** Days as `2026-11-01`. `before` excludes its day, `after` includes it. */
  before?: string;
  after?: string;
  /** Invalid conditions, as typed. */
  unknown: string[];
}

const condition = /(?<=^|\s)(from|in|has|before|after):(?:"([^"]*)"|(\S*))/giu;
const parts: Record<string, ChatMessagePart> = { link: 'LINK', pin: 'PIN' };
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Parses a query. The last of several conditions of a kind applies. */
export function searchWordsOf(typed: string): SearchWords {
  const found: SearchWords = { text: '', unknown: [] };
  const text = typed.replaceAll(condition, (all: string, name: string, quoted?: string, bare?: string) => {
    const value = (quoted ?? bare ?? '').trim();
    // A condition without a value is still being typed.
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
