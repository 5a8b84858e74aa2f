import type { MetadataEdit } from '../../../../apollo/schemaTypes.generated';
import type { FieldMessageKey } from '../../../../kit/form/fieldErrors';
import type { CsvTable } from '../csv/csv';
import { readCell, settled, type Reading } from '../values';

/** A cell of a file that cannot be read: its row is left out. */
export interface UnreadCell {
  line: number;
  /** The name of its column. */
  key: string;
  text: string;
  problem: FieldMessageKey;
}

/** What the server is asked for a file, and what of it cannot be read. */
export function editsIn(
  { rows, columns }: CsvTable,
  reading: Reading,
): { edits: MetadataEdit[]; unread: UnreadCell[]; leftOut: number } {
  const edits: MetadataEdit[] = [];
  const unread: UnreadCell[] = [];
  let leftOut = 0;
  for (const { line, id, version, cells } of rows) {
    const problems: UnreadCell[] = [];
    const refuse = (key: string, text: string, problem: FieldMessageKey) =>
      problems.push({ line, key, text, problem });
    if (!/^[1-9]\d{0,9}$/.test(id)) refuse('id', id, id ? 'invalid' : 'required');
    if (version && !/^[1-9]\d{0,8}$/.test(version)) refuse('version', version, 'invalid');
    const fields: Record<string, unknown> = {};
    for (const column of columns) {
      const text = settled(column, cells[column.key]!, reading);
      const read = readCell(column, text, reading);
      if ('problem' in read) refuse(column.key, text, read.problem);
      else fields[column.input ?? column.key] = read.value;
    }
    unread.push(...problems);
    if (problems.length > 0) leftOut += 1;
    else edits.push({ id, ...(version && { version: Number(version) }), ...fields });
  }
  return { edits, unread, leftOut };
}

/** The most rows that the server takes at once. */
const maxPerPart = 1000;
/** Bytes of one part, well below what a request may have. */
const maxBytes = 160 * 1024;

/** The edits in parts that the server takes, one after the other. */
export function partsOf(edits: readonly MetadataEdit[]): MetadataEdit[][] {
  const parts: MetadataEdit[][] = [];
  const encoder = new TextEncoder();
  let part: MetadataEdit[] = [];
  let bytes = 0;
  for (const edit of edits) {
    const size = encoder.encode(JSON.stringify(edit)).length + 1;
    if (part.length > 0 && (part.length >= maxPerPart || bytes + size > maxBytes)) {
      parts.push(part);
      [part, bytes] = [[], 0];
    }
    part.push(edit);
    bytes += size;
  }
  return part.length > 0 ? [...parts, part] : parts;
}
