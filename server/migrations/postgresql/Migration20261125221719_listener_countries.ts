import { Migration } from '@mikro-orm/migrations';

export class Migration20261125221719_listener_countries extends Migration {

  override name = 'Migration20261125221719_listener_countries';

  override up(): void | Promise<void> {
    this.addSql(`create table "audience_country" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "mount_id" int not null, "day" date not null, "country" varchar(255) not null, "sessions" int not null, "listeners" int not null, "duration" bigint not null);`);
    this.addSql(`create index "audience_country_radio_id_index" on "audience_country" ("radio_id");`);
    this.addSql(`create index "audience_country_mount_id_index" on "audience_country" ("mount_id");`);
    this.addSql(`create index "audience_country_radio_id_day_index" on "audience_country" ("radio_id", "day");`);

    this.addSql(`alter table "mount_state" add "is_one_address" boolean not null default false;`);

    this.addSql(`alter table "listener_session" add "country" varchar(255) not null default '';`);

    this.addSql(`alter table "audience_country" add constraint "audience_country_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "audience_country" add constraint "audience_country_mount_id_foreign" foreign key ("mount_id") references "mount_point" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "audience_country" cascade;`);

    this.addSql(`alter table "listener_session" drop column "country";`);

    this.addSql(`alter table "mount_state" drop column "is_one_address";`);
  }

}
