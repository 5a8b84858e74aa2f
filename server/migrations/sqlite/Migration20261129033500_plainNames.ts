import { Migration } from '@mikro-orm/migrations';
import { tableRenames, viewStatements } from '../plainNames.ts';
import { renameOnSqlite, reversed } from '../renames.ts';

/** Gives tables, columns and stored values their plain names. */
export class Migration20261129033500_plainNames extends Migration {

  override name = 'Migration20261129033500_plainNames';

  override async up(): Promise<void> {
    for (const renames of tableRenames) await renameOnSqlite(this, renames);
    await this.#renameInViews(false);
  }

  override async down(): Promise<void> {
    for (const renames of tableRenames) await renameOnSqlite(this, reversed(renames));
    await this.#renameInViews(true);
  }

  async #renameInViews(isBack: boolean): Promise<void> {
    for (const statement of viewStatements(isBack, (column) => column, (text) => text)) await this.execute(statement);
  }

}
