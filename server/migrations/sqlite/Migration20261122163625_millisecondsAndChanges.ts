import { Migration } from '@mikro-orm/migrations';

/** Separations of the default playlist are in milliseconds, as all lengths of time; media are found by their last change. */
export class Migration20261122163625_millisecondsAndChanges extends Migration {

  override name = 'Migration20261122163625_millisecondsAndChanges';

  override up(): void | Promise<void> {
    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`default_playlist__temp_alter\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`playlist_id\` integer null, \`artiste_separation\` integer not null default 1800000, \`title_separation\` integer not null default 7200000, constraint \`default_playlist_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`default_playlist_playlist_id_foreign\` foreign key (\`playlist_id\`) references \`playlist\` (\`id\`) on delete set null);`);
    this.addSql(`insert into \`default_playlist__temp_alter\` select \`id\`, \`version\`, \`created_at\`, \`updated_at\`, \`search_text\`, \`guarded_search_text\`, \`radio_id\`, \`playlist_id\`, \`artiste_separation\`, \`title_separation\` from \`default_playlist\`;`);
    this.addSql(`drop table \`default_playlist\`;`);
    this.addSql(`alter table \`default_playlist__temp_alter\` rename to \`default_playlist\`;`);
    this.addSql(`create index \`default_playlist_radio_id_index\` on \`default_playlist\` (\`radio_id\`);`);
    this.addSql(`create index \`default_playlist_playlist_id_index\` on \`default_playlist\` (\`playlist_id\`);`);
    this.addSql(`create unique index \`default_playlist_radio_id_unique\` on \`default_playlist\` (\`radio_id\`);`);
    this.addSql(`pragma foreign_keys = on;`);

    this.addSql(`update \`default_playlist\` set \`artiste_separation\` = \`artiste_separation\` * 60000, \`title_separation\` = \`title_separation\` * 60000;`);
    this.addSql(`create index \`media_item_radio_id_kind_deleted_at_updated_at_index\` on \`media_item\` (\`radio_id\`, \`kind\`, \`deleted_at\`, \`updated_at\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`default_playlist__temp_alter\` (\`artiste_separation\` integer not null default 30, \`created_at\` datetime not null, \`guarded_search_text\` text not null, \`id\` integer not null primary key autoincrement, \`playlist_id\` integer null, \`radio_id\` integer not null, \`search_text\` text not null, \`title_separation\` integer not null default 120, \`updated_at\` datetime not null, \`version\` integer not null default 1, constraint \`default_playlist_playlist_id_foreign\` foreign key (\`playlist_id\`) references \`playlist\` (\`id\`) on delete set null, constraint \`default_playlist_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`insert into \`default_playlist__temp_alter\` select \`artiste_separation\`, \`created_at\`, \`guarded_search_text\`, \`id\`, \`playlist_id\`, \`radio_id\`, \`search_text\`, \`title_separation\`, \`updated_at\`, \`version\` from \`default_playlist\`;`);
    this.addSql(`drop table \`default_playlist\`;`);
    this.addSql(`alter table \`default_playlist__temp_alter\` rename to \`default_playlist\`;`);
    this.addSql(`create index \`default_playlist_playlist_id_index\` on \`default_playlist\` (\`playlist_id\`);`);
    this.addSql(`create index \`default_playlist_radio_id_index\` on \`default_playlist\` (\`radio_id\`);`);
    this.addSql(`create unique index \`default_playlist_radio_id_unique\` on \`default_playlist\` (\`radio_id\`);`);
    this.addSql(`pragma foreign_keys = on;`);

    this.addSql(`update \`default_playlist\` set \`artiste_separation\` = \`artiste_separation\` / 60000, \`title_separation\` = \`title_separation\` / 60000;`);
    this.addSql(`drop index \`media_item_radio_id_kind_deleted_at_updated_at_index\`;`);
  }

}
