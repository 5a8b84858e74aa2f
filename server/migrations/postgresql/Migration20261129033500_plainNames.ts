import { Migration } from '@mikro-orm/migrations';
import { renamed, reversed, tableRenames, viewStatements, type TableRenames } from '../plainNames.ts';

/** Gives tables, columns, constraints, indexes and stored values their plain names. */
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
    const constraints = (await this.execute(
      `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = ?::regclass`,
      [`"${table}"`],
    )) as Array<{ name: string; definition: string }>;
    const changed = constraints.filter(
      ({ definition }) => definition.startsWith('CHECK') && renamed(definition, { table, values }) !== definition,
    );
    for (const { name } of changed) await this.execute(`alter table "${table}" drop constraint "${name}"`);
    for (const [from, name] of Object.entries(columns))
      await this.execute(`alter table "${table}" rename column "${from}" to "${name}"`);
    for (const [column, names] of Object.entries(values))
      for (const [from, value] of Object.entries(names))
        await this.execute(`update "${table}" set "${column}" = ? where "${column}" = ?`, [value, from]);
    if (to !== table) {
      await this.execute(`alter table "${table}" rename to "${to}"`);
      await this.execute(`alter sequence "${table}_id_seq" rename to "${to}_id_seq"`);
    }
    for (const { name, definition } of changed)
      await this.execute(`alter table "${to}" add constraint "${renamed(name, renames)}" ${renamed(definition, renames)}`);
    for (const { name } of constraints)
      if (renamed(name, renames) !== name && !changed.some((check) => check.name === name))
        await this.execute(`alter table "${to}" rename constraint "${name}" to "${renamed(name, renames)}"`);
    const indexes = (await this.execute(
      `select indexname as name from pg_indexes where schemaname = current_schema() and tablename = ?`,
      [to],
    )) as Array<{ name: string }>;
    for (const { name } of indexes)
      if (renamed(name, renames) !== name)
        await this.execute(`alter index "${name}" rename to "${renamed(name, renames)}"`);
  }

  async #renameInViews(isBack: boolean): Promise<void> {
    for (const statement of viewStatements(isBack, (column) => `${column}::text`, (text) => `(${text})::jsonb`))
      await this.execute(statement);
  }

}
