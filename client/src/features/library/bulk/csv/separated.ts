/** Thrown when a text violates RFC 4180, with the line number. */
export class IllSeparated extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`Line ${line} is not well written`);
    this.line = line;
  }
}

/**
 * Parses separated cells as defined by RFC 4180. A quoted cell may contain separators, line ends and doubled quotes.
 * Strict: rejects quotes inside unquoted cells, text after a closing quote, and unclosed quotes.
 */
export function readSeparated(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let line = 1;
  let at = 0;
  const endsCell = (position: number) =>
    position >= text.length || [separator, '\n', '\r'].includes(text[position]!);

  const quotedCell = () => {
    const began = line;
    let cell = '';
    for (at++; ; at++) {
      const sign = text[at];
      if (sign === undefined) throw new IllSeparated(began);
      if (sign === '\n') line++;
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[++at];
      else break;
    }
    at++;
    if (!endsCell(at)) throw new IllSeparated(line);
    return cell;
  };
  const plainCell = () => {
    const from = at;
    while (!endsCell(at)) if (text[at++] === '"') throw new IllSeparated(line);
    return text.slice(from, at);
  };

  while (at < text.length) {
    row.push(text[at] === '"' ? quotedCell() : plainCell());
    if (text[at] === separator) {
      at++;
      // A separator at the end of the text is followed by an empty cell.
      if (at === text.length) row.push('');
      else continue;
    }
    rows.push(row);
    row = [];
    if (text[at] === '\r' && text[at + 1] === '\n') at++;
    at++;
    line++;
  }
  return rows;
}

/** Writes cells in the format that `readSeparated` parses. */
export const writeSeparated = (
  rows: readonly (readonly string[])[],
  separator: string,
  lineEnd: string,
): string => rows.map((row) => row.map((cell) => quoted(cell, separator)).join(separator)).join(lineEnd);

const quoted = (cell: string, separator: string) =>
  cell.includes(separator) || /["\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
