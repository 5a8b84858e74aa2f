import { Migration } from '@mikro-orm/migrations';
import { tableRenames, viewStatements } from '../plainNames.ts';
import { renameOnPostgresql, reversed } from '../renames.ts';

/** Gives tables, columns, constraints, indexes and stored values their plain names. */
export class Migration20261129033500_plainNames extends Migration {

  override name = 'Migration20261129033500_plainNames';

  override async up(): Promise<void> {
    for (const renames of tableRenames) await renameOnPostgresql(this, renames);
    await this.#renameInViews(false);
  }

  override async down(): Promise<void> {
    for (const renames of tableRenames) await renameOnPostgresql(this, reversed(renames));
    await this.#renameInViews(true);
  }

  async #renameInViews(isBack: boolean): Promise<void> {
    for (const statement of viewStatements(isBack, (column) => `${column}::text`, (text) => `(${text})::jsonb`))
      await this.execute(statement);
  }

}
