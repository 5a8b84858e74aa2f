/** The name that is being typed after an @, before the caret. */
export interface MentionAt {
  /** Where the @ stands. */
  from: number;
  typed: string;
}

const typedName = /(?<![\p{L}\p{N}_@])@([\p{L}\p{N}_.-]{0,60})$/u;

export function mentionAt(text: string, caret: number): MentionAt | undefined {
  const found = typedName.exec(text.slice(0, caret));
  return found ? { from: found.index, typed: found[1]!.toLowerCase() } : undefined;
}

/** Replaces the typed part by a whole name, and returns the position of the caret. */
export function withMention(text: string, { from, typed }: MentionAt, username: string) {
  const named = `@${username} `;
  const after = text.slice(from + 1 + typed.length).replace(/^ /, '');
  return { text: text.slice(0, from) + named + after, caret: from + named.length };
}

export interface MentionSpan {
  at: number;
  text: string;
  /** The name without its @, in small letters; empty for other words. */
  name: string;
}

const named = /(?<![\p{L}\p{N}_@])@([\p{L}\p{N}_][\p{L}\p{N}_.-]{0,59})/gu;

/** Divides words into names after an @ and all others. */
export function mentionSpansOf(text: string): MentionSpan[] {
  const spans: MentionSpan[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(named)) {
    // A full stop that ends a sentence is no part of a name.
    const name = found.replace(/[.-]+$/, '');
    if (index > end) spans.push({ at: end, text: text.slice(end, index), name: '' });
    end = index + name.length;
    spans.push({ at: index, text: name, name: name.slice(1).toLowerCase() });
  }
  if (end < text.length) spans.push({ at: end, text: text.slice(end), name: '' });
  return spans;
}
