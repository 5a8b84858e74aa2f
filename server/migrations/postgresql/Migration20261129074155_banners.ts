import { Migration } from '@mikro-orm/migrations';

export class Migration20261129074155_banners extends Migration {

  override name = 'Migration20261129074155_banners';

  override up(): void | Promise<void> {
    this.addSql(`create table "banner" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "deleted_at" timestamptz null, "name" varchar(255) not null, "key" varchar(16) not null, "place" text not null, "picture" varchar(255) not null default '', "picture_alt" varchar(255) not null default '', "text" varchar(255) not null default '', "link" varchar(500) not null default '', "published_from" timestamptz null, "published_until" timestamptz null, "weight" int not null default 5, "is_active" boolean not null default false);`);
    this.addSql(`create index "banner_radio_id_index" on "banner" ("radio_id");`);
    this.addSql(`create index "banner_radio_id_deleted_at_id_index" on "banner" ("radio_id", "deleted_at", "id");`);
    this.addSql(`create index "banner_radio_id_is_active_published_from_index" on "banner" ("radio_id", "is_active", "published_from");`);
    this.addSql(`alter table "banner" add constraint "banner_key_unique" unique ("key");`);

    this.addSql(`create table "banner_day" ("id" serial primary key, "banner_id" int not null, "day" date not null, "views" int not null, "clicks" int not null);`);
    this.addSql(`alter table "banner_day" add constraint "banner_day_banner_id_day_unique" unique ("banner_id", "day");`);

    this.addSql(`alter table "banner" add constraint "banner_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "banner" add constraint "banner_place_check" check ("place" in ('TOP', 'SIDEBAR', 'BETWEEN_CONTENTS', 'FOOTER'));`);

    this.addSql(`alter table "banner_day" add constraint "banner_day_banner_id_foreign" foreign key ("banner_id") references "banner" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "banner_day" drop constraint "banner_day_banner_id_foreign";`);

    this.addSql(`drop table if exists "banner" cascade;`);
    this.addSql(`drop table if exists "banner_day" cascade;`);
  }

}
