import { Migration } from '@mikro-orm/migrations';

export class Migration20261121021838_initial extends Migration {

  override name = 'Migration20261121021838_initial';

  override up(): void | Promise<void> {
    this.addSql(`create table \`audit_entry\` (\`id\` integer not null primary key autoincrement, \`at\` datetime not null, \`action\` text check (\`action\` in ('CREATED', 'UPDATED', 'DELETED', 'SIGNED_IN', 'SIGNED_OUT', 'SIGN_IN_FAILED', 'SESSION_REVOKED', 'DENIED')) not null, \`actor_id\` integer null, \`actor_name\` text not null, \`subject\` text not null, \`subject_id\` integer null, \`changes\` json not null, \`radio_id\` integer null, \`request_id\` text not null);`);
    this.addSql(`create index \`audit_entry_subject_subject_id_index\` on \`audit_entry\` (\`subject\`, \`subject_id\`);`);

    this.addSql(`create table \`employee\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`responsive_id\` text not null default '', \`avatar\` text not null default '', \`full_name\` text not null, \`post\` text not null, \`email\` text not null, \`city\` text not null, \`start_date\` date not null, \`salary\` bigint not null, \`age\` integer not null, \`experience\` integer not null, \`status\` text check (\`status\` in ('CURRENT', 'PROFESSIONAL', 'REJECTED', 'RESIGNED', 'APPLIED')) not null);`);

    this.addSql(`create table \`invoice_client\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`name\` text not null, \`company\` text not null, \`company_email\` text not null, \`address\` text not null, \`country\` text not null, \`contact\` text not null, \`avatar\` text not null default '');`);

    this.addSql(`create table \`invoice\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`issued_date\` date not null, \`due_date\` date not null, \`client_id\` integer not null, \`service\` text check (\`service\` in ('SOFTWARE_DEVELOPMENT', 'UI_UX_DESIGN_AND_DEVELOPMENT', 'UNLIMITED_EXTENDED_LICENSE', 'TEMPLATE_CUSTOMIZATION')) not null, \`total\` bigint not null, \`balance\` bigint not null, \`currency\` text not null default 'USD', \`invoice_status\` text check (\`invoice_status\` in ('PAID', 'DOWNLOADED', 'SENT', 'DRAFT', 'PARTIAL_PAYMENT', 'PAST_DUE')) not null, \`bank_name\` text not null, \`bank_country\` text not null, \`iban\` text not null, \`swift_code\` text not null, constraint \`invoice_client_id_foreign\` foreign key (\`client_id\`) references \`invoice_client\` (\`id\`));`);
    this.addSql(`create index \`invoice_client_id_index\` on \`invoice\` (\`client_id\`);`);
    this.addSql(`create index \`invoice_invoice_status_index\` on \`invoice\` (\`invoice_status\`);`);

    this.addSql(`create table \`permission\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`name\` text not null, \`created_date\` datetime not null, \`abilities\` json not null);`);

    this.addSql(`create table \`radio\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`name\` text not null, \`slug\` text not null, \`time_zone\` text not null, \`language\` text not null);`);
    this.addSql(`create unique index \`radio_slug_unique\` on \`radio\` (\`slug\`);`);

    this.addSql(`create table \`role\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`key\` text not null, \`name\` text not null, \`description\` text not null, \`abilities\` json not null, \`stamp\` integer not null default 0);`);
    this.addSql(`create unique index \`role_key_unique\` on \`role\` (\`key\`);`);
    this.addSql(`create unique index \`role_name_unique\` on \`role\` (\`name\`);`);

    this.addSql(`create table \`permission_roles\` (\`permission_id\` integer not null, \`role_id\` integer not null, primary key (\`permission_id\`, \`role_id\`), constraint \`permission_roles_permission_id_foreign\` foreign key (\`permission_id\`) references \`permission\` (\`id\`) on update cascade on delete cascade, constraint \`permission_roles_role_id_foreign\` foreign key (\`role_id\`) references \`role\` (\`id\`) on update cascade on delete cascade);`);
    this.addSql(`create index \`permission_roles_permission_id_index\` on \`permission_roles\` (\`permission_id\`);`);
    this.addSql(`create index \`permission_roles_role_id_index\` on \`permission_roles\` (\`role_id\`);`);

    this.addSql(`create table \`user\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`full_name\` text not null, \`username\` text not null, \`username_key\` text not null, \`email\` text not null, \`password_hash\` text null, \`company\` text not null, \`country\` text not null, \`contact\` text not null, \`avatar\` text not null default '', \`avatar_color\` text not null default 'primary', \`billing\` text not null default '', \`current_plan\` text check (\`current_plan\` in ('BASIC', 'TEAM', 'COMPANY', 'ENTERPRISE')) not null, \`status\` text check (\`status\` in ('ACTIVE', 'INACTIVE', 'PENDING')) not null default 'PENDING', \`role_id\` integer not null, \`radio_id\` integer null, constraint \`user_role_id_foreign\` foreign key (\`role_id\`) references \`role\` (\`id\`), constraint \`user_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`) on delete set null);`);
    this.addSql(`create unique index \`user_username_key_unique\` on \`user\` (\`username_key\`);`);
    this.addSql(`create unique index \`user_email_unique\` on \`user\` (\`email\`);`);
    this.addSql(`create index \`user_role_id_index\` on \`user\` (\`role_id\`);`);
    this.addSql(`create index \`user_radio_id_index\` on \`user\` (\`radio_id\`);`);

    this.addSql(`create table \`session\` (\`id\` integer not null primary key autoincrement, \`user_id\` integer not null, \`created_at\` datetime not null, \`last_seen_at\` datetime not null, \`expires_at\` datetime not null, \`revoked_at\` datetime null, \`device\` text not null, \`address\` text not null, constraint \`session_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`session_user_id_index\` on \`session\` (\`user_id\`);`);

    this.addSql(`create table \`refresh_token\` (\`id\` integer not null primary key autoincrement, \`session_id\` integer not null, \`token_hash\` text not null, \`used_at\` datetime null, constraint \`refresh_token_session_id_foreign\` foreign key (\`session_id\`) references \`session\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`refresh_token_session_id_index\` on \`refresh_token\` (\`session_id\`);`);
    this.addSql(`create unique index \`refresh_token_token_hash_unique\` on \`refresh_token\` (\`token_hash\`);`);
  }

  override down(): void | Promise<void> {
    // The search tables are made after the migrations; they go with what they search. Who refers goes before who is referred to.
    for (const table of ['employee', 'invoice_client', 'permission', 'role', 'user']) this.addSql(`drop table if exists \`${table}_search\`;`);
    const tables = ['refresh_token', 'session', 'user', 'permission_roles', 'permission', 'role', 'radio', 'invoice', 'invoice_client', 'employee', 'audit_entry'];
    for (const table of tables) this.addSql(`drop table if exists \`${table}\`;`);
  }

}
