/** A part of a message's text: running words, quoted lines, or a block of code. */
export type Block = { kind: 'words' | 'quote' | 'code'; text: string };

const fence = /^```/;
const quoted = /^>\s?/;

/** Splits a text into words, quotes and code. Quoted lines begin with `>`; code is between lines of three backticks. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  const add = (kind: Block['kind'], line: string) => {
    const last = blocks.at(-1);
    if (last?.kind === kind) last.text += `\n${line}`;
    else blocks.push({ kind, text: line });
  };
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const end = fence.test(line)
      ? lines.findIndex((candidate, index) => index > at && fence.test(candidate))
      : -1;
    if (end > at) {
      blocks.push({ kind: 'code', text: lines.slice(at + 1, end).join('\n') });
      at = end;
    } else if (quoted.test(line)) add('quote', line.replace(quoted, ''));
    else add('words', line);
  }
  return blocks.filter(({ text: words, kind }) => kind === 'code' || words.trim() !== '');
}

export interface Span {
  at: number;
  text: string;
  isCode: boolean;
}

/** Splits a text into inline code, which stands between two backticks, and other text. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(/`[^`\n]+`/g)) {
    if (index > end) spans.push({ at: end, text: text.slice(end, index), isCode: false });
    spans.push({ at: index, text: found.slice(1, -1), isCode: true });
    end = index + found.length;
  }
  if (end < text.length) spans.push({ at: end, text: text.slice(end), isCode: false });
  return spans;
}
