import type { Migration } from '@mikro-orm/migrations';

/** Names in the database that a migration changes: a table, its columns and stored values, from old to new. */
export interface TableRenames {
  table: string;
  to?: string;
  columns?: Readonly<Record<string, string>>;
  /** Values of a column that is named by its new name. */
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The part of a migration that runs statements. */
type Executing = Pick<Migration, 'execute'>;

const inverted = (names: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(names).map(([from, to]) => [to, from]));

/** The renames that undo the given ones. */
export function reversed({ table, to = table, columns, values = {} }: TableRenames): TableRenames {
  return {
    table: to,
    to: table,
    columns: inverted(columns),
    values: Object.fromEntries(
      Object.entries(values).map(([column, names]) => [inverted(columns)[column] ?? column, inverted(names)]),
    ),
  };
}

/** Replaces the old names in the text of an object of the schema, or in its name. */
export function renamed(text: string, { table, to = table, columns = {}, values = {} }: TableRenames): string {
  const names = new Map(Object.entries({ ...columns, [table]: to }));
  for (const changes of Object.values(values))
    for (const [from, value] of Object.entries(changes)) names.set(`'${from}'`, `'${value}'`);
  const longestFirst = [...names.keys()].toSorted((a, b) => b.length - a.length);
  return text.replaceAll(
    new RegExp(longestFirst.map((name) => (/\W/.test(name) ? name : `(?<![a-z])${name}(?![a-z])`)).join('|'), 'g'),
    (name) => names.get(name)!,
  );
}

/**
 * Renames a table, its columns and stored values on SQLite. The table is created again from its own text, because SQLite keeps
 * names in the text of checks, constraints and indexes. The search triggers are created again after the migrations.
 */
export async function renameOnSqlite(migration: Executing, renames: TableRenames): Promise<void> {
  const { table, to = table, columns = {}, values = {} } = renames;
  const objects = await migration.execute(
    `select type, sql from sqlite_master where tbl_name = ? and type in ('table', 'index') and sql is not null`,
    [table],
  );
  const textsOf = (type: string) =>
    objects.filter((object) => object.type === type).map(({ sql }) => renamed(sql, renames));
  const old = (await migration.execute(`pragma table_info(\`${table}\`)`)) as Array<{ name: string }>;
  const copied = old.map(({ name }) => {
    const to = columns[name] ?? name;
    const cases = Object.entries(values[to] ?? {}).map(([from, value]) => `when '${from}' then '${value}'`);
    return { to: `\`${to}\``, from: cases.length > 0 ? `case \`${name}\` ${cases.join(' ')} else \`${name}\` end` : `\`${name}\`` };
  });
  const temporary = `${to}__temp_alter`;
  await migration.execute(textsOf('table')[0]!.replace(/^create table \S+/i, `create table \`${temporary}\``));
  await migration.execute(
    `insert into \`${temporary}\` (${copied.map(({ to }) => to).join(', ')}) select ${copied.map(({ from }) => from).join(', ')} from \`${table}\``,
  );
  // Ids of deleted rows are never given again.
  await migration.execute(`delete from sqlite_sequence where name = ?`, [temporary]);
  await migration.execute(
    `insert into sqlite_sequence (name, seq) select ?, seq from sqlite_sequence where name = ?`,
    [temporary, table],
  );
  await migration.execute(`drop table \`${table}\``);
  await migration.execute(`alter table \`${temporary}\` rename to \`${to}\``);
  for (const index of textsOf('index')) await migration.execute(index);
}

/** Renames a table, its columns, constraints, indexes and stored values on PostgreSQL. */
export async function renameOnPostgresql(migration: Executing, renames: TableRenames): Promise<void> {
  const { table, to = table, columns = {}, values = {} } = renames;
  const constraints = (await migration.execute(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = ?::regclass`,
    [`"${table}"`],
  )) as Array<{ name: string; definition: string }>;
  const changed = constraints.filter(
    ({ definition }) => definition.startsWith('CHECK') && renamed(definition, { table, values }) !== definition,
  );
  for (const { name } of changed) await migration.execute(`alter table "${table}" drop constraint "${name}"`);
  for (const [from, name] of Object.entries(columns))
    await migration.execute(`alter table "${table}" rename column "${from}" to "${name}"`);
  for (const [column, names] of Object.entries(values))
    for (const [from, value] of Object.entries(names))
      await migration.execute(`update "${table}" set "${column}" = ? where "${column}" = ?`, [value, from]);
  if (to !== table) {
    await migration.execute(`alter table "${table}" rename to "${to}"`);
    await migration.execute(`alter sequence "${table}_id_seq" rename to "${to}_id_seq"`);
  }
  for (const { name, definition } of changed)
    await migration.execute(`alter table "${to}" add constraint "${renamed(name, renames)}" ${renamed(definition, renames)}`);
  for (const { name } of constraints)
    if (renamed(name, renames) !== name && !changed.some((check) => check.name === name))
      await migration.execute(`alter table "${to}" rename constraint "${name}" to "${renamed(name, renames)}"`);
  const indexes = (await migration.execute(
    `select indexname as name from pg_indexes where schemaname = current_schema() and tablename = ?`,
    [to],
  )) as Array<{ name: string }>;
  for (const { name } of indexes)
    if (renamed(name, renames) !== name)
      await migration.execute(`alter index "${name}" rename to "${renamed(name, renames)}"`);
}
