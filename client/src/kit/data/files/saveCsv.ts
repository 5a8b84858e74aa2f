import { saveAs } from './saveExport';

/** Mark at the start of a file by which spreadsheet programs recognise UTF-8. */
const byteOrderMark = '\uFEFF';

/** Makes a CSV file of the rows, which the browser downloads under this name. */
export async function saveCsv(rows: ReadonlyArray<ReadonlyArray<string | number>>, fileName: string) {
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  const text = stringify(rows as Array<Array<string | number>>, {
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  saveAs(new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' }), fileName);
}
