import { Migration } from '@mikro-orm/migrations';

export class Migration20261126172714_measured extends Migration {

  override name = 'Migration20261126172714_measured';

  override up(): void | Promise<void> {
    this.addSql(`alter table "media_item" add "is_measured" boolean not null default false;`);
    this.addSql(`create index "media_item_is_measured_state_radio_id_index" on "media_item" ("is_measured", "state", "radio_id");`);
    // What has a waveform was measured; a film without sound is looked at once more.
    this.addSql(`update "media_item" set "is_measured" = true where has_waveform = true;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "media_item_is_measured_state_radio_id_index";`);
    this.addSql(`alter table "media_item" drop column "is_measured";`);
  }

}
