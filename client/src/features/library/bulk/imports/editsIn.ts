import type { MetadataEdit } from '../../../../apollo/schemaTypes.generated';
import type { FieldMessageKey } from '../../../../kit/form/fieldErrors';
import type { CsvTable } from '../csv/csv';
import { readCell, settled, type Reading } from '../edits/values';

/** A cell of a file that cannot be parsed; its whole row is skipped. */
export interface UnreadCell {
  line: number;
  /** Column key. */
  key: string;
  text: string;
  problem: FieldMessageKey;
}

/** Converts a parsed CSV file to edits for the server, and lists the cells that cannot be parsed. */
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

/** Maximum number of edits in one request: the limit of the server. */
const maxPerPart = 1000;
/** Maximum bytes in one request, well below the limit of the server. */
const maxBytes = 160 * 1024;

/** Splits the edits of an import into parts, each small enough for one request. */
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
