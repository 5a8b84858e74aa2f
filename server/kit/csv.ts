import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/** A column of a table that is exported. */
export interface CsvColumn<Row> {
  header: string;
  value: (row: Row) => string | number | null;
}

/** Spreadsheets run a text that starts so as a formula. */
const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A text that no spreadsheet takes for a formula. Numbers are not texts and stay as they are. */
export const guardedCell = (text: string) => (formulaStart.test(text) ? `'${text}` : text);

/** A table as CSV by RFC 4180, in UTF-8 with a byte order mark, made while its rows come in. */
export function csvStream<Row>(columns: ReadonlyArray<CsvColumn<Row>>, rows: AsyncIterable<Row>): Readable {
  const cells = async function* () {
    for await (const row of rows) yield columns.map(({ value }) => value(row));
  };
  const csv = stringify({
    bom: true,
    header: true,
    columns: columns.map(({ header }) => ({ key: header, header })),
    record_delimiter: 'windows',
    // Else a lone half of a line end would stand without quotes.
    quote_record_delimiter: true,
    cast: { string: guardedCell },
  });
  // A failure of the rows destroys the stream, which whoever reads it sees.
  return pipeline(Readable.from(cells()), csv, () => {});
}
