import { Migration } from '@mikro-orm/migrations';
import { renamed, reversed, tableRenames, viewStatements, type TableRenames } from '../plainNames.ts';

/**
 * Gives tables, columns and stored values their plain names. Each table is created again from its own text, because SQLite keeps
 * names in the text of checks, constraints and indexes. The search triggers are created again after the migrations.
 */
export class Migration20261129033500_plainNames extends Migration {

  override name = 'Migration20261129033500_plainNames';

  override async up(): Promise<void> {
    for (const renames of tableRenames) await this.#rename(renames);
    await this.#renameInViews(false);
  }

  override async down(): Promise<void> {
    for (const renames of tableRenames) await this.#rename(reversed(renames));
    await this.#renameInViews(true);
  }

  async #rename(renames: TableRenames): Promise<void> {
    const { table, to = table, columns = {}, values = {} } = renames;
    const objects = await this.execute(
      `select type, sql from sqlite_master where tbl_name = ? and type in ('table', 'index') and sql is not null`,
      [table],
    );
    const textsOf = (type: string) =>
      objects.filter((object) => object.type === type).map(({ sql }) => renamed(sql, renames));
    const old = (await this.execute(`pragma table_info(\`${table}\`)`)) as Array<{ name: string }>;
    const copied = old.map(({ name }) => {
      const to = columns[name] ?? name;
      const cases = Object.entries(values[to] ?? {}).map(([from, value]) => `when '${from}' then '${value}'`);
      return { to: `\`${to}\``, from: cases.length > 0 ? `case \`${name}\` ${cases.join(' ')} else \`${name}\` end` : `\`${name}\`` };
    });
    const temporary = `${to}__temp_alter`;
    await this.execute(textsOf('table')[0]!.replace(/^create table \S+/i, `create table \`${temporary}\``));
    await this.execute(
      `insert into \`${temporary}\` (${copied.map(({ to }) => to).join(', ')}) select ${copied.map(({ from }) => from).join(', ')} from \`${table}\``,
    );
    // Ids of deleted rows are never given again.
    await this.execute(`delete from sqlite_sequence where name = ?`, [temporary]);
    await this.execute(
      `insert into sqlite_sequence (name, seq) select ?, seq from sqlite_sequence where name = ?`,
      [temporary, table],
    );
    await this.execute(`drop table \`${table}\``);
    await this.execute(`alter table \`${temporary}\` rename to \`${to}\``);
    for (const index of textsOf('index')) await this.execute(index);
  }

  async #renameInViews(isBack: boolean): Promise<void> {
    for (const statement of viewStatements(isBack, (column) => column, (text) => text)) await this.execute(statement);
  }

}
