import { Migration } from '@mikro-orm/migrations';

export class Migration20261121052134_access extends Migration {

  override name = 'Migration20261121052134_access';

  override up(): void | Promise<void> {
    this.addSql(`create table \`company\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`name\` text not null);`);
    this.addSql(`create unique index \`company_name_unique\` on \`company\` (\`name\`);`);

    this.addSql(`create table \`product\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`name\` text not null, \`description\` text not null default '');`);
    this.addSql(`create unique index \`product_name_unique\` on \`product\` (\`name\`);`);

    this.addSql(`create table \`team_member\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`user_id\` integer not null, \`role_id\` integer not null, constraint \`team_member_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`team_member_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade, constraint \`team_member_role_id_foreign\` foreign key (\`role_id\`) references \`role\` (\`id\`));`);
    this.addSql(`create index \`team_member_radio_id_index\` on \`team_member\` (\`radio_id\`);`);
    this.addSql(`create index \`team_member_user_id_index\` on \`team_member\` (\`user_id\`);`);
    this.addSql(`create index \`team_member_role_id_index\` on \`team_member\` (\`role_id\`);`);
    this.addSql(`create unique index \`team_member_user_id_radio_id_unique\` on \`team_member\` (\`user_id\`, \`radio_id\`);`);

    this.addSql(`create table \`social_account\` (\`id\` integer not null primary key autoincrement, \`user_id\` integer not null, \`provider\` text not null, \`external_id\` text not null, constraint \`social_account_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`social_account_user_id_index\` on \`social_account\` (\`user_id\`);`);
    this.addSql(`create unique index \`social_account_user_id_provider_unique\` on \`social_account\` (\`user_id\`, \`provider\`);`);
    this.addSql(`create unique index \`social_account_provider_external_id_unique\` on \`social_account\` (\`provider\`, \`external_id\`);`);

    this.addSql(`create table \`recovery_code\` (\`id\` integer not null primary key autoincrement, \`user_id\` integer not null, \`code_hash\` text not null, \`used_at\` datetime null, constraint \`recovery_code_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`recovery_code_user_id_index\` on \`recovery_code\` (\`user_id\`);`);

    this.addSql(`create table \`product_affected_users\` (\`product_id\` integer not null, \`user_id\` integer not null, primary key (\`product_id\`, \`user_id\`), constraint \`product_affected_users_product_id_foreign\` foreign key (\`product_id\`) references \`product\` (\`id\`) on update cascade on delete cascade, constraint \`product_affected_users_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on update cascade on delete cascade);`);
    this.addSql(`create index \`product_affected_users_product_id_index\` on \`product_affected_users\` (\`product_id\`);`);
    this.addSql(`create index \`product_affected_users_user_id_index\` on \`product_affected_users\` (\`user_id\`);`);

    this.addSql(`create table \`passkey\` (\`id\` integer not null primary key autoincrement, \`user_id\` integer not null, \`name\` text not null, \`credential_id\` text not null, \`public_key\` text not null, \`counter\` integer not null, \`transports\` json not null, \`backed_up\` integer not null, \`created_at\` datetime not null, \`last_used_at\` datetime null, constraint \`passkey_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`passkey_user_id_index\` on \`passkey\` (\`user_id\`);`);
    this.addSql(`create unique index \`passkey_credential_id_unique\` on \`passkey\` (\`credential_id\`);`);

    this.addSql(`create table \`mailed_token\` (\`id\` integer not null primary key autoincrement, \`kind\` text check (\`kind\` in ('INVITATION', 'PASSWORD_RESET')) not null, \`user_id\` integer not null, \`sent_by_id\` integer null, \`token_hash\` text not null, \`created_at\` datetime not null, \`expires_at\` datetime not null, \`used_at\` datetime null, constraint \`mailed_token_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade, constraint \`mailed_token_sent_by_id_foreign\` foreign key (\`sent_by_id\`) references \`user\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`mailed_token_user_id_index\` on \`mailed_token\` (\`user_id\`);`);
    this.addSql(`create index \`mailed_token_sent_by_id_index\` on \`mailed_token\` (\`sent_by_id\`);`);
    this.addSql(`create unique index \`mailed_token_token_hash_unique\` on \`mailed_token\` (\`token_hash\`);`);

    this.addSql(`create table \`authenticator\` (\`id\` integer not null primary key autoincrement, \`user_id\` integer not null, \`encrypted_secret\` text not null, \`created_at\` datetime not null, \`confirmed_at\` datetime null, \`last_period\` integer null, constraint \`authenticator_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`authenticator_user_id_index\` on \`authenticator\` (\`user_id\`);`);
    this.addSql(`create unique index \`authenticator_user_id_unique\` on \`authenticator\` (\`user_id\`);`);

    this.addSql(`create table \`api_token\` (\`id\` integer not null primary key autoincrement, \`user_id\` integer not null, \`name\` text not null, \`prefix\` text not null, \`token_hash\` text not null, \`scopes\` json not null, \`radio_id\` integer null, \`created_at\` datetime not null, \`expires_at\` datetime null, \`last_used_at\` datetime null, \`revoked_at\` datetime null, constraint \`api_token_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade, constraint \`api_token_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`api_token_user_id_index\` on \`api_token\` (\`user_id\`);`);
    this.addSql(`create unique index \`api_token_prefix_unique\` on \`api_token\` (\`prefix\`);`);
    this.addSql(`create index \`api_token_radio_id_index\` on \`api_token\` (\`radio_id\`);`);

    this.addSql(`alter table \`radio\` add column \`search_text\` text not null default '';`);
    this.addSql(`alter table \`radio\` add column \`guarded_search_text\` text not null default '';`);
    this.addSql(`alter table \`radio\` add column \`logo\` text not null default '';`);
    this.addSql(`alter table \`radio\` add column \`company_id\` integer null constraint \`radio_company_id_foreign\` references \`company\` (\`id\`) on delete set null;`);
    this.addSql(`create index \`radio_company_id_index\` on \`radio\` (\`company_id\`);`);

    this.addSql(`alter table \`role\` add column \`radio_id\` integer null constraint \`role_radio_id_foreign\` references \`radio\` (\`id\`) on delete cascade;`);
    this.addSql(`create index \`role_radio_id_index\` on \`role\` (\`radio_id\`);`);

    this.addSql(`alter table \`user\` add column \`first_name\` text not null default '';`);
    this.addSql(`alter table \`user\` add column \`last_name\` text not null default '';`);
    this.addSql(`alter table \`user\` add column \`employer_id\` integer null constraint \`user_employer_id_foreign\` references \`company\` (\`id\`) on delete set null;`);
    this.addSql(`alter table \`user\` add column \`mobile\` text not null default '';`);
    this.addSql(`alter table \`user\` add column \`address\` text not null default '';`);
    this.addSql(`alter table \`user\` add column \`country_code\` text null;`);
    this.addSql(`alter table \`user\` add column \`state_id\` text null;`);
    this.addSql(`alter table \`user\` add column \`city_id\` text null;`);
    this.addSql(`alter table \`user\` add column \`region_id\` integer null constraint \`user_region_id_foreign\` references \`region\` (\`id\`) on delete set null;`);
    this.addSql(`alter table \`user\` add column \`zip_code\` text not null default '';`);
    this.addSql(`alter table \`user\` add column \`bio\` text not null default '';`);
    this.addSql(`alter table \`user\` add column \`birth_date\` date null;`);
    this.addSql(`alter table \`user\` add column \`website\` text not null default '';`);
    this.addSql(`alter table \`user\` add column \`social_links\` json not null default '{}';`);
    this.addSql(`alter table \`user\` add column \`notifications\` json not null default '{}';`);
    this.addSql(`alter table \`user\` add column \`language\` text not null default 'en';`);
    this.addSql(`alter table \`user\` add column \`time_zone\` text null;`);
    this.addSql(`create index \`user_employer_id_index\` on \`user\` (\`employer_id\`);`);
    this.addSql(`create index \`user_region_id_index\` on \`user\` (\`region_id\`);`);

    // What was the text of a company becomes a record, and everyone's radio a place in its team.
    this.addSql(`insert into company (version, created_at, updated_at, search_text, guarded_search_text, name) select distinct 1, cast(strftime('%s', 'now') as integer) * 1000, cast(strftime('%s', 'now') as integer) * 1000, lower(company), '', company from \`user\` where company <> '';`);
    this.addSql(`update \`user\` set employer_id = (select id from company where name = \`user\`.company);`);
    this.addSql(`update \`user\` set first_name = case when instr(full_name, ' ') > 0 then substr(full_name, 1, instr(full_name, ' ') - 1) else full_name end, last_name = case when instr(full_name, ' ') > 0 then substr(full_name, instr(full_name, ' ') + 1) else '' end;`);
    this.addSql(`insert into team_member (version, created_at, updated_at, search_text, guarded_search_text, radio_id, user_id, role_id) select 1, cast(strftime('%s', 'now') as integer) * 1000, cast(strftime('%s', 'now') as integer) * 1000, '', '', radio_id, id, role_id from \`user\` where radio_id is not null;`);
    this.addSql(`update radio set search_text = lower(name || char(10) || slug);`);
    this.addSql(`alter table \`user\` drop column \`company\`;`);

    this.addSql(`alter table \`session\` add column \`proven_at\` datetime null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`user\` add column \`company\` text not null default '';`);
    this.addSql(`update \`user\` set company = coalesce((select name from company where id = employer_id), '');`);

    for (const table of ['company', 'product']) this.addSql(`drop table if exists \`${table}_search\`;`);
    this.addSql(`drop table if exists \`company\`;`);
    this.addSql(`drop table if exists \`product\`;`);
    this.addSql(`drop table if exists \`team_member\`;`);
    this.addSql(`drop table if exists \`social_account\`;`);
    this.addSql(`drop table if exists \`recovery_code\`;`);
    this.addSql(`drop table if exists \`product_affected_users\`;`);
    this.addSql(`drop table if exists \`passkey\`;`);
    this.addSql(`drop table if exists \`mailed_token\`;`);
    this.addSql(`drop table if exists \`authenticator\`;`);
    this.addSql(`drop table if exists \`api_token\`;`);

    this.addSql(`drop index \`radio_company_id_index\`;`);
    // Its search table, which is made after the migrations.
    this.addSql(`drop trigger if exists radio_search_insert;`);
    this.addSql(`drop trigger if exists radio_search_delete;`);
    this.addSql(`drop trigger if exists radio_search_update;`);
    this.addSql(`drop table if exists radio_search;`);
    this.addSql(`alter table \`radio\` drop column \`search_text\`;`);
    this.addSql(`alter table \`radio\` drop column \`guarded_search_text\`;`);
    this.addSql(`alter table \`radio\` drop column \`logo\`;`);
    this.addSql(`alter table \`radio\` drop column \`company_id\`;`);

    this.addSql(`drop index \`role_radio_id_index\`;`);
    this.addSql(`alter table \`role\` drop column \`radio_id\`;`);

    this.addSql(`alter table \`session\` drop column \`proven_at\`;`);

    this.addSql(`drop index \`user_employer_id_index\`;`);
    this.addSql(`drop index \`user_region_id_index\`;`);
    this.addSql(`alter table \`user\` drop column \`first_name\`;`);
    this.addSql(`alter table \`user\` drop column \`last_name\`;`);
    this.addSql(`alter table \`user\` drop column \`employer_id\`;`);
    this.addSql(`alter table \`user\` drop column \`mobile\`;`);
    this.addSql(`alter table \`user\` drop column \`address\`;`);
    this.addSql(`alter table \`user\` drop column \`country_code\`;`);
    this.addSql(`alter table \`user\` drop column \`state_id\`;`);
    this.addSql(`alter table \`user\` drop column \`city_id\`;`);
    this.addSql(`alter table \`user\` drop column \`region_id\`;`);
    this.addSql(`alter table \`user\` drop column \`zip_code\`;`);
    this.addSql(`alter table \`user\` drop column \`bio\`;`);
    this.addSql(`alter table \`user\` drop column \`birth_date\`;`);
    this.addSql(`alter table \`user\` drop column \`website\`;`);
    this.addSql(`alter table \`user\` drop column \`social_links\`;`);
    this.addSql(`alter table \`user\` drop column \`notifications\`;`);
    this.addSql(`alter table \`user\` drop column \`language\`;`);
    this.addSql(`alter table \`user\` drop column \`time_zone\`;`);
  }

}
