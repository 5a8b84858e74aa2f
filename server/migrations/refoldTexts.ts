import { foldText } from '../kit/text/foldText.ts';

/** Columns that store folded text, whichever table they are in. */
const columns = ['search_text', 'guarded_search_text', 'name_key', 'title_key', 'song_key', 'folded_name'];
const chunk = 1000;

type Execute = (sql: string, values: unknown[]) => Promise<readonly object[]>;

/** Names of the tables with such a column, and the column. */
const found = {
  sqlite: `select m.name as "table", c.name as "column" from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table' and m.sql not like 'create virtual%'`,
  postgresql: `select table_name as "table", column_name as "column" from information_schema.columns where table_schema = current_schema()`,
};
/** Bytes of a text: only text beyond ASCII can fold to something else. */
const bytes = { sqlite: 'length(cast(text as blob))', postgresql: 'octet_length(text)' };

/**
 * Folds stored texts again with `foldText`. A label that would then equal another one of its radio keeps its former key, so that
 * both remain; saving it reports that its name is taken.
 */
export async function refoldTexts(engine: 'sqlite' | 'postgresql', execute: Execute): Promise<void> {
  const listed = (await execute(found[engine], [])) as Array<{ table: string; column: string }>;
  for (const { table, column } of listed.filter((each) => columns.includes(each.column)))
    await refold(engine, table, column, execute);
}

async function refold(
  engine: 'sqlite' | 'postgresql',
  table: string,
  column: string,
  execute: Execute,
): Promise<void> {
  const isUnique = column === 'folded_name';
  const length = bytes[engine].replace('text', `"${column}"`);
  for (let last = 0; ; ) {
    const rows = (await execute(
      `select id, "${column}" as text from "${table}" where id > ? and ${length} <> length("${column}") order by id limit ${chunk}`,
      [last],
    )) as Array<{ id: number; text: string }>;
    for (const { id, text } of rows) {
      last = id;
      const folded = foldText(text);
      if (folded === text) continue;
      const isFree = isUnique
        ? ` and not exists (select 1 from "${table}" other where other."${column}" = ? and other.radio_id = "${table}".radio_id)`
        : '';
      await execute(`update "${table}" set "${column}" = ? where id = ?${isFree}`, [
        folded,
        id,
        ...(isUnique ? [folded] : []),
      ]);
    }
    if (rows.length < chunk) return;
  }
}
