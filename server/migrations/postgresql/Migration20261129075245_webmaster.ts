import { Migration } from '@mikro-orm/migrations';

export class Migration20261129075245_webmaster extends Migration {

  override name = 'Migration20261129075245_webmaster';

  override up(): void | Promise<void> {
    this.addSql(`create table "redirect" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "path" varchar(300) not null, "target" varchar(500) not null);`);
    this.addSql(`create index "redirect_radio_id_index" on "redirect" ("radio_id");`);
    this.addSql(`create index "redirect_radio_id_target_index" on "redirect" ("radio_id", "target");`);
    this.addSql(`alter table "redirect" add constraint "redirect_radio_id_path_unique" unique ("radio_id", "path");`);

    this.addSql(`alter table "website" add "phone" varchar(255) not null default '', add "postal_address" varchar(300) not null default '', add "social_links" jsonb not null default '[]', add "legal_texts" jsonb not null default '[]', add "is_indexed" boolean not null default true, add "title_suffix" varchar(255) not null default '', add "description" varchar(300) not null default '', add "social_picture" varchar(255) not null default '', add "is_in_maintenance" boolean not null default false, add "maintenance_texts" jsonb not null default '[]', add "maintenance_until" timestamptz null;`);

    this.addSql(`alter table "redirect" add constraint "redirect_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "redirect" cascade;`);

    this.addSql(`alter table "website" drop column "phone", drop column "postal_address", drop column "social_links", drop column "legal_texts", drop column "is_indexed", drop column "title_suffix", drop column "description", drop column "social_picture", drop column "is_in_maintenance", drop column "maintenance_texts", drop column "maintenance_until";`);
  }

}
