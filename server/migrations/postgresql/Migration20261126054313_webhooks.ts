import { Migration } from '@mikro-orm/migrations';

export class Migration20261126054313_webhooks extends Migration {

  override name = 'Migration20261126054313_webhooks';

  override up(): void | Promise<void> {
    this.addSql(`create table "webhook" ("id" serial primary key, "user_id" int not null, "about_id" int null, "url" text not null, "secret" text not null, "kinds" jsonb not null, "is_on" boolean not null, "created_at" timestamptz not null, "failing_since" timestamptz null, "silences" int not null default 0, "rests_until" timestamptz null, "held_until" timestamptz null);`);
    this.addSql(`create index "webhook_user_id_index" on "webhook" ("user_id");`);
    this.addSql(`create index "webhook_about_id_index" on "webhook" ("about_id");`);

    this.addSql(`create table "webhook_delivery" ("id" serial primary key, "webhook_id" int not null, "key" varchar(255) not null, "kind" varchar(255) not null, "body" text not null, "state" text not null, "tries" int not null default 0, "next_at" timestamptz not null, "created_at" timestamptz not null, "tried_at" timestamptz null, "problem" text null, "status" int null, "answer" text not null default '');`);
    this.addSql(`create index "webhook_delivery_created_at_index" on "webhook_delivery" ("created_at");`);
    this.addSql(`create index "webhook_delivery_webhook_id_state_next_at_index" on "webhook_delivery" ("webhook_id", "state", "next_at");`);

    this.addSql(`alter table "webhook" add constraint "webhook_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "webhook" add constraint "webhook_about_id_foreign" foreign key ("about_id") references "radio" ("id") on delete cascade;`);

    this.addSql(`alter table "webhook_delivery" add constraint "webhook_delivery_webhook_id_foreign" foreign key ("webhook_id") references "webhook" ("id") on delete cascade;`);
    this.addSql(`alter table "webhook_delivery" add constraint "webhook_delivery_state_check" check ("state" in ('WAITING', 'DELIVERED', 'FAILED'));`);
    this.addSql(`alter table "webhook_delivery" add constraint "webhook_delivery_problem_check" check ("problem" in ('ANSWER', 'REDIRECT', 'TIMED_OUT', 'NO_CONNECTION', 'UNKNOWN_HOST', 'REFUSED_ADDRESS', 'NOT_SECURE', 'INVALID_ADDRESS', 'OFF'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "webhook_delivery" drop constraint "webhook_delivery_webhook_id_foreign";`);

    this.addSql(`drop table if exists "webhook" cascade;`);
    this.addSql(`drop table if exists "webhook_delivery" cascade;`);
  }

}
