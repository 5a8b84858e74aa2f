import { Migration } from '@mikro-orm/migrations';

/** Separations of the default playlist are in milliseconds, as all lengths of time; media are found by their last change. */
export class Migration20261122163625_millisecondsAndChanges extends Migration {

  override name = 'Migration20261122163625_millisecondsAndChanges';

  override up(): void | Promise<void> {
    this.addSql(`alter table "default_playlist" alter column "artiste_separation" set default 1800000;`);
    this.addSql(`alter table "default_playlist" alter column "title_separation" set default 7200000;`);

    this.addSql(`update "default_playlist" set "artiste_separation" = "artiste_separation" * 60000, "title_separation" = "title_separation" * 60000;`);
    this.addSql(`create index "media_item_radio_id_kind_deleted_at_updated_at_index" on "media_item" ("radio_id", "kind", "deleted_at", "updated_at");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "default_playlist" alter column "artiste_separation" set default 30;`);
    this.addSql(`alter table "default_playlist" alter column "title_separation" set default 120;`);

    this.addSql(`update "default_playlist" set "artiste_separation" = "artiste_separation" / 60000, "title_separation" = "title_separation" / 60000;`);
    this.addSql(`drop index "media_item_radio_id_kind_deleted_at_updated_at_index";`);
  }

}
