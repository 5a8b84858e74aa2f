import { Migration } from '@mikro-orm/migrations';

export class Migration20261130073525_frequencies extends Migration {

  override name = 'Migration20261130073525_frequencies';

  override up(): void | Promise<void> {
    this.addSql(`create table "frequency" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "area" varchar(255) not null, "band" text not null, "channel" varchar(255) not null, "note" varchar(255) not null default '');`);
    this.addSql(`create index "frequency_radio_id_index" on "frequency" ("radio_id");`);
    this.addSql(`alter table "frequency" add constraint "frequency_radio_id_area_band_channel_unique" unique ("radio_id", "area", "band", "channel");`);

    this.addSql(`alter table "frequency" add constraint "frequency_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "frequency" add constraint "frequency_band_check" check ("band" in ('FM', 'DAB', 'AM', 'SATELLITE', 'CABLE'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "frequency" cascade;`);
  }

}
