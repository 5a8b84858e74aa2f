import { Migration } from '@mikro-orm/migrations';

export class Migration20261123195600_attachedmedia extends Migration {

  override name = 'Migration20261123195600_attachedmedia';

  override up(): void | Promise<void> {
    this.addSql(`alter table "stored_upload" drop constraint "stored_upload_kind_check";`);
    this.addSql(`alter table "stored_upload" add "target" varchar(255) null;`);
    this.addSql(`create index "stored_upload_target_index" on "stored_upload" ("target");`);
    this.addSql(`alter table "stored_upload" add constraint "stored_upload_kind_check" check ("kind" in ('SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO', 'RUSH', 'EPISODE'));`);

    this.addSql(`drop index "media_item_radio_id_deleted_at_checksum_index";`);
    this.addSql(`drop index "media_item_radio_id_deleted_at_song_key_checksum_index";`);
    this.addSql(`alter table "media_item" drop constraint "media_item_kind_check";`);
    this.addSql(`create index "media_item_radio_id_deleted_at_song_key_checksum_kind_index" on "media_item" ("radio_id", "deleted_at", "song_key", "checksum", "kind");`);
    this.addSql(`create index "media_item_radio_id_deleted_at_checksum_kind_index" on "media_item" ("radio_id", "deleted_at", "checksum", "kind");`);
    this.addSql(`alter table "media_item" add constraint "media_item_kind_check" check ("kind" in ('SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO', 'RUSH', 'EPISODE'));`);
  }

  override down(): void | Promise<void> {
    // The older version has no place for them.
    this.addSql(`delete from stored_upload where kind in ('RUSH', 'EPISODE');`);
    this.addSql(`delete from media_item where kind in ('RUSH', 'EPISODE');`);

    this.addSql(`drop index "media_item_radio_id_deleted_at_song_key_checksum_kind_index";`);
    this.addSql(`drop index "media_item_radio_id_deleted_at_checksum_kind_index";`);
    this.addSql(`alter table "media_item" drop constraint "media_item_kind_check";`);
    this.addSql(`create index "media_item_radio_id_deleted_at_checksum_index" on "media_item" ("radio_id", "deleted_at", "checksum");`);
    this.addSql(`create index "media_item_radio_id_deleted_at_song_key_checksum_index" on "media_item" ("radio_id", "deleted_at", "song_key", "checksum");`);
    this.addSql(`alter table "media_item" add constraint "media_item_kind_check" check ("kind" in ('SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO'));`);

    this.addSql(`drop index "stored_upload_target_index";`);
    this.addSql(`alter table "stored_upload" drop constraint "stored_upload_kind_check";`);
    this.addSql(`alter table "stored_upload" drop column "target";`);
    this.addSql(`alter table "stored_upload" add constraint "stored_upload_kind_check" check ("kind" in ('SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO'));`);
  }

}
