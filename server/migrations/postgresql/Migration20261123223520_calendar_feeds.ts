import { Migration } from '@mikro-orm/migrations';

export class Migration20261123223520_calendar_feeds extends Migration {

  override name = 'Migration20261123223520_calendar_feeds';

  override up(): void | Promise<void> {
    this.addSql(`create table "calendar_feed" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "name" varchar(255) not null default '', "kind" text not null, "emission_id" int null, "maker_id" int not null, "secret_hash" varchar(255) not null, "last_read_at" timestamptz null);`);
    this.addSql(`create index "calendar_feed_radio_id_index" on "calendar_feed" ("radio_id");`);
    this.addSql(`create index "calendar_feed_emission_id_index" on "calendar_feed" ("emission_id");`);
    this.addSql(`create index "calendar_feed_maker_id_index" on "calendar_feed" ("maker_id");`);
    this.addSql(`alter table "calendar_feed" add constraint "calendar_feed_secret_hash_unique" unique ("secret_hash");`);

    this.addSql(`alter table "calendar_feed" add constraint "calendar_feed_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "calendar_feed" add constraint "calendar_feed_emission_id_foreign" foreign key ("emission_id") references "emission" ("id") on delete cascade;`);
    this.addSql(`alter table "calendar_feed" add constraint "calendar_feed_maker_id_foreign" foreign key ("maker_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "calendar_feed" add constraint "calendar_feed_kind_check" check ("kind" in ('RADIO', 'EMISSION', 'PERSON'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "calendar_feed" cascade;`);
  }

}
