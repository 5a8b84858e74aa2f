import { Migration } from '@mikro-orm/migrations';

export class Migration20261123061826_jobs extends Migration {

  override name = 'Migration20261123061826_jobs';

  override up(): void | Promise<void> {
    this.addSql(`create table "failed_job" ("id" serial primary key, "kind" varchar(255) not null, "data" text not null, "error" text not null, "tries" int not null, "added_at" timestamptz not null, "failed_at" timestamptz not null);`);

    this.addSql(`create table "job" ("id" serial primary key, "kind" varchar(255) not null, "data" text not null, "key" varchar(255) null, "waits_as" varchar(255) null, "due" bigint not null, "tries" int not null, "holder" varchar(255) null, "held_until" bigint null, "added_at" bigint not null);`);
    this.addSql(`alter table "job" add constraint "job_waits_as_unique" unique ("waits_as");`);
    this.addSql(`create index "job_kind_due_index" on "job" ("kind", "due");`);

    this.addSql(`create table "job_schedule" ("id" serial primary key, "kind" varchar(255) not null, "next_at" bigint not null);`);
    this.addSql(`alter table "job_schedule" add constraint "job_schedule_kind_unique" unique ("kind");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "failed_job" cascade;`);
    this.addSql(`drop table if exists "job" cascade;`);
    this.addSql(`drop table if exists "job_schedule" cascade;`);
  }

}
