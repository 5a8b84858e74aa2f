import { Migration } from '@mikro-orm/migrations';

export class Migration20261126172715_mediaFailures extends Migration {

  override name = 'Migration20261126172715_mediaFailures';

  override up(): void | Promise<void> {
    this.addSql(`drop index "media_item_radio_id_kind_deleted_at_created_at_index";`);
    this.addSql(`drop index "media_item_radio_id_kind_deleted_at_duration_index";`);
    this.addSql(`drop index "media_item_radio_id_kind_deleted_at_index";`);
    this.addSql(`drop index "media_item_radio_id_kind_deleted_at_sort_credit_index";`);
    this.addSql(`drop index "media_item_radio_id_kind_deleted_at_sort_title_index";`);
    this.addSql(`drop index "media_item_radio_id_kind_deleted_at_updated_at_index";`);
    this.addSql(`create index "media_item_radio_id_kind_deleted_at_failure_index" on "media_item" ("radio_id", "kind", "deleted_at", "failure");`);
    this.addSql(`create index "media_item_radio_id_kind_deleted_at_failure_updated_at_index" on "media_item" ("radio_id", "kind", "deleted_at", "failure", "updated_at");`);
    this.addSql(`create index "media_item_radio_id_kind_deleted_at_failure_created_at_index" on "media_item" ("radio_id", "kind", "deleted_at", "failure", "created_at");`);
    this.addSql(`create index "media_item_radio_id_kind_deleted_at_failure_duration_index" on "media_item" ("radio_id", "kind", "deleted_at", "failure", "duration");`);
    this.addSql(`create index "media_item_radio_id_kind_deleted_at_failure_sort_credit_index" on "media_item" ("radio_id", "kind", "deleted_at", "failure", "sort_credit");`);
    this.addSql(`create index "media_item_radio_id_kind_deleted_at_failure_sort_title_index" on "media_item" ("radio_id", "kind", "deleted_at", "failure", "sort_title");`);
    // Copies are found by the bytes that they share with the first.
    this.addSql(`update media_item set checksum = (select first.checksum from media_item first where first.id = media_item.duplicate_of_id) where failure = 'DUPLICATE' and checksum = '' and duplicate_of_id is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "media_item_radio_id_kind_deleted_at_failure_index";`);
    this.addSql(`drop index "media_item_radio_id_kind_deleted_at_failure_updated_at_index";`);
    this.addSql(`drop index "media_item_radio_id_kind_deleted_at_failure_created_at_index";`);
    this.addSql(`drop index "media_item_radio_id_kind_deleted_at_failure_duration_index";`);
    this.addSql(`drop index "media_item_radio_id_kind_deleted_at_failure_sort_credit_index";`);
    this.addSql(`drop index "media_item_radio_id_kind_deleted_at_failure_sort_title_index";`);
    this.addSql(`create index "media_item_radio_id_kind_deleted_at_created_at_index" on "media_item" ("radio_id", "kind", "deleted_at", "created_at");`);
    this.addSql(`create index "media_item_radio_id_kind_deleted_at_duration_index" on "media_item" ("radio_id", "kind", "deleted_at", "duration");`);
    this.addSql(`create index "media_item_radio_id_kind_deleted_at_index" on "media_item" ("radio_id", "kind", "deleted_at");`);
    this.addSql(`create index "media_item_radio_id_kind_deleted_at_sort_credit_index" on "media_item" ("radio_id", "kind", "deleted_at", "sort_credit");`);
    this.addSql(`create index "media_item_radio_id_kind_deleted_at_sort_title_index" on "media_item" ("radio_id", "kind", "deleted_at", "sort_title");`);
    this.addSql(`create index "media_item_radio_id_kind_deleted_at_updated_at_index" on "media_item" ("radio_id", "kind", "deleted_at", "updated_at");`);
  }

}
