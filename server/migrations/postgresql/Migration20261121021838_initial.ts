import { Migration } from '@mikro-orm/migrations';

export class Migration20261121021838_initial extends Migration {

  override name = 'Migration20261121021838_initial';

  override up(): void | Promise<void> {
    this.addSql(`create table "audit_entry" ("id" serial primary key, "at" timestamptz not null, "action" text not null, "actor_id" int null, "actor_name" varchar(255) not null, "subject" varchar(255) not null, "subject_id" int null, "changes" jsonb not null, "radio_id" int null, "request_id" varchar(255) not null);`);
    this.addSql(`create index "audit_entry_subject_subject_id_index" on "audit_entry" ("subject", "subject_id");`);

    this.addSql(`create table "employee" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "responsive_id" varchar(255) not null default '', "avatar" varchar(255) not null default '', "full_name" varchar(255) not null, "post" varchar(255) not null, "email" varchar(255) not null, "city" varchar(255) not null, "start_date" date not null, "salary" bigint not null, "age" int not null, "experience" int not null, "status" text not null);`);

    this.addSql(`create table "invoice_client" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "name" varchar(255) not null, "company" varchar(255) not null, "company_email" varchar(255) not null, "address" varchar(255) not null, "country" varchar(255) not null, "contact" varchar(255) not null, "avatar" varchar(255) not null default '');`);

    this.addSql(`create table "invoice" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "issued_date" date not null, "due_date" date not null, "client_id" int not null, "service" text not null, "total" bigint not null, "balance" bigint not null, "currency" varchar(3) not null default 'USD', "invoice_status" text not null, "bank_name" varchar(255) not null, "bank_country" varchar(255) not null, "iban" varchar(255) not null, "swift_code" varchar(255) not null);`);
    this.addSql(`create index "invoice_client_id_index" on "invoice" ("client_id");`);
    this.addSql(`create index "invoice_invoice_status_index" on "invoice" ("invoice_status");`);

    this.addSql(`create table "permission" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "name" varchar(255) not null, "created_date" timestamptz not null, "abilities" jsonb not null);`);

    this.addSql(`create table "radio" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "name" varchar(255) not null, "slug" varchar(255) not null, "time_zone" varchar(255) not null, "language" varchar(255) not null);`);
    this.addSql(`alter table "radio" add constraint "radio_slug_unique" unique ("slug");`);

    this.addSql(`create table "role" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "key" varchar(255) not null, "name" varchar(255) not null, "description" varchar(255) not null, "abilities" jsonb not null, "stamp" int not null default 0);`);
    this.addSql(`alter table "role" add constraint "role_key_unique" unique ("key");`);
    this.addSql(`alter table "role" add constraint "role_name_unique" unique ("name");`);

    this.addSql(`create table "permission_roles" ("permission_id" int not null, "role_id" int not null, primary key ("permission_id", "role_id"));`);

    this.addSql(`create table "user" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "full_name" varchar(255) not null, "username" varchar(255) not null, "username_key" varchar(255) not null, "email" varchar(255) not null, "password_hash" varchar(255) null, "company" varchar(255) not null, "country" varchar(255) not null, "contact" varchar(255) not null, "avatar" varchar(255) not null default '', "avatar_color" varchar(255) not null default 'primary', "billing" varchar(255) not null default '', "current_plan" text not null, "status" text not null default 'PENDING', "role_id" int not null, "radio_id" int null);`);
    this.addSql(`alter table "user" add constraint "user_username_key_unique" unique ("username_key");`);
    this.addSql(`alter table "user" add constraint "user_email_unique" unique ("email");`);
    this.addSql(`create index "user_role_id_index" on "user" ("role_id");`);
    this.addSql(`create index "user_radio_id_index" on "user" ("radio_id");`);

    this.addSql(`create table "session" ("id" serial primary key, "user_id" int not null, "created_at" timestamptz not null, "last_seen_at" timestamptz not null, "expires_at" timestamptz not null, "revoked_at" timestamptz null, "device" varchar(255) not null, "address" varchar(255) not null);`);
    this.addSql(`create index "session_user_id_index" on "session" ("user_id");`);

    this.addSql(`create table "refresh_token" ("id" serial primary key, "session_id" int not null, "token_hash" varchar(255) not null, "used_at" timestamptz null);`);
    this.addSql(`create index "refresh_token_session_id_index" on "refresh_token" ("session_id");`);
    this.addSql(`alter table "refresh_token" add constraint "refresh_token_token_hash_unique" unique ("token_hash");`);

    this.addSql(`alter table "audit_entry" add constraint "audit_entry_action_check" check ("action" in ('CREATED', 'UPDATED', 'DELETED', 'SIGNED_IN', 'SIGNED_OUT', 'SIGN_IN_FAILED', 'SESSION_REVOKED', 'DENIED'));`);

    this.addSql(`alter table "employee" add constraint "employee_status_check" check ("status" in ('CURRENT', 'PROFESSIONAL', 'REJECTED', 'RESIGNED', 'APPLIED'));`);

    this.addSql(`alter table "invoice" add constraint "invoice_client_id_foreign" foreign key ("client_id") references "invoice_client" ("id");`);
    this.addSql(`alter table "invoice" add constraint "invoice_service_check" check ("service" in ('SOFTWARE_DEVELOPMENT', 'UI_UX_DESIGN_AND_DEVELOPMENT', 'UNLIMITED_EXTENDED_LICENSE', 'TEMPLATE_CUSTOMIZATION'));`);
    this.addSql(`alter table "invoice" add constraint "invoice_invoice_status_check" check ("invoice_status" in ('PAID', 'DOWNLOADED', 'SENT', 'DRAFT', 'PARTIAL_PAYMENT', 'PAST_DUE'));`);

    this.addSql(`alter table "permission_roles" add constraint "permission_roles_permission_id_foreign" foreign key ("permission_id") references "permission" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "permission_roles" add constraint "permission_roles_role_id_foreign" foreign key ("role_id") references "role" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "user" add constraint "user_role_id_foreign" foreign key ("role_id") references "role" ("id");`);
    this.addSql(`alter table "user" add constraint "user_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on delete set null;`);
    this.addSql(`alter table "user" add constraint "user_current_plan_check" check ("current_plan" in ('BASIC', 'TEAM', 'COMPANY', 'ENTERPRISE'));`);
    this.addSql(`alter table "user" add constraint "user_status_check" check ("status" in ('ACTIVE', 'INACTIVE', 'PENDING'));`);

    this.addSql(`alter table "session" add constraint "session_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);

    this.addSql(`alter table "refresh_token" add constraint "refresh_token_session_id_foreign" foreign key ("session_id") references "session" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "invoice" drop constraint "invoice_client_id_foreign";`);
    this.addSql(`alter table "permission_roles" drop constraint "permission_roles_permission_id_foreign";`);
    this.addSql(`alter table "user" drop constraint "user_radio_id_foreign";`);
    this.addSql(`alter table "permission_roles" drop constraint "permission_roles_role_id_foreign";`);
    this.addSql(`alter table "user" drop constraint "user_role_id_foreign";`);
    this.addSql(`alter table "session" drop constraint "session_user_id_foreign";`);
    this.addSql(`alter table "refresh_token" drop constraint "refresh_token_session_id_foreign";`);

    this.addSql(`drop table if exists "audit_entry" cascade;`);
    this.addSql(`drop table if exists "employee" cascade;`);
    this.addSql(`drop table if exists "invoice_client" cascade;`);
    this.addSql(`drop table if exists "invoice" cascade;`);
    this.addSql(`drop table if exists "permission" cascade;`);
    this.addSql(`drop table if exists "radio" cascade;`);
    this.addSql(`drop table if exists "role" cascade;`);
    this.addSql(`drop table if exists "permission_roles" cascade;`);
    this.addSql(`drop table if exists "user" cascade;`);
    this.addSql(`drop table if exists "session" cascade;`);
    this.addSql(`drop table if exists "refresh_token" cascade;`);
  }

}
