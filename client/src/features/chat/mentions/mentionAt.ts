/** Mention that is being typed: the text between an @ and the caret. */
export interface MentionAt {
  /** Index of the @ in the text. */
  from: number;
  typed: string;
}

const typedName = /(?<![\p{L}\p{N}_@])@([\p{L}\p{N}_.-]{0,60})$/u;

export function mentionAt(text: string, caret: number): MentionAt | undefined {
  const found = typedName.exec(text.slice(0, caret));
  return found ? { from: found.index, typed: found[1]!.toLowerCase() } : undefined;
}

/** Replaces the typed part by the full username. Returns the new text and the position of the caret. */
export function withMention(text: string, { from, typed }: MentionAt, username: string) {
  const named = `@${username} `;
  const after = text.slice(from + 1 + typed.length).replace(/^ /, '');
  return { text: text.slice(0, from) + named + after, caret: from + named.length };
}

export interface MentionSpan {
  at: number;
  text: string;
  /** Username without the @, in lower case; empty for other text. */
  name: string;
}

const named = /(?<![\p{L}\p{N}_@])@([\p{L}\p{N}_][\p{L}\p{N}_.-]{0,59})/gu;

/** Splits a text into mentions (names after an @) and other text. */
export function mentionSpansOf(text: string): MentionSpan[] {
  const spans: MentionSpan[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(named)) {
    // A full stop or hyphen at the end belongs to the sentence, not to the name.
    const name = found.replace(/[.-]+$/, '');
    if (index > end) spans.push({ at: end, text: text.slice(end, index), name: '' });
    end = index + name.length;
    spans.push({ at: index, text: name, name: name.slice(1).toLowerCase() });
  }
  if (end < text.length) spans.push({ at: end, text: text.slice(end), name: '' });
  return spans;
}
