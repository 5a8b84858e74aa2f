import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/** A column of an exported table. */
export interface CsvColumn<Row> {
  header: string;
  value: (row: Row) => string | number | null;
}

/** Characters at the start of a text that make a spreadsheet run it as a formula. */
const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Adds an apostrophe to texts that a spreadsheet would run as a formula. Numbers are not texts and stay unchanged. */
export const guardedCell = (text: string) => (formulaStart.test(text) ? `'${text}` : text);

/** Streams a table as CSV (RFC 4180, UTF-8 with byte order mark) while its rows are read. */
export function csvStream<Row>(columns: ReadonlyArray<CsvColumn<Row>>, rows: AsyncIterable<Row>): Readable {
  const cells = async function* () {
    for await (const row of rows) yield columns.map(({ value }) => value(row));
  };
  const csv = stringify({
    bom: true,
    header: true,
    columns: columns.map(({ header }) => ({ key: header, header })),
    record_delimiter: 'windows',
    // A single CR or LF in a value would be read as the end of the record, unless the value is quoted.
    quote_record_delimiter: true,
    cast: { string: guardedCell },
  });
  // An error while rows are read destroys the stream, which reports the error to its consumer.
  return pipeline(Readable.from(cells()), csv, () => {});
}
