import { Migration } from '@mikro-orm/migrations';

/**
 * Takes the default of the search texts of radios away, as all other tables have none, and gives `country` and `contact` of users the
 * default of the entity and of PostgreSQL. The search triggers of both tables are created again after the migrations.
 */
export class Migration20261128180627_alignDefaults extends Migration {

  override name = 'Migration20261128180627_alignDefaults';

  override up(): void | Promise<void> {
    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`radio__temp_alter\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`name\` text not null, \`slug\` text not null, \`time_zone\` text not null, \`language\` text not null, \`logo\` text not null default '', \`media_quota\` bigint null, \`company_id\` integer null, constraint \`radio_company_id_foreign\` foreign key (\`company_id\`) references \`company\` (\`id\`) on delete set null);`);
    this.addSql(`insert into \`radio__temp_alter\` select \`id\`, \`version\`, \`created_at\`, \`updated_at\`, \`search_text\`, \`guarded_search_text\`, \`name\`, \`slug\`, \`time_zone\`, \`language\`, \`logo\`, \`media_quota\`, \`company_id\` from \`radio\`;`);
    this.addSql(`drop table \`radio\`;`);
    this.addSql(`alter table \`radio__temp_alter\` rename to \`radio\`;`);
    this.addSql(`create unique index \`radio_slug_unique\` on \`radio\` (\`slug\`);`);
    this.addSql(`create index \`radio_company_id_index\` on \`radio\` (\`company_id\`);`);
    this.addSql(`pragma foreign_keys = on;`);

    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`user__temp_alter\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`first_name\` text not null default '', \`last_name\` text not null default '', \`full_name\` text not null, \`username\` text not null, \`username_key\` text not null, \`email\` text not null, \`password_hash\` text null, \`employer_id\` integer null, \`country\` text not null default '', \`contact\` text not null default '', \`mobile\` text not null default '', \`address\` text not null default '', \`country_code\` text null, \`state_id\` text null, \`city_id\` text null, \`region_id\` integer null, \`zip_code\` text not null default '', \`bio\` text not null default '', \`birth_date\` date null, \`website\` text not null default '', \`designation\` text not null default '', \`cover\` text not null default '', \`social_links\` json not null default '{}', \`notifications\` json not null default '{}', \`language\` text not null default 'en', \`time_zone\` text null, \`avatar\` text not null default '', \`avatar_color\` text not null default 'primary', \`billing\` text not null default '', \`current_plan\` text check (\`current_plan\` in ('BASIC', 'TEAM', 'COMPANY', 'ENTERPRISE')) not null, \`status\` text check (\`status\` in ('ACTIVE', 'INACTIVE', 'PENDING')) not null default 'PENDING', \`role_id\` integer not null, \`radio_id\` integer null, constraint \`user_employer_id_foreign\` foreign key (\`employer_id\`) references \`company\` (\`id\`) on delete set null, constraint \`user_region_id_foreign\` foreign key (\`region_id\`) references \`region\` (\`id\`) on delete set null, constraint \`user_role_id_foreign\` foreign key (\`role_id\`) references \`role\` (\`id\`), constraint \`user_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`) on delete set null);`);
    this.addSql(`insert into \`user__temp_alter\` select \`id\`, \`version\`, \`created_at\`, \`updated_at\`, \`search_text\`, \`guarded_search_text\`, \`first_name\`, \`last_name\`, \`full_name\`, \`username\`, \`username_key\`, \`email\`, \`password_hash\`, \`employer_id\`, \`country\`, \`contact\`, \`mobile\`, \`address\`, \`country_code\`, \`state_id\`, \`city_id\`, \`region_id\`, \`zip_code\`, \`bio\`, \`birth_date\`, \`website\`, \`designation\`, \`cover\`, \`social_links\`, \`notifications\`, \`language\`, \`time_zone\`, \`avatar\`, \`avatar_color\`, \`billing\`, \`current_plan\`, \`status\`, \`role_id\`, \`radio_id\` from \`user\`;`);
    this.addSql(`drop table \`user\`;`);
    this.addSql(`alter table \`user__temp_alter\` rename to \`user\`;`);
    this.addSql(`create unique index \`user_username_key_unique\` on \`user\` (\`username_key\`);`);
    this.addSql(`create unique index \`user_email_unique\` on \`user\` (\`email\`);`);
    this.addSql(`create index \`user_employer_id_index\` on \`user\` (\`employer_id\`);`);
    this.addSql(`create index \`user_region_id_index\` on \`user\` (\`region_id\`);`);
    this.addSql(`create index \`user_role_id_index\` on \`user\` (\`role_id\`);`);
    this.addSql(`create index \`user_radio_id_index\` on \`user\` (\`radio_id\`);`);
    this.addSql(`pragma foreign_keys = on;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`radio__temp_alter\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`name\` text not null, \`slug\` text not null, \`time_zone\` text not null, \`language\` text not null, \`search_text\` text not null default '', \`guarded_search_text\` text not null default '', \`logo\` text not null default '', \`company_id\` integer null, \`media_quota\` bigint null, constraint \`radio_company_id_foreign\` foreign key (\`company_id\`) references \`company\` (\`id\`) on update no action on delete set null);`);
    this.addSql(`insert into \`radio__temp_alter\` select \`id\`, \`version\`, \`created_at\`, \`updated_at\`, \`name\`, \`slug\`, \`time_zone\`, \`language\`, \`search_text\`, \`guarded_search_text\`, \`logo\`, \`company_id\`, \`media_quota\` from \`radio\`;`);
    this.addSql(`drop table \`radio\`;`);
    this.addSql(`alter table \`radio__temp_alter\` rename to \`radio\`;`);
    this.addSql(`create index \`radio_company_id_index\` on \`radio\` (\`company_id\`);`);
    this.addSql(`create unique index \`radio_slug_unique\` on \`radio\` (\`slug\`);`);
    this.addSql(`pragma foreign_keys = on;`);

    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`user__temp_alter\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`full_name\` text not null, \`username\` text not null, \`username_key\` text not null, \`email\` text not null, \`password_hash\` text null, \`country\` text not null, \`contact\` text not null, \`avatar\` text not null default '', \`avatar_color\` text not null default 'primary', \`billing\` text not null default '', \`current_plan\` text check (\`current_plan\` in ('BASIC', 'TEAM', 'COMPANY', 'ENTERPRISE')) not null, \`status\` text check (\`status\` in ('ACTIVE', 'INACTIVE', 'PENDING')) not null default 'PENDING', \`role_id\` integer not null, \`radio_id\` integer null, \`first_name\` text not null default '', \`last_name\` text not null default '', \`employer_id\` integer null, \`mobile\` text not null default '', \`address\` text not null default '', \`country_code\` text null, \`state_id\` text null, \`city_id\` text null, \`region_id\` integer null, \`zip_code\` text not null default '', \`bio\` text not null default '', \`birth_date\` date null, \`website\` text not null default '', \`social_links\` json not null default '{}', \`notifications\` json not null default '{}', \`language\` text not null default 'en', \`time_zone\` text null, \`designation\` text not null default '', \`cover\` text not null default '', constraint \`user_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`) on update no action on delete set null, constraint \`user_role_id_foreign\` foreign key (\`role_id\`) references \`role\` (\`id\`) on update no action on delete no action, constraint \`user_region_id_foreign\` foreign key (\`region_id\`) references \`region\` (\`id\`) on update no action on delete set null, constraint \`user_employer_id_foreign\` foreign key (\`employer_id\`) references \`company\` (\`id\`) on update no action on delete set null);`);
    this.addSql(`insert into \`user__temp_alter\` select \`id\`, \`version\`, \`created_at\`, \`updated_at\`, \`search_text\`, \`guarded_search_text\`, \`full_name\`, \`username\`, \`username_key\`, \`email\`, \`password_hash\`, \`country\`, \`contact\`, \`avatar\`, \`avatar_color\`, \`billing\`, \`current_plan\`, \`status\`, \`role_id\`, \`radio_id\`, \`first_name\`, \`last_name\`, \`employer_id\`, \`mobile\`, \`address\`, \`country_code\`, \`state_id\`, \`city_id\`, \`region_id\`, \`zip_code\`, \`bio\`, \`birth_date\`, \`website\`, \`social_links\`, \`notifications\`, \`language\`, \`time_zone\`, \`designation\`, \`cover\` from \`user\`;`);
    this.addSql(`drop table \`user\`;`);
    this.addSql(`alter table \`user__temp_alter\` rename to \`user\`;`);
    this.addSql(`create index \`user_region_id_index\` on \`user\` (\`region_id\`);`);
    this.addSql(`create index \`user_employer_id_index\` on \`user\` (\`employer_id\`);`);
    this.addSql(`create index \`user_radio_id_index\` on \`user\` (\`radio_id\`);`);
    this.addSql(`create index \`user_role_id_index\` on \`user\` (\`role_id\`);`);
    this.addSql(`create unique index \`user_email_unique\` on \`user\` (\`email\`);`);
    this.addSql(`create unique index \`user_username_key_unique\` on \`user\` (\`username_key\`);`);
    this.addSql(`pragma foreign_keys = on;`);
  }

}
