import { ForwardingDatabase, type Database, type RawRow, type SqlValue } from './database.ts';

/** Database behind the batching. Runs the statement into which several reads were combined, and everything else. */
interface Behind extends Database {
  rows(sql: string, values: readonly SqlValue[]): Promise<RawRow[]>;
  /** Like `rowsOfEach`, but runs the statement with the given function. */
  rowsOfEachBy(run: RunStatement, ...each: Parameters<Database['rowsOfEach']>): Promise<RawRow[][]>;
  /** SQL types of the parameters of a statement. */
  typesOf(sql: string): Promise<string[]>;
}

type RunStatement = (sql: string, values: readonly SqlValue[]) => Promise<RawRow[]>;

interface WaitingRead {
  values: readonly SqlValue[];
  resolve: (rows: RawRow[]) => void;
  reject: (error: unknown) => void;
}

const maxBatch = 200;

/**
 * Batches the reads of many subscribers. After an event, each subscriber runs the same statements at the same moment, with their
 * own permissions. Up to 200 statements with the same text are sent in one round trip, and those with equal values run only once. A
 * batch waits for the next turn of the event loop, so single requests do not use this class.
 */
export class BatchingDatabase extends ForwardingDatabase<Behind> {
  #waiting = new Map<string, WaitingRead[]>();
  readonly #texts = new Map<string, Promise<string | undefined>>();

  rows(sql: string, values: readonly SqlValue[]): Promise<RawRow[]> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.size === 0) setImmediate(() => this.#runBatches());
      const reads = this.#waiting.get(sql) ?? [];
      reads.push({ values, resolve, reject });
      this.#waiting.set(sql, reads);
    });
  }

  rowsOfEach(...each: Parameters<Database['rowsOfEach']>): Promise<RawRow[][]> {
    return this.behind.rowsOfEachBy((sql, values) => this.rows(sql, values), ...each);
  }

  get batched() {
    return this;
  }

  #runBatches(): void {
    const all = this.#waiting;
    this.#waiting = new Map();
    for (const [sql, reads] of all)
      for (let from = 0; from < reads.length; from += maxBatch)
        void this.#run(sql, reads.slice(from, from + maxBatch));
  }

  async #run(sql: string, reads: readonly WaitingRead[]): Promise<void> {
    if (reads.length > 1 && (await this.#asSingleStatement(sql, reads))) return;
    for (const { values, resolve, reject } of reads) this.behind.rows(sql, values).then(resolve, reject);
  }

  /**
   * Runs all reads as one statement. Returns false when the statement fails or has binary parameters: the reads must then run one
   * by one, so that only the caller of a failing read gets the error.
   */
  async #asSingleStatement(sql: string, reads: readonly WaitingRead[]): Promise<boolean> {
    try {
      const text = await this.#textFor(sql);
      if (!text) return false;
      const alike = Map.groupBy(reads, ({ values }) => JSON.stringify(values.map(inJson)));
      const lines = [...alike.keys()].map((values, position) => `{"position":${position},"of":${values}}`);
      const found = lines.map((): RawRow[] => []);
      for (const [position, ...row] of await this.behind.rows(text, [`[${lines.join()}]`]))
        found[position as number]!.push(row);
      for (const [position, readers] of [...alike.values()].entries())
        for (const { resolve } of readers) resolve(found[position]!);
      return true;
    } catch {
      return false;
    }
  }

  #textFor(sql: string): Promise<string | undefined> {
    const known = this.#texts.get(sql);
    if (known) return known;
    const text = this.behind.typesOf(sql).then((types) => textFor(sql, types));
    this.#texts.set(sql, text);
    text.catch(() => this.#texts.delete(sql));
    return text;
  }
}

/**
 * Returns the statement that reads its values from a JSON list. Undefined when JSON cannot represent the types of the values.
 */
function textFor(sql: string, types: readonly string[]): string | undefined {
  if (types.includes('bytea')) return undefined;
  let position = 0;
  const rowSql = sql.replaceAll('?', () => `(request.of ->> ${position})::${types[position++]}`);
  return `select request.position, found.* from json_to_recordset(cast(? as json)) as request(position int, of jsonb)
    cross join lateral (${rowSql}) as found order by request.position`;
}

/** Converts a value for JSON, in a form that PostgreSQL can cast to the type of its parameter. */
const inJson = (value: SqlValue | readonly string[]) =>
  Array.isArray(value) ? `{${value.map(element).join()}}` : typeof value === 'bigint' ? String(value) : value;

const element = (value: unknown) =>
  typeof value === 'string' ? `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"` : String(value);
