import { Migration } from '@mikro-orm/migrations';

/** Takes the default of the search texts of radios away, as all other tables have none. */
export class Migration20261128180627_alignDefaults extends Migration {

  override name = 'Migration20261128180627_alignDefaults';

  override up(): void | Promise<void> {
    this.addSql(`alter table "radio" alter column "search_text" drop default;`);
    this.addSql(`alter table "radio" alter column "guarded_search_text" drop default;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "radio" alter column "search_text" set default '';`);
    this.addSql(`alter table "radio" alter column "guarded_search_text" set default '';`);
  }

}
