import { foldText } from '../kit/foldText.ts';

type Execute = (sql: string, values?: unknown[]) => Promise<unknown>;
type Row = { id: number } & Record<string, string>;

const batchSize = 500;

/** Rebuilds the search texts of all clients of invoices from these columns, in batches. */
export async function rebuildClientSearchTexts(execute: Execute, columns: readonly string[]): Promise<void> {
  for (let last = 0; ;) {
    const rows = (await execute(
      `select id, ${columns.join(', ')} from invoice_client where id > ? order by id limit ${batchSize}`,
      [last],
    )) as Row[];
    if (rows.length === 0) return;
    for (const row of rows) {
      const text = columns.map((column) => foldText(row[column]!)).join('\n');
      await execute('update invoice_client set search_text = ? where id = ?', [text, row.id]);
    }
    last = rows.at(-1)!.id;
  }
}
