import { Migration } from '@mikro-orm/migrations';

export class Migration20261121052134_access extends Migration {

  override name = 'Migration20261121052134_access';

  override up(): void | Promise<void> {
    this.addSql(`create table "company" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "name" varchar(255) not null);`);
    this.addSql(`alter table "company" add constraint "company_name_unique" unique ("name");`);

    this.addSql(`create table "product" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "name" varchar(255) not null, "description" text not null default '');`);
    this.addSql(`alter table "product" add constraint "product_name_unique" unique ("name");`);

    this.addSql(`create table "team_member" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "user_id" int not null, "role_id" int not null);`);
    this.addSql(`create index "team_member_radio_id_index" on "team_member" ("radio_id");`);
    this.addSql(`create index "team_member_user_id_index" on "team_member" ("user_id");`);
    this.addSql(`create index "team_member_role_id_index" on "team_member" ("role_id");`);
    this.addSql(`alter table "team_member" add constraint "team_member_user_id_radio_id_unique" unique ("user_id", "radio_id");`);

    this.addSql(`create table "social_account" ("id" serial primary key, "user_id" int not null, "provider" varchar(255) not null, "external_id" varchar(255) not null);`);
    this.addSql(`alter table "social_account" add constraint "social_account_user_id_provider_unique" unique ("user_id", "provider");`);
    this.addSql(`alter table "social_account" add constraint "social_account_provider_external_id_unique" unique ("provider", "external_id");`);

    this.addSql(`create table "recovery_code" ("id" serial primary key, "user_id" int not null, "code_hash" varchar(255) not null, "used_at" timestamptz null);`);
    this.addSql(`create index "recovery_code_user_id_index" on "recovery_code" ("user_id");`);

    this.addSql(`create table "product_affected_users" ("product_id" int not null, "user_id" int not null, primary key ("product_id", "user_id"));`);

    this.addSql(`create table "passkey" ("id" serial primary key, "user_id" int not null, "name" varchar(255) not null, "credential_id" varchar(255) not null, "public_key" text not null, "counter" int not null, "transports" jsonb not null, "backed_up" boolean not null, "created_at" timestamptz not null, "last_used_at" timestamptz null);`);
    this.addSql(`create index "passkey_user_id_index" on "passkey" ("user_id");`);
    this.addSql(`alter table "passkey" add constraint "passkey_credential_id_unique" unique ("credential_id");`);

    this.addSql(`create table "mailed_token" ("id" serial primary key, "kind" text not null, "user_id" int not null, "sent_by_id" int null, "token_hash" varchar(255) not null, "created_at" timestamptz not null, "expires_at" timestamptz not null, "used_at" timestamptz null);`);
    this.addSql(`create index "mailed_token_user_id_index" on "mailed_token" ("user_id");`);
    this.addSql(`alter table "mailed_token" add constraint "mailed_token_token_hash_unique" unique ("token_hash");`);

    this.addSql(`create table "authenticator" ("id" serial primary key, "user_id" int not null, "encrypted_secret" varchar(255) not null, "created_at" timestamptz not null, "confirmed_at" timestamptz null, "last_period" int null);`);
    this.addSql(`alter table "authenticator" add constraint "authenticator_user_id_unique" unique ("user_id");`);

    this.addSql(`create table "api_token" ("id" serial primary key, "user_id" int not null, "name" varchar(255) not null, "prefix" varchar(255) not null, "token_hash" varchar(255) not null, "scopes" jsonb not null, "radio_id" int null, "created_at" timestamptz not null, "expires_at" timestamptz null, "last_used_at" timestamptz null, "revoked_at" timestamptz null);`);
    this.addSql(`create index "api_token_user_id_index" on "api_token" ("user_id");`);
    this.addSql(`alter table "api_token" add constraint "api_token_prefix_unique" unique ("prefix");`);

    this.addSql(`alter table "radio" add "search_text" text not null default '', add "guarded_search_text" text not null default '', add "logo" varchar(255) not null default '', add "company_id" int null;`);
    this.addSql(`alter table "radio" add constraint "radio_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete set null;`);
    this.addSql(`create index "radio_company_id_index" on "radio" ("company_id");`);

    this.addSql(`alter table "role" add "radio_id" int null;`);
    this.addSql(`alter table "role" add constraint "role_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on delete cascade;`);
    this.addSql(`create index "role_radio_id_index" on "role" ("radio_id");`);

    this.addSql(`alter table "user" add "first_name" varchar(255) not null default '', add "last_name" varchar(255) not null default '', add "employer_id" int null, add "mobile" varchar(255) not null default '', add "address" varchar(255) not null default '', add "country_code" varchar(255) null, add "state_id" varchar(255) null, add "city_id" varchar(255) null, add "region_id" int null, add "zip_code" varchar(255) not null default '', add "bio" text not null default '', add "birth_date" date null, add "website" varchar(255) not null default '', add "social_links" jsonb not null default '{}', add "notifications" jsonb not null default '{}', add "language" varchar(255) not null default 'en', add "time_zone" varchar(255) null;`);
    this.addSql(`alter table "user" add constraint "user_employer_id_foreign" foreign key ("employer_id") references "company" ("id") on delete set null;`);
    this.addSql(`alter table "user" add constraint "user_region_id_foreign" foreign key ("region_id") references "region" ("id") on delete set null;`);
    this.addSql(`create index "user_employer_id_index" on "user" ("employer_id");`);

    // What was the text of a company becomes a record, and everyone's radio a place in its team.
    this.addSql(`insert into company (version, created_at, updated_at, search_text, guarded_search_text, name) select distinct 1, now(), now(), lower(company), '', company from "user" where company <> '';`);
    this.addSql(`update "user" set employer_id = (select id from company where name = "user".company);`);
    this.addSql(`update "user" set first_name = split_part(full_name, ' ', 1), last_name = case when position(' ' in full_name) > 0 then substr(full_name, position(' ' in full_name) + 1) else '' end;`);
    this.addSql(`insert into team_member (version, created_at, updated_at, search_text, guarded_search_text, radio_id, user_id, role_id) select 1, now(), now(), '', '', radio_id, id, role_id from "user" where radio_id is not null;`);
    this.addSql(`update radio set search_text = lower(name || chr(10) || slug);`);
    this.addSql(`alter table "user" drop column "company";`);

    this.addSql(`alter table "session" add "proven_at" timestamptz null;`);

    this.addSql(`alter table "team_member" add constraint "team_member_radio_id_foreign" foreign key ("radio_id") references "radio" ("id");`);
    this.addSql(`alter table "team_member" add constraint "team_member_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "team_member" add constraint "team_member_role_id_foreign" foreign key ("role_id") references "role" ("id");`);

    this.addSql(`alter table "social_account" add constraint "social_account_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);

    this.addSql(`alter table "recovery_code" add constraint "recovery_code_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);

    this.addSql(`alter table "product_affected_users" add constraint "product_affected_users_product_id_foreign" foreign key ("product_id") references "product" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "product_affected_users" add constraint "product_affected_users_user_id_foreign" foreign key ("user_id") references "user" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "passkey" add constraint "passkey_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);

    this.addSql(`alter table "mailed_token" add constraint "mailed_token_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "mailed_token" add constraint "mailed_token_sent_by_id_foreign" foreign key ("sent_by_id") references "user" ("id") on delete set null;`);
    this.addSql(`alter table "mailed_token" add constraint "mailed_token_kind_check" check ("kind" in ('INVITATION', 'PASSWORD_RESET'));`);

    this.addSql(`alter table "authenticator" add constraint "authenticator_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);

    this.addSql(`alter table "api_token" add constraint "api_token_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "api_token" add constraint "api_token_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "user" add "company" varchar(255) not null default '';`);
    this.addSql(`update "user" set company = coalesce((select name from company where id = employer_id), '');`);
    this.addSql(`alter table "radio" drop constraint "radio_company_id_foreign";`);
    this.addSql(`alter table "user" drop constraint "user_employer_id_foreign";`);
    this.addSql(`alter table "product_affected_users" drop constraint "product_affected_users_product_id_foreign";`);

    this.addSql(`drop table if exists "company" cascade;`);
    this.addSql(`drop table if exists "product" cascade;`);
    this.addSql(`drop table if exists "team_member" cascade;`);
    this.addSql(`drop table if exists "social_account" cascade;`);
    this.addSql(`drop table if exists "recovery_code" cascade;`);
    this.addSql(`drop table if exists "product_affected_users" cascade;`);
    this.addSql(`drop table if exists "passkey" cascade;`);
    this.addSql(`drop table if exists "mailed_token" cascade;`);
    this.addSql(`drop table if exists "authenticator" cascade;`);
    this.addSql(`drop table if exists "api_token" cascade;`);

    this.addSql(`alter table "role" drop constraint "role_radio_id_foreign";`);

    this.addSql(`alter table "user" drop constraint "user_region_id_foreign";`);

    this.addSql(`drop index "radio_company_id_index";`);
    this.addSql(`alter table "radio" drop column "search_text", drop column "guarded_search_text", drop column "logo", drop column "company_id";`);

    this.addSql(`drop index "role_radio_id_index";`);
    this.addSql(`alter table "role" drop column "radio_id";`);

    this.addSql(`alter table "session" drop column "proven_at";`);

    this.addSql(`drop index "user_employer_id_index";`);
    this.addSql(`alter table "user" drop column "first_name", drop column "last_name", drop column "employer_id", drop column "mobile", drop column "address", drop column "country_code", drop column "state_id", drop column "city_id", drop column "region_id", drop column "zip_code", drop column "bio", drop column "birth_date", drop column "website", drop column "social_links", drop column "notifications", drop column "language", drop column "time_zone";`);
  }

}
