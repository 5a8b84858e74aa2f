import { Migration } from '@mikro-orm/migrations';

export class Migration20261125184539_carts extends Migration {

  override name = 'Migration20261125184539_carts';

  override up(): void | Promise<void> {
    this.addSql(`create table "cart" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "page" int not null, "place" int not null, "label" varchar(255) not null default '', "colour" varchar(255) not null default '#2563eb', "gain" int not null default 0, "media_id" int not null, "owner_id" int null);`);
    this.addSql(`create index "cart_radio_id_index" on "cart" ("radio_id");`);
    this.addSql(`create index "cart_media_id_index" on "cart" ("media_id");`);
    this.addSql(`create index "cart_owner_id_index" on "cart" ("owner_id");`);
    this.addSql(`create index "cart_radio_id_page_place_index" on "cart" ("radio_id", "page", "place");`);

    this.addSql(`alter table "cart" add constraint "cart_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "cart" add constraint "cart_media_id_foreign" foreign key ("media_id") references "media_item" ("id") on delete cascade;`);
    this.addSql(`alter table "cart" add constraint "cart_owner_id_foreign" foreign key ("owner_id") references "user" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "cart" cascade;`);
  }

}
