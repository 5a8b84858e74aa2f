import { Migration } from '@mikro-orm/migrations';

export class Migration20261128102317_feed_imports extends Migration {

  override name = 'Migration20261128102317_feed_imports';

  override up(): void | Promise<void> {
    this.addSql(`create table "feed_import" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "podcast_id" int not null, "owner_id" int not null, "url" varchar(2000) not null, "state" text not null default 'RUNNING', "failure" text null, "item_count" int null, "imported_count" int not null default 0, "skipped_count" int not null default 0, "failed_count" int not null default 0, "problems" jsonb not null default '[]', "finished_at" timestamptz null, "items" jsonb not null default '[]', "bytes" bigint not null default '0', "token_id" int null, "address" varchar(255) not null default '', "request_id" varchar(255) not null default '');`);
    this.addSql(`create index "feed_import_radio_id_index" on "feed_import" ("radio_id");`);
    this.addSql(`create index "feed_import_podcast_id_index" on "feed_import" ("podcast_id");`);
    this.addSql(`create index "feed_import_owner_id_index" on "feed_import" ("owner_id");`);

    this.addSql(`alter table "episode" add "feed_guid" varchar(1000) null;`);
    this.addSql(`create index "episode_emission_id_feed_guid_index" on "episode" ("emission_id", "feed_guid");`);

    this.addSql(`alter table "feed_import" add constraint "feed_import_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "feed_import" add constraint "feed_import_podcast_id_foreign" foreign key ("podcast_id") references "podcast" ("id") on delete cascade;`);
    this.addSql(`alter table "feed_import" add constraint "feed_import_owner_id_foreign" foreign key ("owner_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "feed_import" add constraint "feed_import_state_check" check ("state" in ('RUNNING', 'DONE', 'FAILED', 'CANCELLED'));`);
    this.addSql(`alter table "feed_import" add constraint "feed_import_failure_check" check ("failure" in ('UNREACHABLE', 'TOO_LARGE', 'NOT_A_FEED', 'NO_RIGHT', 'BROKEN'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "feed_import" cascade;`);

    this.addSql(`drop index "episode_emission_id_feed_guid_index";`);
    this.addSql(`alter table "episode" drop column "feed_guid";`);
  }

}
