import { Migration } from '@mikro-orm/migrations';

export class Migration20261129124012_websiteDesign extends Migration {

  override name = 'Migration20261129124012_websiteDesign';

  override up(): void | Promise<void> {
    this.addSql(`create table "website_draft" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "fields" jsonb not null, "started_from" int not null, "website_id" int not null, "saved_by_id" int null);`);
    this.addSql(`create index "website_draft_radio_id_index" on "website_draft" ("radio_id");`);
    this.addSql(`create index "website_draft_saved_by_id_index" on "website_draft" ("saved_by_id");`);
    this.addSql(`alter table "website_draft" add constraint "website_draft_website_id_unique" unique ("website_id");`);

    this.addSql(`alter table "website" add "template" text not null default 'MAGAZINE', add "style" jsonb not null default '{"headingFont":"LORA","bodyFont":"SYSTEM","corners":"SLIGHT","density":"NORMAL","light":{"primary":"#5b2fc4","accent":"#9a2a4f","background":"#fbfbfc","surface":"#ffffff","text":"#17171c"},"dark":{"primary":"#a78bfa","accent":"#f29ab8","background":"#121217","surface":"#1b1b22","text":"#f2f2f5"},"logo":"","favicon":""}', add "former_design" jsonb null;`);
    // The main colour of a website becomes the colour of its buttons and marks.
    this.addSql(`update "website" set "style" = jsonb_set("style", '{light,primary}', to_jsonb("colour"));`);
    this.addSql(`alter table "website" drop column "colour";`);
    this.addSql(`alter table "website" add constraint "website_template_check" check ("template" in ('MAGAZINE', 'MUSIC', 'COMMUNITY'));`);

    this.addSql(`alter table "website_draft" add constraint "website_draft_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "website_draft" add constraint "website_draft_website_id_foreign" foreign key ("website_id") references "website" ("id") on delete cascade;`);
    this.addSql(`alter table "website_draft" add constraint "website_draft_saved_by_id_foreign" foreign key ("saved_by_id") references "user" ("id") on delete set null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "website_draft" cascade;`);

    this.addSql(`alter table "website" drop constraint "website_template_check";`);
    this.addSql(`alter table "website" add "colour" varchar(255) not null default '#5b2fc4';`);
    this.addSql(`update "website" set "colour" = "style"->'light'->>'primary';`);
    this.addSql(`alter table "website" drop column "template", drop column "style", drop column "former_design";`);
  }

}
