import { Migration } from '@mikro-orm/migrations';

/** Creates the schema of version 0.1.0. It stands for the migrations before it, which `replaced.ts` describes. */
export class Migration20261128180626_initial extends Migration {

  override name = 'Migration20261128180626_initial';

  override up(): void | Promise<void> {
    this.addSql(`create table "audit_entry" ("id" serial primary key, "at" timestamptz not null, "action" text not null, "actor_id" int null, "actor_name" varchar(255) not null, "subject" varchar(255) not null, "subject_id" int null, "changes" jsonb not null, "radio_id" int null, "request_id" varchar(255) not null, "address" varchar(255) not null default '');`);
    this.addSql(`create index "audit_entry_subject_subject_id_index" on "audit_entry" ("subject", "subject_id");`);
    this.addSql(`alter table "audit_entry" add constraint "audit_entry_action_check" check ("action" in ('CREATED', 'UPDATED', 'DELETED', 'SIGNED_IN', 'SIGNED_OUT', 'SIGN_IN_FAILED', 'SESSION_REVOKED', 'DENIED'));`);

    this.addSql(`create table "audit_seal" ("id" serial primary key, "at" timestamptz not null, "last_entry_id" int not null, "entries" int not null, "hash" varchar(255) not null);`);

    this.addSql(`create table "blog_category" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "name" varchar(255) not null, "icon" varchar(255) not null);`);
    this.addSql(`alter table "blog_category" add constraint "blog_category_name_unique" unique ("name");`);

    this.addSql(`create table "card" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "key" varchar(255) not null, "period" varchar(255) not null default '', "data" jsonb not null);`);
    this.addSql(`alter table "card" add constraint "card_key_period_unique" unique ("key", "period");`);

    this.addSql(`create table "company" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "name" varchar(255) not null);`);
    this.addSql(`alter table "company" add constraint "company_name_unique" unique ("name");`);

    this.addSql(`create table "employee" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "responsive_id" varchar(255) not null default '', "avatar" varchar(255) not null default '', "full_name" varchar(255) not null, "post" varchar(255) not null, "email" varchar(255) not null, "city" varchar(255) not null, "start_date" date not null, "salary" bigint not null, "age" int not null, "experience" int not null, "status" text not null);`);
    this.addSql(`alter table "employee" add constraint "employee_status_check" check ("status" in ('CURRENT', 'PROFESSIONAL', 'REJECTED', 'RESIGNED', 'APPLIED'));`);

    this.addSql(`create table "failed_job" ("id" serial primary key, "kind" varchar(255) not null, "data" text not null, "error" text not null, "tries" int not null, "added_at" timestamptz not null, "failed_at" timestamptz not null);`);

    this.addSql(`create table "faq_category" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "key" varchar(255) not null, "icon" varchar(255) not null, "title" varchar(255) not null, "subtitle" varchar(255) not null, "position" int not null);`);
    this.addSql(`alter table "faq_category" add constraint "faq_category_key_unique" unique ("key");`);

    this.addSql(`create table "faq_question" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "category_id" int not null, "question" varchar(255) not null, "answer" text not null, "position" int not null);`);
    this.addSql(`create index "faq_question_category_id_index" on "faq_question" ("category_id");`);

    this.addSql(`create table "feed" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "title" varchar(255) not null, "handle" varchar(255) not null, "tags" varchar(255) not null default '', "description" text not null, "picture" varchar(255) not null default '');`);

    this.addSql(`create table "former_slug" ("id" serial primary key, "kind" varchar(40) not null, "scope" int not null, "slug" varchar(255) not null, "target" int not null);`);
    this.addSql(`alter table "former_slug" add constraint "former_slug_kind_scope_slug_unique" unique ("kind", "scope", "slug");`);
    this.addSql(`create index "former_slug_kind_target_index" on "former_slug" ("kind", "target");`);

    this.addSql(`create table "invoice_client" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "name" varchar(255) not null, "company" varchar(255) not null, "company_email" varchar(255) not null, "address" varchar(255) not null, "country" varchar(255) not null, "contact" varchar(255) not null, "avatar" varchar(255) not null default '');`);

    this.addSql(`create table "invoice" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "issued_date" date not null, "due_date" date not null, "client_id" int not null, "service" text not null, "total" bigint not null, "balance" bigint not null, "currency" varchar(3) not null default 'USD', "invoice_status" text not null, "bank_name" varchar(255) not null, "bank_country" varchar(255) not null, "iban" varchar(255) not null, "swift_code" varchar(255) not null, "deleted_at" timestamptz null);`);
    this.addSql(`create index "invoice_client_id_index" on "invoice" ("client_id");`);
    this.addSql(`create index "invoice_due_date_index" on "invoice" ("due_date");`);
    this.addSql(`create index "invoice_id_deleted_at_index" on "invoice" ("id", "deleted_at") where deleted_at is not null;`);
    this.addSql(`create index "invoice_id_index" on "invoice" ("id") where deleted_at is null;`);
    this.addSql(`create index "invoice_invoice_status_index" on "invoice" ("invoice_status");`);
    this.addSql(`alter table "invoice" add constraint "invoice_invoice_status_check" check ("invoice_status" in ('PAID', 'DOWNLOADED', 'SENT', 'DRAFT', 'PARTIAL_PAYMENT', 'PAST_DUE'));`);
    this.addSql(`alter table "invoice" add constraint "invoice_service_check" check ("service" in ('SOFTWARE_DEVELOPMENT', 'UI_UX_DESIGN_AND_DEVELOPMENT', 'UNLIMITED_EXTENDED_LICENSE', 'TEMPLATE_CUSTOMIZATION'));`);

    this.addSql(`create table "job" ("id" serial primary key, "kind" varchar(255) not null, "data" text not null, "key" varchar(255) null, "waits_as" varchar(255) null, "due" bigint not null, "tries" int not null, "holder" varchar(255) null, "held_until" bigint null, "added_at" bigint not null);`);
    this.addSql(`create index "job_kind_due_index" on "job" ("kind", "due");`);
    this.addSql(`alter table "job" add constraint "job_waits_as_unique" unique ("waits_as");`);

    this.addSql(`create table "job_schedule" ("id" serial primary key, "kind" varchar(255) not null, "next_at" bigint not null);`);
    this.addSql(`alter table "job_schedule" add constraint "job_schedule_kind_unique" unique ("kind");`);

    this.addSql(`create table "knowledge_category" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "key" varchar(255) not null, "title" varchar(255) not null, "description" varchar(255) not null, "picture" varchar(255) not null default '', "position" int not null);`);
    this.addSql(`alter table "knowledge_category" add constraint "knowledge_category_key_unique" unique ("key");`);

    this.addSql(`create table "knowledge_topic" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "category_id" int not null, "title" varchar(255) not null, "icon" varchar(255) not null, "icon_color" varchar(255) not null, "position" int not null);`);
    this.addSql(`create index "knowledge_topic_category_id_index" on "knowledge_topic" ("category_id");`);

    this.addSql(`create table "knowledge_question" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "topic_id" int not null, "question" varchar(255) not null, "slug" varchar(255) not null, "content" text not null, "position" int not null);`);
    this.addSql(`alter table "knowledge_question" add constraint "knowledge_question_slug_unique" unique ("slug");`);
    this.addSql(`create index "knowledge_question_topic_id_index" on "knowledge_question" ("topic_id");`);

    this.addSql(`create table "last_audit_check" ("id" serial primary key, "at" timestamptz not null, "sealed" int not null, "unsealed" int not null, "broken" jsonb not null);`);

    this.addSql(`create table "permission" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "name" varchar(255) not null, "created_date" timestamptz not null, "abilities" jsonb not null);`);

    this.addSql(`create table "poll" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "question" varchar(255) not null);`);

    this.addSql(`create table "poll_option" ("id" serial primary key, "poll_id" int not null, "name" varchar(255) not null, "position" int not null);`);
    this.addSql(`create index "poll_option_poll_id_index" on "poll_option" ("poll_id");`);

    this.addSql(`create table "product" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "name" varchar(255) not null, "description" text not null default '');`);
    this.addSql(`alter table "product" add constraint "product_name_unique" unique ("name");`);

    this.addSql(`create table "push_key" ("id" serial primary key, "name" varchar(255) not null, "public_key" varchar(255) not null, "private_key" text not null);`);
    this.addSql(`alter table "push_key" add constraint "push_key_name_unique" unique ("name");`);

    this.addSql(`create table "radio" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "name" varchar(255) not null, "slug" varchar(255) not null, "time_zone" varchar(255) not null, "language" varchar(255) not null, "search_text" text not null default '', "guarded_search_text" text not null default '', "logo" varchar(255) not null default '', "company_id" int null, "media_quota" bigint null);`);
    this.addSql(`create index "radio_company_id_index" on "radio" ("company_id");`);
    this.addSql(`alter table "radio" add constraint "radio_slug_unique" unique ("slug");`);

    this.addSql(`create table "playlist" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "deleted_at" timestamptz null, "name" varchar(255) not null, "description" text not null default '', "content" text not null default 'CHOSEN', "criteria" jsonb null, "enabled" boolean not null default true, "rule" text not null default 'GENERAL', "rule_number" int null, "weight" int not null default 3, "order" text not null default 'SHUFFLED', "dayparts" jsonb not null default '[]', "start_date" date null, "end_date" date null, "media_count" int not null default 0, "duration" bigint not null default '0');`);
    this.addSql(`create index "playlist_radio_id_deleted_at_id_index" on "playlist" ("radio_id", "deleted_at", "id");`);
    this.addSql(`create index "playlist_radio_id_index" on "playlist" ("radio_id");`);
    this.addSql(`alter table "playlist" add constraint "playlist_content_check" check ("content" in ('CHOSEN', 'FOUND'));`);
    this.addSql(`alter table "playlist" add constraint "playlist_order_check" check ("order" in ('SHUFFLED', 'RANDOM', 'SEQUENTIAL'));`);
    this.addSql(`alter table "playlist" add constraint "playlist_rule_check" check ("rule" in ('GENERAL', 'EVERY_SONGS', 'EVERY_MINUTES', 'HOURLY'));`);

    this.addSql(`create table "media_tag" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "name" varchar(255) not null, "folded_name" varchar(255) not null);`);
    this.addSql(`alter table "media_tag" add constraint "media_tag_radio_id_folded_name_unique" unique ("radio_id", "folded_name");`);
    this.addSql(`create index "media_tag_radio_id_index" on "media_tag" ("radio_id");`);

    this.addSql(`create table "media_category" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "name" varchar(255) not null, "folded_name" varchar(255) not null, "description" text not null default '');`);
    this.addSql(`alter table "media_category" add constraint "media_category_radio_id_folded_name_unique" unique ("radio_id", "folded_name");`);
    this.addSql(`create index "media_category_radio_id_index" on "media_category" ("radio_id");`);

    this.addSql(`create table "live_invitation" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "name" varchar(255) not null, "note" text not null default '', "invited_by" varchar(255) not null, "expires_at" timestamptz not null, "link_hash" varchar(255) not null);`);
    this.addSql(`alter table "live_invitation" add constraint "live_invitation_link_hash_unique" unique ("link_hash");`);
    this.addSql(`create index "live_invitation_radio_id_index" on "live_invitation" ("radio_id");`);

    this.addSql(`create table "language" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "name" varchar(255) not null, "folded_name" varchar(255) not null, "code" varchar(255) not null, "colour" varchar(255) not null default '#64748b', "position" int not null default 0);`);
    this.addSql(`alter table "language" add constraint "language_radio_id_code_unique" unique ("radio_id", "code");`);
    this.addSql(`alter table "language" add constraint "language_radio_id_folded_name_unique" unique ("radio_id", "folded_name");`);
    this.addSql(`create index "language_radio_id_index" on "language" ("radio_id");`);

    this.addSql(`create table "hearing_settings" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "is_heard" boolean not null default true, "opens_after" int not null default 15000, "mails_staff" boolean not null default true, "addresses" jsonb not null default '[]');`);
    this.addSql(`create index "hearing_settings_radio_id_index" on "hearing_settings" ("radio_id");`);
    this.addSql(`alter table "hearing_settings" add constraint "hearing_settings_radio_id_unique" unique ("radio_id");`);

    this.addSql(`create table "emission_tag" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "name" varchar(255) not null, "folded_name" varchar(255) not null, "colour" varchar(255) not null default '#64748b', "position" int not null default 0);`);
    this.addSql(`alter table "emission_tag" add constraint "emission_tag_radio_id_folded_name_unique" unique ("radio_id", "folded_name");`);
    this.addSql(`create index "emission_tag_radio_id_index" on "emission_tag" ("radio_id");`);

    this.addSql(`create table "emission_category" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "name" varchar(255) not null, "folded_name" varchar(255) not null, "colour" varchar(255) not null default '#64748b', "position" int not null default 0, "description" text not null default '');`);
    this.addSql(`alter table "emission_category" add constraint "emission_category_radio_id_folded_name_unique" unique ("radio_id", "folded_name");`);
    this.addSql(`create index "emission_category_radio_id_index" on "emission_category" ("radio_id");`);

    this.addSql(`create table "dry_run" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "state" text not null default 'WAITING', "progress" int not null default 0, "first_moment" timestamptz null, "last_moment" timestamptz null, "finished_at" timestamptz null, "problem_count" int not null default 0, "found" jsonb not null default '[]');`);
    this.addSql(`create index "dry_run_radio_id_index" on "dry_run" ("radio_id");`);
    this.addSql(`alter table "dry_run" add constraint "dry_run_radio_id_unique" unique ("radio_id");`);
    this.addSql(`alter table "dry_run" add constraint "dry_run_state_check" check ("state" in ('WAITING', 'RUNNING', 'DONE', 'FAILED'));`);

    this.addSql(`create table "default_playlist" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "playlist_id" int null, "artiste_separation" int not null default 1800000, "title_separation" int not null default 7200000);`);
    this.addSql(`create index "default_playlist_playlist_id_index" on "default_playlist" ("playlist_id");`);
    this.addSql(`create index "default_playlist_radio_id_index" on "default_playlist" ("radio_id");`);
    this.addSql(`alter table "default_playlist" add constraint "default_playlist_radio_id_unique" unique ("radio_id");`);

    this.addSql(`create table "clock" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "deleted_at" timestamptz null, "name" varchar(255) not null, "description" text not null default '', "colour" varchar(255) not null default '#2563eb', "artiste_separation" int not null default 3600000, "title_separation" int not null default 14400000, "album_separation" int not null default 3600000, "label_separation" int not null default 0);`);
    this.addSql(`create index "clock_radio_id_deleted_at_id_index" on "clock" ("radio_id", "deleted_at", "id");`);
    this.addSql(`create index "clock_radio_id_index" on "clock" ("radio_id");`);

    this.addSql(`create table "clock_hour" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "weekday" int not null, "hour" int not null, "clock_id" int not null);`);
    this.addSql(`create index "clock_hour_clock_id_index" on "clock_hour" ("clock_id");`);
    this.addSql(`create index "clock_hour_radio_id_index" on "clock_hour" ("radio_id");`);
    this.addSql(`alter table "clock_hour" add constraint "clock_hour_radio_id_weekday_hour_unique" unique ("radio_id", "weekday", "hour");`);

    this.addSql(`create table "classification" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "name" varchar(255) not null, "folded_name" varchar(255) not null, "colour" varchar(255) not null default '#64748b', "position" int not null default 0, "minimum_age" int null, "description" text not null default '');`);
    this.addSql(`alter table "classification" add constraint "classification_radio_id_folded_name_unique" unique ("radio_id", "folded_name");`);
    this.addSql(`create index "classification_radio_id_index" on "classification" ("radio_id");`);

    this.addSql(`create table "chat_room" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "deleted_at" timestamptz null, "name" varchar(255) not null, "topic" text not null default '', "is_read_only" boolean not null default false, "pause_time" int not null default 0, "retention_time" bigint null);`);
    this.addSql(`create index "chat_room_radio_id_deleted_at_id_index" on "chat_room" ("radio_id", "deleted_at", "id");`);
    this.addSql(`create index "chat_room_radio_id_index" on "chat_room" ("radio_id");`);

    this.addSql(`create table "audience_settings" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "privacy" text not null default 'ALL');`);
    this.addSql(`create index "audience_settings_radio_id_index" on "audience_settings" ("radio_id");`);
    this.addSql(`alter table "audience_settings" add constraint "audience_settings_radio_id_unique" unique ("radio_id");`);
    this.addSql(`alter table "audience_settings" add constraint "audience_settings_privacy_check" check ("privacy" in ('ALL', 'COUNTS', 'NONE'));`);

    this.addSql(`create table "artiste" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "deleted_at" timestamptz null, "name" varchar(255) not null, "name_key" varchar(255) not null, "biography" text not null default '', "picture" varchar(255) not null default '', "needs_review" boolean not null default false, "is_one_artiste" boolean not null default false);`);
    this.addSql(`create index "artiste_radio_id_deleted_at_id_index" on "artiste" ("radio_id", "deleted_at", "id");`);
    this.addSql(`create index "artiste_radio_id_deleted_at_is_one_artiste_index" on "artiste" ("radio_id", "deleted_at", "is_one_artiste");`);
    this.addSql(`create index "artiste_radio_id_index" on "artiste" ("radio_id");`);
    this.addSql(`create index "artiste_radio_id_name_key_index" on "artiste" ("radio_id", "name_key");`);

    this.addSql(`create table "album" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "deleted_at" timestamptz null, "title" varchar(255) not null, "title_key" varchar(255) not null, "artiste_id" int null, "year" int null, "label" varchar(255) not null default '', "cover" varchar(255) not null default '', "needs_review" boolean not null default false);`);
    this.addSql(`create index "album_artiste_id_index" on "album" ("artiste_id");`);
    this.addSql(`create index "album_radio_id_deleted_at_id_index" on "album" ("radio_id", "deleted_at", "id");`);
    this.addSql(`create index "album_radio_id_index" on "album" ("radio_id");`);
    this.addSql(`create index "album_radio_id_title_key_index" on "album" ("radio_id", "title_key");`);

    this.addSql(`create table "region" ("id" serial primary key, "city_id" varchar(255) not null, "name" varchar(255) not null);`);
    this.addSql(`alter table "region" add constraint "region_city_id_name_unique" unique ("city_id", "name");`);

    this.addSql(`create table "role" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "key" varchar(255) not null, "name" varchar(255) not null, "description" varchar(255) not null, "abilities" jsonb not null, "stamp" int not null default 0, "radio_id" int null);`);
    this.addSql(`alter table "role" add constraint "role_key_unique" unique ("key");`);
    this.addSql(`alter table "role" add constraint "role_name_unique" unique ("name");`);
    this.addSql(`create index "role_radio_id_index" on "role" ("radio_id");`);

    this.addSql(`create table "permission_roles" ("permission_id" int not null, "role_id" int not null, primary key ("permission_id", "role_id"));`);

    this.addSql(`create table "spent_challenge" ("id" serial primary key, "nonce" varchar(255) not null, "ends_at" timestamptz not null);`);
    this.addSql(`create index "spent_challenge_ends_at_index" on "spent_challenge" ("ends_at");`);
    this.addSql(`alter table "spent_challenge" add constraint "spent_challenge_nonce_unique" unique ("nonce");`);

    this.addSql(`create table "stored_event" ("id" bigserial primary key, "topic" varchar(255) not null, "payload" text not null, "created_at" timestamptz not null, "written_by" bigint not null);`);
    this.addSql(`create index "stored_event_written_by_index" on "stored_event" ("written_by");`);

    this.addSql(`create table "stream_server" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "name" varchar(255) not null, "host" varchar(255) not null, "port" int not null default 8000, "listen_url" varchar(300) not null default '', "is_own" boolean not null default false, "source_user" varchar(255) not null default 'source', "source_password" text not null default '', "admin_user" varchar(255) not null default 'admin', "admin_password" text not null default '', "is_secure" boolean not null default false);`);
    this.addSql(`create index "stream_server_radio_id_index" on "stream_server" ("radio_id");`);

    this.addSql(`create table "mount_point" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "server_id" int not null, "name" varchar(255) not null, "path" varchar(255) not null, "format" text not null default 'MP3', "bitrate" int not null default 128, "is_public" boolean not null default true, "is_listed" boolean not null default false, "fallback" varchar(255) not null default '');`);
    this.addSql(`create index "mount_point_radio_id_index" on "mount_point" ("radio_id");`);
    this.addSql(`create index "mount_point_server_id_index" on "mount_point" ("server_id");`);
    this.addSql(`alter table "mount_point" add constraint "mount_point_server_id_path_unique" unique ("server_id", "path");`);
    this.addSql(`alter table "mount_point" add constraint "mount_point_format_check" check ("format" in ('MP3', 'AAC', 'OGG_OPUS', 'OGG_VORBIS'));`);

    this.addSql(`create table "sound_incident" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "mount_id" int null, "name" varchar(255) not null, "path" varchar(255) not null, "kind" text not null, "began_at" timestamptz not null, "ended_at" timestamptz null, "why" text null, "level" real null, "loudness" real null, "sound_key" varchar(80) not null default '', "is_told" boolean not null default false, "is_over_told" boolean not null default false);`);
    this.addSql(`create index "sound_incident_began_at_index" on "sound_incident" ("began_at");`);
    this.addSql(`create index "sound_incident_ended_at_radio_id_index" on "sound_incident" ("ended_at", "radio_id");`);
    this.addSql(`create index "sound_incident_mount_id_began_at_index" on "sound_incident" ("mount_id", "began_at");`);
    this.addSql(`create index "sound_incident_radio_id_began_at_index" on "sound_incident" ("radio_id", "began_at");`);
    this.addSql(`create index "sound_incident_radio_id_index" on "sound_incident" ("radio_id");`);
    this.addSql(`alter table "sound_incident" add constraint "sound_incident_kind_check" check ("kind" in ('SILENCE', 'CLIPPING', 'STALL', 'NOTHING_TO_PLAY', 'PLAYER_DISK_FULL', 'SERVER_DISK_FULL', 'PLAN_NOT_TOLD', 'NOT_BROADCASTING'));`);
    this.addSql(`alter table "sound_incident" add constraint "sound_incident_why_check" check ("why" in ('SOUND_BACK', 'OFF_AIR', 'NOT_HEARD', 'MOUNT_GONE', 'PLAYS_AGAIN', 'ROOM_AGAIN', 'PLAN_TOLD', 'BROADCASTING_AGAIN'));`);

    this.addSql(`create table "mount_state" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "mount_id" int not null, "state" text not null, "since" timestamptz not null, "looked_at" timestamptz not null, "listeners" int null, "peak" int null, "bitrate" int null, "format" varchar(620) not null default '', "title" varchar(300) not null default '', "encoder" varchar(300) not null default '', "stream_start" timestamptz null, "problem" text null, "problem_detail" varchar(60) not null default '', "is_one_address" boolean not null default false, "hearing" text null);`);
    this.addSql(`alter table "mount_state" add constraint "mount_state_mount_id_unique" unique ("mount_id");`);
    this.addSql(`create index "mount_state_radio_id_index" on "mount_state" ("radio_id");`);
    this.addSql(`alter table "mount_state" add constraint "mount_state_hearing_check" check ("hearing" in ('HEARD', 'NOT_REACHED', 'NO_PROGRAM', 'SWITCHED_OFF'));`);
    this.addSql(`alter table "mount_state" add constraint "mount_state_problem_check" check ("problem" in ('UNKNOWN_HOST', 'REFUSED_ADDRESS', 'UNREACHABLE', 'UNTRUSTED_CERTIFICATE', 'TOO_SLOW', 'NOT_UNDERSTOOD', 'WRONG_ADMIN_PASSWORD'));`);
    this.addSql(`alter table "mount_state" add constraint "mount_state_state_check" check ("state" in ('DOWN', 'NO_SOURCE', 'ON_AIR'));`);

    this.addSql(`create table "mount_change" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "mount_id" int not null, "state" text not null, "since" timestamptz not null, "until" timestamptz null, "problem" text null, "problem_detail" varchar(60) not null default '');`);
    this.addSql(`create index "mount_change_mount_id_since_index" on "mount_change" ("mount_id", "since");`);
    this.addSql(`create index "mount_change_radio_id_index" on "mount_change" ("radio_id");`);
    this.addSql(`create index "mount_change_radio_id_since_index" on "mount_change" ("radio_id", "since");`);
    this.addSql(`alter table "mount_change" add constraint "mount_change_problem_check" check ("problem" in ('UNKNOWN_HOST', 'REFUSED_ADDRESS', 'UNREACHABLE', 'UNTRUSTED_CERTIFICATE', 'TOO_SLOW', 'NOT_UNDERSTOOD', 'WRONG_ADMIN_PASSWORD'));`);
    this.addSql(`alter table "mount_change" add constraint "mount_change_state_check" check ("state" in ('DOWN', 'NO_SOURCE', 'ON_AIR'));`);

    this.addSql(`create table "listener_session" ("id" serial primary key, "mount_id" int not null, "day" date not null, "mark" varchar(32) not null, "connection" varchar(40) not null, "program" varchar(40) not null, "device" text not null, "started_at" timestamptz not null, "seen_at" timestamptz not null, "is_open" boolean not null, "country" varchar(255) not null default '');`);
    this.addSql(`create index "listener_session_mount_id_day_index" on "listener_session" ("mount_id", "day");`);
    this.addSql(`create index "listener_session_mount_id_is_open_index" on "listener_session" ("mount_id", "is_open");`);
    this.addSql(`alter table "listener_session" add constraint "listener_session_device_check" check ("device" in ('COMPUTER', 'PHONE', 'SPEAKER', 'TELEVISION', 'CAR', 'OTHER'));`);

    this.addSql(`create table "audience_salt" ("id" serial primary key, "mount_id" int not null, "day" date not null, "salt" varchar(120) not null);`);
    this.addSql(`alter table "audience_salt" add constraint "audience_salt_mount_id_day_unique" unique ("mount_id", "day");`);

    this.addSql(`create table "audience_program" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "mount_id" int not null, "day" date not null, "program" varchar(40) not null, "device" text not null, "sessions" int not null, "listeners" int not null, "duration" bigint not null);`);
    this.addSql(`create index "audience_program_mount_id_index" on "audience_program" ("mount_id");`);
    this.addSql(`create index "audience_program_radio_id_day_index" on "audience_program" ("radio_id", "day");`);
    this.addSql(`create index "audience_program_radio_id_index" on "audience_program" ("radio_id");`);
    this.addSql(`alter table "audience_program" add constraint "audience_program_device_check" check ("device" in ('COMPUTER', 'PHONE', 'SPEAKER', 'TELEVISION', 'CAR', 'OTHER'));`);

    this.addSql(`create table "audience_minute" ("id" serial primary key, "mount_id" int not null, "minute" int not null, "least" int not null, "most" int not null, "total" int not null, "looks" int not null);`);
    this.addSql(`alter table "audience_minute" add constraint "audience_minute_mount_id_minute_unique" unique ("mount_id", "minute");`);

    this.addSql(`create table "audience_hour" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "mount_id" int null, "least" int not null, "most" int not null, "most_at" int not null, "total" double precision not null, "minutes" int not null, "listeners" bigint null, "minute" int not null);`);
    this.addSql(`create index "audience_hour_mount_id_index" on "audience_hour" ("mount_id");`);
    this.addSql(`create index "audience_hour_radio_id_index" on "audience_hour" ("radio_id");`);
    this.addSql(`create index "audience_hour_radio_id_mount_id_minute_index" on "audience_hour" ("radio_id", "mount_id", "minute");`);

    this.addSql(`create table "audience_day" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "mount_id" int null, "least" int not null, "most" int not null, "most_at" int not null, "total" double precision not null, "minutes" int not null, "listeners" bigint null, "day" date not null);`);
    this.addSql(`create index "audience_day_mount_id_index" on "audience_day" ("mount_id");`);
    this.addSql(`create index "audience_day_radio_id_index" on "audience_day" ("radio_id");`);
    this.addSql(`create index "audience_day_radio_id_mount_id_day_index" on "audience_day" ("radio_id", "mount_id", "day");`);

    this.addSql(`create table "audience_country" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "mount_id" int not null, "day" date not null, "country" varchar(255) not null, "sessions" int not null, "listeners" int not null, "duration" bigint not null);`);
    this.addSql(`create index "audience_country_mount_id_index" on "audience_country" ("mount_id");`);
    this.addSql(`create index "audience_country_radio_id_day_index" on "audience_country" ("radio_id", "day");`);
    this.addSql(`create index "audience_country_radio_id_index" on "audience_country" ("radio_id");`);

    this.addSql(`create table "suggested_page" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "name" varchar(255) not null, "subtitle" varchar(255) not null, "avatar" varchar(255) not null default '');`);

    this.addSql(`create table "told_once" ("id" serial primary key, "name" varchar(255) not null, "at" timestamptz not null);`);
    this.addSql(`create index "told_once_at_index" on "told_once" ("at");`);
    this.addSql(`alter table "told_once" add constraint "told_once_name_unique" unique ("name");`);

    this.addSql(`create table "user" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "full_name" varchar(255) not null, "username" varchar(255) not null, "username_key" varchar(255) not null, "email" varchar(255) not null, "password_hash" varchar(255) null, "country" varchar(255) not null default '', "contact" varchar(255) not null default '', "avatar" varchar(255) not null default '', "avatar_color" varchar(255) not null default 'primary', "billing" varchar(255) not null default '', "current_plan" text not null, "status" text not null default 'PENDING', "role_id" int not null, "radio_id" int null, "first_name" varchar(255) not null default '', "last_name" varchar(255) not null default '', "employer_id" int null, "mobile" varchar(255) not null default '', "address" varchar(255) not null default '', "country_code" varchar(255) null, "state_id" varchar(255) null, "city_id" varchar(255) null, "region_id" int null, "zip_code" varchar(255) not null default '', "bio" text not null default '', "birth_date" date null, "website" varchar(255) not null default '', "social_links" jsonb not null default '{}', "notifications" jsonb not null default '{}', "language" varchar(255) not null default 'en', "time_zone" varchar(255) null, "designation" varchar(255) not null default '', "cover" varchar(255) not null default '');`);
    this.addSql(`alter table "user" add constraint "user_email_unique" unique ("email");`);
    this.addSql(`create index "user_employer_id_index" on "user" ("employer_id");`);
    this.addSql(`create index "user_radio_id_index" on "user" ("radio_id");`);
    this.addSql(`create index "user_role_id_index" on "user" ("role_id");`);
    this.addSql(`alter table "user" add constraint "user_username_key_unique" unique ("username_key");`);
    this.addSql(`alter table "user" add constraint "user_current_plan_check" check ("current_plan" in ('BASIC', 'TEAM', 'COMPANY', 'ENTERPRISE'));`);
    this.addSql(`alter table "user" add constraint "user_status_check" check ("status" in ('ACTIVE', 'INACTIVE', 'PENDING'));`);

    this.addSql(`create table "team_member" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "user_id" int not null, "role_id" int not null, "valid_from" timestamptz null, "valid_until" timestamptz null);`);
    this.addSql(`create index "team_member_radio_id_index" on "team_member" ("radio_id");`);
    this.addSql(`create index "team_member_role_id_index" on "team_member" ("role_id");`);
    this.addSql(`create index "team_member_user_id_index" on "team_member" ("user_id");`);
    this.addSql(`alter table "team_member" add constraint "team_member_user_id_radio_id_unique" unique ("user_id", "radio_id");`);

    this.addSql(`create table "stream_key" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "name" varchar(255) not null, "person_id" int not null, "key_hash" varchar(255) not null, "last_used_at" timestamptz null);`);
    this.addSql(`alter table "stream_key" add constraint "stream_key_key_hash_unique" unique ("key_hash");`);
    this.addSql(`create index "stream_key_person_id_index" on "stream_key" ("person_id");`);
    this.addSql(`create index "stream_key_radio_id_index" on "stream_key" ("radio_id");`);

    this.addSql(`create table "stored_upload" ("id" serial primary key, "key" varchar(255) not null, "radio_id" int not null, "sender_id" int not null, "kind" text not null, "file_name" varchar(255) not null, "size" bigint not null, "arrived" bigint not null, "began_at" timestamptz not null, "heard_at" timestamptz not null, "address" varchar(255) not null, "request_id" varchar(255) not null, "by_program" boolean not null, "drop_group" varchar(255) null, "sounds" int null, "may_change" varchar(255) null, "media_id" int null, "picture" text null, "is_used" boolean not null, "failure" text null, "parts" text null, "target" varchar(255) null);`);
    this.addSql(`create index "stored_upload_began_at_index" on "stored_upload" ("began_at");`);
    this.addSql(`create index "stored_upload_drop_group_index" on "stored_upload" ("drop_group");`);
    this.addSql(`create index "stored_upload_heard_at_index" on "stored_upload" ("heard_at");`);
    this.addSql(`alter table "stored_upload" add constraint "stored_upload_key_unique" unique ("key");`);
    this.addSql(`create index "stored_upload_media_id_index" on "stored_upload" ("media_id");`);
    this.addSql(`create index "stored_upload_picture_index" on "stored_upload" ("picture");`);
    this.addSql(`create index "stored_upload_radio_id_index" on "stored_upload" ("radio_id");`);
    this.addSql(`create index "stored_upload_sender_id_index" on "stored_upload" ("sender_id");`);
    this.addSql(`create index "stored_upload_target_index" on "stored_upload" ("target");`);
    this.addSql(`alter table "stored_upload" add constraint "stored_upload_failure_check" check ("failure" in ('NO_SOUND', 'HAS_PICTURE', 'NOT_ALLOWED', 'NO_PICTURE', 'BROKEN', 'TOO_LARGE', 'UNEXPECTED'));`);
    this.addSql(`alter table "stored_upload" add constraint "stored_upload_kind_check" check ("kind" in ('SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO', 'RUSH', 'EPISODE'));`);
    this.addSql(`alter table "stored_upload" add constraint "stored_upload_picture_check" check ("picture" in ('WAITING', 'USED', 'FAILED'));`);

    this.addSql(`create table "social_account" ("id" serial primary key, "user_id" int not null, "provider" varchar(255) not null, "external_id" varchar(255) not null);`);
    this.addSql(`alter table "social_account" add constraint "social_account_provider_external_id_unique" unique ("provider", "external_id");`);
    this.addSql(`alter table "social_account" add constraint "social_account_user_id_provider_unique" unique ("user_id", "provider");`);

    this.addSql(`create table "session" ("id" serial primary key, "user_id" int not null, "created_at" timestamptz not null, "last_seen_at" timestamptz not null, "expires_at" timestamptz not null, "revoked_at" timestamptz null, "device" varchar(255) not null, "address" varchar(255) not null, "proven_at" timestamptz null);`);
    this.addSql(`create index "session_user_id_index" on "session" ("user_id");`);

    this.addSql(`create table "refresh_token" ("id" serial primary key, "session_id" int not null, "token_hash" varchar(255) not null, "used_at" timestamptz null);`);
    this.addSql(`create index "refresh_token_session_id_index" on "refresh_token" ("session_id");`);
    this.addSql(`alter table "refresh_token" add constraint "refresh_token_token_hash_unique" unique ("token_hash");`);

    this.addSql(`create table "recovery_code" ("id" serial primary key, "user_id" int not null, "code_hash" varchar(255) not null, "used_at" timestamptz null);`);
    this.addSql(`create index "recovery_code_user_id_index" on "recovery_code" ("user_id");`);

    this.addSql(`create table "push_device" ("id" serial primary key, "user_id" int not null, "session_id" int not null, "endpoint" text not null, "endpoint_key" varchar(255) not null, "public_key" varchar(255) not null, "auth" varchar(255) not null, "device" varchar(255) not null, "created_at" timestamptz not null);`);
    this.addSql(`alter table "push_device" add constraint "push_device_endpoint_key_unique" unique ("endpoint_key");`);
    this.addSql(`create index "push_device_session_id_index" on "push_device" ("session_id");`);
    this.addSql(`create index "push_device_user_id_index" on "push_device" ("user_id");`);

    this.addSql(`create table "product_affected_users" ("product_id" int not null, "user_id" int not null, primary key ("product_id", "user_id"));`);

    this.addSql(`create table "post" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "author_id" int not null, "text" text not null, "picture" varchar(255) not null default '', "video" varchar(255) not null default '');`);
    this.addSql(`create index "post_author_id_index" on "post" ("author_id");`);

    this.addSql(`create table "post_share" ("id" serial primary key, "post_id" int not null, "user_id" int not null);`);
    this.addSql(`alter table "post_share" add constraint "post_share_post_id_user_id_unique" unique ("post_id", "user_id");`);
    this.addSql(`create index "post_share_user_id_index" on "post_share" ("user_id");`);

    this.addSql(`create table "post_like" ("id" serial primary key, "post_id" int not null, "user_id" int not null);`);
    this.addSql(`alter table "post_like" add constraint "post_like_post_id_user_id_unique" unique ("post_id", "user_id");`);
    this.addSql(`create index "post_like_user_id_index" on "post_like" ("user_id");`);

    this.addSql(`create table "post_comment" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "post_id" int not null, "author_id" int not null, "text" text not null);`);
    this.addSql(`create index "post_comment_author_id_index" on "post_comment" ("author_id");`);
    this.addSql(`create index "post_comment_post_id_index" on "post_comment" ("post_id");`);

    this.addSql(`create table "poll_vote" ("id" serial primary key, "poll_id" int not null, "option_id" int not null, "user_id" int not null);`);
    this.addSql(`create index "poll_vote_option_id_index" on "poll_vote" ("option_id");`);
    this.addSql(`alter table "poll_vote" add constraint "poll_vote_poll_id_user_id_unique" unique ("poll_id", "user_id");`);
    this.addSql(`create index "poll_vote_user_id_index" on "poll_vote" ("user_id");`);

    this.addSql(`create table "playlist_comment" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "author_name" varchar(255) not null, "author_id" int null, "text" text not null, "active" boolean not null default true, "playlist_id" int not null);`);
    this.addSql(`create index "playlist_comment_author_id_index" on "playlist_comment" ("author_id");`);
    this.addSql(`create index "playlist_comment_playlist_id_index" on "playlist_comment" ("playlist_id");`);
    this.addSql(`create index "playlist_comment_radio_id_index" on "playlist_comment" ("radio_id");`);

    this.addSql(`create table "passkey" ("id" serial primary key, "user_id" int not null, "name" varchar(255) not null, "credential_id" varchar(255) not null, "public_key" text not null, "counter" int not null, "transports" jsonb not null, "backed_up" boolean not null, "created_at" timestamptz not null, "last_used_at" timestamptz null);`);
    this.addSql(`alter table "passkey" add constraint "passkey_credential_id_unique" unique ("credential_id");`);
    this.addSql(`create index "passkey_user_id_index" on "passkey" ("user_id");`);

    this.addSql(`create table "page_favourite" ("id" serial primary key, "page_id" int not null, "user_id" int not null);`);
    this.addSql(`alter table "page_favourite" add constraint "page_favourite_page_id_user_id_unique" unique ("page_id", "user_id");`);
    this.addSql(`create index "page_favourite_user_id_index" on "page_favourite" ("user_id");`);

    this.addSql(`create table "notice_times" ("id" serial primary key, "user_id" int not null, "quiet_from" varchar(255) null, "quiet_until" varchar(255) null, "digest_at" varchar(255) not null, "digested_on" date null);`);
    this.addSql(`alter table "notice_times" add constraint "notice_times_user_id_unique" unique ("user_id");`);

    this.addSql(`create table "notice_choice" ("id" serial primary key, "user_id" int not null, "kind" varchar(255) not null, "is_on" boolean not null, "mail" text not null, "is_pushed" boolean not null default false);`);
    this.addSql(`alter table "notice_choice" add constraint "notice_choice_user_id_kind_unique" unique ("user_id", "kind");`);
    this.addSql(`alter table "notice_choice" add constraint "notice_choice_mail_check" check ("mail" in ('NOW', 'DIGEST', 'NEVER'));`);

    this.addSql(`create table "metadata_import" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "owner_id" int not null, "file_name" varchar(255) not null, "kind" text not null, "state" text not null default 'ARRIVING', "failure" text null, "row_count" int not null default 0, "done_count" int not null default 0, "changed_count" int not null default 0, "refused_count" int not null default 0, "started_at" timestamptz null, "finished_at" timestamptz null, "refused" jsonb not null default '[]', "size" int not null default 0, "token_id" int null, "address" varchar(255) not null default '', "request_id" varchar(255) not null default '');`);
    this.addSql(`create index "metadata_import_owner_id_index" on "metadata_import" ("owner_id");`);
    this.addSql(`create index "metadata_import_radio_id_index" on "metadata_import" ("radio_id");`);
    this.addSql(`create index "metadata_import_radio_id_owner_id_index" on "metadata_import" ("radio_id", "owner_id");`);
    this.addSql(`alter table "metadata_import" add constraint "metadata_import_failure_check" check ("failure" in ('NO_RIGHT', 'BROKEN'));`);
    this.addSql(`alter table "metadata_import" add constraint "metadata_import_kind_check" check ("kind" in ('SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO', 'RUSH', 'EPISODE'));`);
    this.addSql(`alter table "metadata_import" add constraint "metadata_import_state_check" check ("state" in ('ARRIVING', 'WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'));`);

    this.addSql(`create table "metadata_import_part" ("id" serial primary key, "import_id" int not null, "first_row" int not null, "ids" jsonb not null, "edits" text not null);`);
    this.addSql(`alter table "metadata_import_part" add constraint "metadata_import_part_import_id_first_row_unique" unique ("import_id", "first_row");`);

    this.addSql(`create table "media_item" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "deleted_at" timestamptz null, "kind" text not null, "title" varchar(255) not null, "sort_title" text not null, "credit" varchar(255) not null default '', "sort_credit" text not null, "song_key" varchar(500) not null, "state" text not null default 'RECEIVED', "failure" text null, "duplicate_of_id" int null, "file_name" varchar(255) not null, "file_key" varchar(255) not null, "size" bigint not null, "checksum" varchar(64) not null default '', "mime_type" varchar(255) not null default '', "codec" varchar(255) not null default '', "duration" int null, "bitrate" int null, "sample_rate" int null, "channels" int null, "loudness" real null, "true_peak" real null, "cue_in" int null, "cue_out" int null, "fade_in" int null, "fade_out" int null, "start_next" int null, "artwork" varchar(255) not null default '', "has_waveform" boolean not null default false, "category_id" int null, "added_by_id" int null, "album_id" int null, "track_number" int null, "isrc" varchar(255) null default '', "label" varchar(255) null default '', "year" int null, "genre" varchar(255) null default '', "explicit" boolean null default false, "purpose" text null default 'STATION_ID', "place" text null default 'OPENER', "client" varchar(255) null default '', "campaign" varchar(255) null default '', "valid_from" date null, "valid_to" date null, "times_a_day" int null, "dayparts" jsonb null default '[]', "evergreen" boolean null default false, "width" int null, "height" int null, "description" text null default '', "captions_key" varchar(255) null default '', "refused_format" varchar(255) not null default '', "playback" text not null default 'DIRECT', "is_measured" boolean not null default false, "mp3size" bigint null);`);
    this.addSql(`create index "media_item_added_by_id_index" on "media_item" ("added_by_id");`);
    this.addSql(`create index "media_item_album_id_index" on "media_item" ("album_id");`);
    this.addSql(`create index "media_item_category_id_index" on "media_item" ("category_id");`);
    this.addSql(`create index "media_item_is_measured_state_radio_id_index" on "media_item" ("is_measured", "state", "radio_id");`);
    this.addSql(`create index "media_item_kind_index" on "media_item" ("kind");`);
    this.addSql(`create index "media_item_playback_index" on "media_item" ("playback");`);
    this.addSql(`create index "media_item_radio_id_deleted_at_checksum_kind_index" on "media_item" ("radio_id", "deleted_at", "checksum", "kind");`);
    this.addSql(`create index "media_item_radio_id_deleted_at_id_index" on "media_item" ("radio_id", "deleted_at", "id");`);
    this.addSql(`create index "media_item_radio_id_deleted_at_song_key_checksum_kind_index" on "media_item" ("radio_id", "deleted_at", "song_key", "checksum", "kind");`);
    this.addSql(`create index "media_item_radio_id_index" on "media_item" ("radio_id");`);
    this.addSql(`create index "media_item_radio_id_kind_deleted_at_failure_created_at_index" on "media_item" ("radio_id", "kind", "deleted_at", "failure", "created_at");`);
    this.addSql(`create index "media_item_radio_id_kind_deleted_at_failure_duration_index" on "media_item" ("radio_id", "kind", "deleted_at", "failure", "duration");`);
    this.addSql(`create index "media_item_radio_id_kind_deleted_at_failure_index" on "media_item" ("radio_id", "kind", "deleted_at", "failure");`);
    this.addSql(`create index "media_item_radio_id_kind_deleted_at_failure_sort_credit_index" on "media_item" ("radio_id", "kind", "deleted_at", "failure", "sort_credit");`);
    this.addSql(`create index "media_item_radio_id_kind_deleted_at_failure_sort_title_index" on "media_item" ("radio_id", "kind", "deleted_at", "failure", "sort_title");`);
    this.addSql(`create index "media_item_radio_id_kind_deleted_at_failure_updated_at_index" on "media_item" ("radio_id", "kind", "deleted_at", "failure", "updated_at");`);
    this.addSql(`create index "media_item_radio_id_state_deleted_at_index" on "media_item" ("radio_id", "state", "deleted_at");`);
    this.addSql(`create index "media_item_state_index" on "media_item" ("state");`);
    this.addSql(`alter table "media_item" add constraint "media_item_failure_check" check ("failure" in ('NOT_MEDIA', 'FORMAT_NOT_ACCEPTED', 'WRONG_KIND', 'EMPTY', 'DAMAGED', 'TOO_LONG', 'DUPLICATE', 'FILE_MISSING', 'STORAGE_FULL', 'UNEXPECTED'));`);
    this.addSql(`alter table "media_item" add constraint "media_item_kind_check" check ("kind" in ('SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO', 'RUSH', 'EPISODE'));`);
    this.addSql(`alter table "media_item" add constraint "media_item_place_check" check ("place" in ('OPENER', 'CLOSER'));`);
    this.addSql(`alter table "media_item" add constraint "media_item_playback_check" check ("playback" in ('DIRECT', 'RENDERING', 'RENDERED', 'UNPLAYABLE'));`);
    this.addSql(`alter table "media_item" add constraint "media_item_purpose_check" check ("purpose" in ('STATION_ID', 'SWEEPER', 'LINER', 'BED'));`);
    this.addSql(`alter table "media_item" add constraint "media_item_state_check" check ("state" in ('RECEIVED', 'ANALYSING', 'READY', 'FAILED'));`);

    this.addSql(`create table "station" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "token_hash" varchar(255) null, "token_made_at" timestamptz null, "seen_at" timestamptz null, "loudness" real not null default -16, "fade" int not null default 500, "emergency_id" int null, "live_grace" int not null default 300000, "held_until" timestamptz null, "held_by" varchar(255) not null default '', "plan_failing_since" timestamptz null, "outputs" jsonb null, "not_sending_since" timestamptz null, "not_sending_because" varchar(255) null);`);
    this.addSql(`create index "station_emergency_id_index" on "station" ("emergency_id");`);
    this.addSql(`create index "station_radio_id_index" on "station" ("radio_id");`);
    this.addSql(`alter table "station" add constraint "station_radio_id_unique" unique ("radio_id");`);
    this.addSql(`alter table "station" add constraint "station_token_hash_unique" unique ("token_hash");`);

    this.addSql(`create table "song_artistes" ("media_item_id" int not null, "artiste_id" int not null, primary key ("media_item_id", "artiste_id"));`);

    this.addSql(`create table "playlist_item" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "playlist_id" int not null, "media_id" int not null, "position" int not null, "cue_in" int null, "cue_out" int null, "fade_in" int null, "fade_out" int null);`);
    this.addSql(`create index "playlist_item_media_id_index" on "playlist_item" ("media_id");`);
    this.addSql(`CREATE INDEX playlist_item_playlist_id_position_index ON public.playlist_item USING btree (playlist_id, "position");`);
    this.addSql(`create index "playlist_item_radio_id_index" on "playlist_item" ("radio_id");`);

    this.addSql(`create table "media_item_tags" ("media_item_id" int not null, "media_tag_id" int not null, primary key ("media_item_id", "media_tag_id"));`);

    this.addSql(`create table "emission" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "deleted_at" timestamptz null, "title" varchar(255) not null, "slug" varchar(255) not null, "summary" text not null default '', "description" text not null default '', "cover" varchar(255) not null default '', "colour" varchar(255) not null default '#2563eb', "state" text not null default 'DRAFT', "is_listed" boolean not null default true, "usual_duration" int null, "category_id" int null, "classification_id" int null, "opener_id" int null, "closer_id" int null, "filler_id" int null, "filler_clock_id" int null);`);
    this.addSql(`create index "emission_category_id_index" on "emission" ("category_id");`);
    this.addSql(`create index "emission_classification_id_index" on "emission" ("classification_id");`);
    this.addSql(`create index "emission_closer_id_index" on "emission" ("closer_id");`);
    this.addSql(`create index "emission_filler_clock_id_index" on "emission" ("filler_clock_id");`);
    this.addSql(`create index "emission_filler_id_index" on "emission" ("filler_id");`);
    this.addSql(`create index "emission_opener_id_index" on "emission" ("opener_id");`);
    this.addSql(`create index "emission_radio_id_deleted_at_id_index" on "emission" ("radio_id", "deleted_at", "id");`);
    this.addSql(`create index "emission_radio_id_index" on "emission" ("radio_id");`);
    this.addSql(`alter table "emission" add constraint "emission_radio_id_slug_unique" unique ("radio_id", "slug");`);
    this.addSql(`alter table "emission" add constraint "emission_state_check" check ("state" in ('DRAFT', 'RUNNING', 'PAUSED', 'ENDED'));`);

    this.addSql(`create table "podcast" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "deleted_at" timestamptz null, "emission_id" int not null, "title" varchar(255) not null, "description" text not null default '', "author" varchar(255) not null default '', "owner_name" varchar(255) not null default '', "owner_email" varchar(255) not null default '', "link" varchar(255) not null default '', "language" varchar(255) not null, "categories" jsonb not null default '[]', "kind" text not null default 'EPISODIC', "explicit" boolean not null default false, "copyright" varchar(255) not null default '', "is_published" boolean not null default false, "is_locked" boolean not null default true, "cover" varchar(255) not null default '', "guid" varchar(36) not null, "preview_key" varchar(255) not null, "feed_hash" varchar(43) null, "feed_built_at" timestamptz null);`);
    this.addSql(`create index "podcast_emission_id_index" on "podcast" ("emission_id");`);
    this.addSql(`create index "podcast_radio_id_deleted_at_id_index" on "podcast" ("radio_id", "deleted_at", "id");`);
    this.addSql(`create index "podcast_radio_id_index" on "podcast" ("radio_id");`);
    this.addSql(`alter table "podcast" add constraint "podcast_kind_check" check ("kind" in ('EPISODIC', 'SERIAL'));`);

    this.addSql(`create table "podcast_comment" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "author_name" varchar(255) not null, "author_id" int null, "text" text not null, "active" boolean not null default true, "podcast_id" int not null);`);
    this.addSql(`create index "podcast_comment_author_id_index" on "podcast_comment" ("author_id");`);
    this.addSql(`create index "podcast_comment_podcast_id_index" on "podcast_comment" ("podcast_id");`);
    this.addSql(`create index "podcast_comment_radio_id_index" on "podcast_comment" ("radio_id");`);

    this.addSql(`create table "episode" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "deleted_at" timestamptz null, "emission_id" int not null, "guid" varchar(36) not null, "season" int null, "number" int null, "title" varchar(255) not null, "summary" text not null default '', "notes" text not null default '', "cover" varchar(255) not null default '', "state" text not null default 'DRAFT', "published_at" timestamptz null, "explicit" boolean not null default false, "transcript" text not null default '', "chapters" jsonb not null default '[]', "upload_status" int not null default -1, "medium_id" int null, "incoming_id" int null, "episode_type" text not null default 'FULL', "captions" text not null default '', "feed_guid" varchar(1000) null);`);
    this.addSql(`create index "episode_emission_id_feed_guid_index" on "episode" ("emission_id", "feed_guid");`);
    this.addSql(`create index "episode_emission_id_index" on "episode" ("emission_id");`);
    this.addSql(`create index "episode_emission_id_season_number_index" on "episode" ("emission_id", "season", "number");`);
    this.addSql(`alter table "episode" add constraint "episode_guid_unique" unique ("guid");`);
    this.addSql(`create index "episode_incoming_id_index" on "episode" ("incoming_id");`);
    this.addSql(`create index "episode_medium_id_index" on "episode" ("medium_id");`);
    this.addSql(`create index "episode_radio_id_deleted_at_id_index" on "episode" ("radio_id", "deleted_at", "id");`);
    this.addSql(`create index "episode_radio_id_index" on "episode" ("radio_id");`);
    this.addSql(`alter table "episode" add constraint "episode_episode_type_check" check ("episode_type" in ('FULL', 'TRAILER', 'BONUS'));`);
    this.addSql(`alter table "episode" add constraint "episode_state_check" check ("state" in ('DRAFT', 'READY', 'PUBLISHED'));`);

    this.addSql(`create table "rush" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "deleted_at" timestamptz null, "title" varchar(255) not null, "notes" text not null default '', "emission_id" int null, "sent_by_id" int null, "state" text not null default 'RECEIVED', "assignee_id" int null, "waiting_since" timestamptz null, "outcome" text null, "media_kind" text null, "media_title" varchar(255) not null default '', "episode_id" int null, "rendering" text not null default 'NONE', "rendered" int not null default 0, "rendering_failure" text null, "result_id" int null, "accepted_by_id" int null);`);
    this.addSql(`create index "rush_accepted_by_id_index" on "rush" ("accepted_by_id");`);
    this.addSql(`create index "rush_assignee_id_index" on "rush" ("assignee_id");`);
    this.addSql(`create index "rush_emission_id_index" on "rush" ("emission_id");`);
    this.addSql(`create index "rush_episode_id_index" on "rush" ("episode_id");`);
    this.addSql(`create index "rush_radio_id_deleted_at_id_index" on "rush" ("radio_id", "deleted_at", "id");`);
    this.addSql(`create index "rush_radio_id_index" on "rush" ("radio_id");`);
    this.addSql(`create index "rush_radio_id_state_deleted_at_waiting_since_index" on "rush" ("radio_id", "state", "deleted_at", "waiting_since");`);
    this.addSql(`create index "rush_result_id_index" on "rush" ("result_id");`);
    this.addSql(`create index "rush_sent_by_id_index" on "rush" ("sent_by_id");`);
    this.addSql(`alter table "rush" add constraint "rush_media_kind_check" check ("media_kind" in ('SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO', 'RUSH', 'EPISODE'));`);
    this.addSql(`alter table "rush" add constraint "rush_outcome_check" check ("outcome" in ('EPISODE', 'PODCAST', 'MEDIUM'));`);
    this.addSql(`alter table "rush" add constraint "rush_rendering_check" check ("rendering" in ('NONE', 'UNDER_WAY', 'DONE', 'FAILED'));`);
    this.addSql(`alter table "rush" add constraint "rush_rendering_failure_check" check ("rendering_failure" in ('FILE_MISSING', 'NOT_DECODED', 'NO_TOOL', 'STORAGE_FULL', 'UNEXPECTED'));`);
    this.addSql(`alter table "rush" add constraint "rush_state_check" check ("state" in ('RECEIVED', 'IN_REVIEW', 'SENT_BACK', 'ACCEPTED', 'REJECTED'));`);

    this.addSql(`create table "slot" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "deleted_at" timestamptz null, "layer" text not null default 'PROGRAMMES', "category" text not null, "emission_id" int null, "playlist_id" int null, "episode_id" int null, "original_id" int null, "title" varchar(255) not null default '', "colour" varchar(255) null, "start_date" date not null, "start_time" varchar(255) not null, "duration" int not null, "recurrence" jsonb null, "end_date" date null, "rush_id" int null, "imported_uid" varchar(1000) null);`);
    this.addSql(`create index "slot_emission_id_index" on "slot" ("emission_id");`);
    this.addSql(`create index "slot_end_date_index" on "slot" ("end_date");`);
    this.addSql(`create index "slot_episode_id_index" on "slot" ("episode_id");`);
    this.addSql(`create index "slot_original_id_index" on "slot" ("original_id");`);
    this.addSql(`create index "slot_playlist_id_index" on "slot" ("playlist_id");`);
    this.addSql(`create index "slot_radio_id_deleted_at_id_index" on "slot" ("radio_id", "deleted_at", "id");`);
    this.addSql(`create index "slot_radio_id_imported_uid_index" on "slot" ("radio_id", "imported_uid");`);
    this.addSql(`create index "slot_radio_id_index" on "slot" ("radio_id");`);
    this.addSql(`create index "slot_rush_id_index" on "slot" ("rush_id");`);
    this.addSql(`alter table "slot" add constraint "slot_category_check" check ("category" in ('LIVE', 'MULTIMEDIA', 'RUSH', 'REBROADCAST'));`);
    this.addSql(`alter table "slot" add constraint "slot_layer_check" check ("layer" in ('FILLER', 'PROGRAMMES', 'ADVERTS', 'LIVE'));`);

    this.addSql(`create table "slot_warning" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "slot_id" int not null, "date" date not null);`);
    this.addSql(`create index "slot_warning_date_index" on "slot_warning" ("date");`);
    this.addSql(`create index "slot_warning_radio_id_index" on "slot_warning" ("radio_id");`);
    this.addSql(`alter table "slot_warning" add constraint "slot_warning_slot_id_date_unique" unique ("slot_id", "date");`);

    this.addSql(`create table "rundown" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "slot_id" int not null, "date" date not null);`);
    this.addSql(`create index "rundown_date_index" on "rundown" ("date");`);
    this.addSql(`create index "rundown_radio_id_index" on "rundown" ("radio_id");`);
    this.addSql(`alter table "rundown" add constraint "rundown_slot_id_date_unique" unique ("slot_id", "date");`);

    this.addSql(`create table "rundown_item" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "rundown_id" int not null, "position" int not null, "kind" text not null, "title" varchar(255) not null default '', "notes" text not null default '', "media_id" int null, "playlist_id" int null, "duration" int null, "offset" int null, "is_hard" boolean not null default false, "added_by" varchar(255) not null default '', "reason" jsonb null);`);
    this.addSql(`create index "rundown_item_media_id_index" on "rundown_item" ("media_id");`);
    this.addSql(`create index "rundown_item_playlist_id_index" on "rundown_item" ("playlist_id");`);
    this.addSql(`create index "rundown_item_radio_id_index" on "rundown_item" ("radio_id");`);
    this.addSql(`CREATE INDEX rundown_item_rundown_id_position_index ON public.rundown_item USING btree (rundown_id, "position");`);
    this.addSql(`alter table "rundown_item" add constraint "rundown_item_kind_check" check ("kind" in ('MEDIA', 'EPISODE', 'PLAYLIST', 'JINGLE', 'TALK', 'LIVE', 'ADVERT_BREAK'));`);

    this.addSql(`create table "rush_take" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "rush_id" int not null, "number" int not null, "medium_id" int not null, "sent_by_id" int null, "mark_in" int null, "mark_out" int null, "cuts" jsonb not null default '[]');`);
    this.addSql(`create index "rush_take_medium_id_index" on "rush_take" ("medium_id");`);
    this.addSql(`create index "rush_take_radio_id_index" on "rush_take" ("radio_id");`);
    this.addSql(`create index "rush_take_rush_id_index" on "rush_take" ("rush_id");`);
    this.addSql(`alter table "rush_take" add constraint "rush_take_rush_id_number_unique" unique ("rush_id", "number");`);
    this.addSql(`create index "rush_take_sent_by_id_index" on "rush_take" ("sent_by_id");`);

    this.addSql(`create table "rush_note" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "take_id" int not null, "start" int not null, "end" int null, "text" text not null, "author_id" int null, "resolved_at" timestamptz null, "resolved_by_id" int null);`);
    this.addSql(`create index "rush_note_author_id_index" on "rush_note" ("author_id");`);
    this.addSql(`create index "rush_note_radio_id_index" on "rush_note" ("radio_id");`);
    this.addSql(`create index "rush_note_resolved_by_id_index" on "rush_note" ("resolved_by_id");`);
    this.addSql(`create index "rush_note_take_id_index" on "rush_note" ("take_id");`);

    this.addSql(`create table "rush_step" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "rush_id" int not null, "from" text null, "to" text not null, "words" text not null default '', "by_id" int null, "assignee_id" int null);`);
    this.addSql(`create index "rush_step_assignee_id_index" on "rush_step" ("assignee_id");`);
    this.addSql(`create index "rush_step_by_id_index" on "rush_step" ("by_id");`);
    this.addSql(`create index "rush_step_radio_id_index" on "rush_step" ("radio_id");`);
    this.addSql(`create index "rush_step_rush_id_index" on "rush_step" ("rush_id");`);
    this.addSql(`alter table "rush_step" add constraint "rush_step_from_check" check ("from" in ('RECEIVED', 'IN_REVIEW', 'SENT_BACK', 'ACCEPTED', 'REJECTED'));`);
    this.addSql(`alter table "rush_step" add constraint "rush_step_to_check" check ("to" in ('RECEIVED', 'IN_REVIEW', 'SENT_BACK', 'ACCEPTED', 'REJECTED'));`);

    this.addSql(`create table "podcast_listener" ("id" serial primary key, "episode_id" int not null, "day" date not null, "listener" varchar(32) not null, "bytes" bigint not null);`);
    this.addSql(`create index "podcast_listener_day_index" on "podcast_listener" ("day");`);
    this.addSql(`alter table "podcast_listener" add constraint "podcast_listener_episode_id_day_listener_unique" unique ("episode_id", "day", "listener");`);

    this.addSql(`create table "podcast_downloads" ("id" serial primary key, "episode_id" int not null, "day" date not null, "downloads" int not null);`);
    this.addSql(`alter table "podcast_downloads" add constraint "podcast_downloads_episode_id_day_unique" unique ("episode_id", "day");`);

    this.addSql(`create table "occurrence" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "slot_id" int not null, "date" date not null, "layer" text not null, "wall" bigint not null, "duration" int not null, "starts_at" timestamptz not null, "ends_at" timestamptz not null, "state" text not null default 'PLANNED', "is_exception" boolean not null default false, "is_moved" boolean not null default false, "is_dropped" boolean not null default false, "title" varchar(255) not null default '', "episode_id" int null);`);
    this.addSql(`create index "occurrence_episode_id_index" on "occurrence" ("episode_id");`);
    this.addSql(`create index "occurrence_radio_id_index" on "occurrence" ("radio_id");`);
    this.addSql(`create index "occurrence_radio_id_is_exception_date_index" on "occurrence" ("radio_id", "is_exception", "date");`);
    this.addSql(`create index "occurrence_radio_id_starts_at_index" on "occurrence" ("radio_id", "starts_at");`);
    this.addSql(`alter table "occurrence" add constraint "occurrence_slot_id_date_unique" unique ("slot_id", "date");`);
    this.addSql(`alter table "occurrence" add constraint "occurrence_layer_check" check ("layer" in ('FILLER', 'PROGRAMMES', 'ADVERTS', 'LIVE'));`);
    this.addSql(`alter table "occurrence" add constraint "occurrence_state_check" check ("state" in ('PLANNED', 'CANCELLED'));`);

    this.addSql(`create table "emission_tags" ("emission_id" int not null, "emission_tag_id" int not null, primary key ("emission_id", "emission_tag_id"));`);

    this.addSql(`create table "emission_languages" ("emission_id" int not null, "language_id" int not null, primary key ("emission_id", "language_id"));`);

    this.addSql(`create table "emission_jingles" ("emission_id" int not null, "media_item_id" int not null, primary key ("emission_id", "media_item_id"));`);

    this.addSql(`create table "clock_part" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "clock_id" int not null, "position" int not null, "kind" text not null, "title" varchar(255) not null default '', "offset" int null, "is_hard" boolean not null default false, "count" int null, "duration" int null, "category_id" int null, "playlist_id" int null, "criteria" jsonb null, "media_id" int null, "purpose" text null);`);
    this.addSql(`create index "clock_part_category_id_index" on "clock_part" ("category_id");`);
    this.addSql(`CREATE INDEX clock_part_clock_id_position_index ON public.clock_part USING btree (clock_id, "position");`);
    this.addSql(`create index "clock_part_media_id_index" on "clock_part" ("media_id");`);
    this.addSql(`create index "clock_part_playlist_id_index" on "clock_part" ("playlist_id");`);
    this.addSql(`create index "clock_part_radio_id_index" on "clock_part" ("radio_id");`);
    this.addSql(`alter table "clock_part" add constraint "clock_part_kind_check" check ("kind" in ('TOP_OF_HOUR', 'SONGS', 'JINGLE', 'ADVERT_BREAK', 'TALK'));`);
    this.addSql(`alter table "clock_part" add constraint "clock_part_purpose_check" check ("purpose" in ('STATION_ID', 'SWEEPER', 'LINER', 'BED'));`);

    this.addSql(`create table "air_item" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "state" text not null default 'COMING', "plan_key" varchar(255) not null, "source" text not null, "planned_at" timestamptz not null, "planned_until" timestamptz not null, "is_hard" boolean not null default false, "heard_from" timestamptz null, "heard_until" timestamptz null, "heard_for" int null, "media_id" int null, "title" varchar(255) not null, "credit" varchar(255) not null default '', "album" varchar(255) not null default '', "label" varchar(255) not null default '', "isrc" varchar(255) not null default '', "is_untitled" boolean not null default false, "slot_id" int null, "date" varchar(255) null, "is_ending" boolean not null default false, "by" varchar(255) not null default '', "problem" varchar(500) not null default '', "cues" jsonb not null, "reason" jsonb not null, "after_key" varchar(255) null);`);
    this.addSql(`create index "air_item_media_id_index" on "air_item" ("media_id");`);
    this.addSql(`create index "air_item_radio_id_heard_from_index" on "air_item" ("radio_id", "heard_from");`);
    this.addSql(`create index "air_item_radio_id_index" on "air_item" ("radio_id");`);
    this.addSql(`alter table "air_item" add constraint "air_item_radio_id_plan_key_unique" unique ("radio_id", "plan_key");`);
    this.addSql(`create index "air_item_radio_id_planned_at_index" on "air_item" ("radio_id", "planned_at");`);
    this.addSql(`create index "air_item_radio_id_state_planned_at_index" on "air_item" ("radio_id", "state", "planned_at");`);
    this.addSql(`create index "air_item_slot_id_index" on "air_item" ("slot_id");`);
    this.addSql(`alter table "air_item" add constraint "air_item_source_check" check ("source" in ('PLAN', 'DEFAULT', 'INSERTED', 'LIVE', 'EMERGENCY'));`);
    this.addSql(`alter table "air_item" add constraint "air_item_state_check" check ("state" in ('COMING', 'ON_AIR', 'HEARD', 'SKIPPED', 'FAILED', 'LEFT_OUT', 'NOT_SENT'));`);

    this.addSql(`create table "audience_play" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "item_id" int not null, "media_id" int null, "emission_id" int null, "episode_id" int null, "heard_from" timestamptz not null, "seconds" int not null, "average" double precision not null, "most" int not null, "gained" int not null);`);
    this.addSql(`create index "audience_play_emission_id_index" on "audience_play" ("emission_id");`);
    this.addSql(`create index "audience_play_episode_id_index" on "audience_play" ("episode_id");`);
    this.addSql(`alter table "audience_play" add constraint "audience_play_item_id_unique" unique ("item_id");`);
    this.addSql(`create index "audience_play_media_id_index" on "audience_play" ("media_id");`);
    this.addSql(`create index "audience_play_radio_id_heard_from_index" on "audience_play" ("radio_id", "heard_from");`);
    this.addSql(`create index "audience_play_radio_id_index" on "audience_play" ("radio_id");`);

    this.addSql(`create table "mailed_token" ("id" serial primary key, "kind" text not null, "user_id" int not null, "sent_by_id" int null, "token_hash" varchar(255) not null, "created_at" timestamptz not null, "expires_at" timestamptz not null, "used_at" timestamptz null);`);
    this.addSql(`alter table "mailed_token" add constraint "mailed_token_token_hash_unique" unique ("token_hash");`);
    this.addSql(`create index "mailed_token_user_id_index" on "mailed_token" ("user_id");`);
    this.addSql(`alter table "mailed_token" add constraint "mailed_token_kind_check" check ("kind" in ('INVITATION', 'PASSWORD_RESET'));`);

    this.addSql(`create table "live_visit" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "person_id" int null, "invitation_id" int null, "name" varchar(255) not null, "part" text not null, "state" text not null, "arrived_at" timestamptz not null, "on_air_from" timestamptz null, "on_air_until" timestamptz null, "left_at" timestamptz null, "said" text not null default '', "told" text not null default '', "line" int not null default 1, "seen_at" timestamptz not null);`);
    this.addSql(`create index "live_visit_invitation_id_index" on "live_visit" ("invitation_id");`);
    this.addSql(`create index "live_visit_person_id_index" on "live_visit" ("person_id");`);
    this.addSql(`create index "live_visit_radio_id_arrived_at_index" on "live_visit" ("radio_id", "arrived_at");`);
    this.addSql(`create index "live_visit_radio_id_index" on "live_visit" ("radio_id");`);
    this.addSql(`alter table "live_visit" add constraint "live_visit_part_check" check ("part" in ('PRESENTER', 'COHOST', 'GUEST'));`);
    this.addSql(`alter table "live_visit" add constraint "live_visit_state_check" check ("state" in ('WAITING', 'HEARD', 'ADMITTED', 'ON_AIR', 'LEFT', 'REFUSED'));`);

    this.addSql(`create table "live_session" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "person_id" int null, "name" varchar(255) not null, "title" varchar(255) not null, "how" text not null, "started_at" timestamptz not null, "heard_from" timestamptz null, "is_heard" boolean not null default false, "ended_at" timestamptz null, "why" text null, "ended_by" varchar(255) not null default '', "kept_out_until" timestamptz null, "slot_id" int null, "date" varchar(255) null, "planned_until" timestamptz null, "emission_id" int null, "episode_id" int null, "rush_id" int null, "stream_key_id" int null, "air_title" varchar(255) not null default '', "air_credit" varchar(255) not null default '', "part" int not null default 0, "is_sending" boolean not null default false, "seen_at" timestamptz not null, "is_coming" boolean not null default false, "is_recording_cut" boolean not null default false, "recorded_as" varchar(255) not null default '');`);
    this.addSql(`create index "live_session_emission_id_index" on "live_session" ("emission_id");`);
    this.addSql(`create index "live_session_ended_at_radio_id_index" on "live_session" ("ended_at", "radio_id");`);
    this.addSql(`create index "live_session_episode_id_index" on "live_session" ("episode_id");`);
    this.addSql(`create index "live_session_person_id_index" on "live_session" ("person_id");`);
    this.addSql(`create index "live_session_radio_id_index" on "live_session" ("radio_id");`);
    this.addSql(`create index "live_session_radio_id_started_at_index" on "live_session" ("radio_id", "started_at");`);
    this.addSql(`create index "live_session_rush_id_index" on "live_session" ("rush_id");`);
    this.addSql(`create index "live_session_slot_id_index" on "live_session" ("slot_id");`);
    this.addSql(`create index "live_session_stream_key_id_index" on "live_session" ("stream_key_id");`);
    this.addSql(`alter table "live_session" add constraint "live_session_how_check" check ("how" in ('BROWSER', 'ENCODER'));`);
    this.addSql(`alter table "live_session" add constraint "live_session_why_check" check ("why" in ('LEFT', 'LINE_LOST', 'DISCONNECTED', 'TAKEN_OVER', 'TIME_OVER', 'HANDED_OVER', 'CALLED_OFF'));`);

    this.addSql(`create table "live_handover" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "from_id" int not null, "person_id" int not null, "name" varchar(255) not null, "to_id" int null, "countdown" int not null, "is_offered" boolean not null, "asked_at" timestamptz not null, "takes_over_at" timestamptz null, "ended_at" timestamptz null, "end" text null, "ended_by" varchar(255) not null default '');`);
    this.addSql(`create index "live_handover_ended_at_radio_id_index" on "live_handover" ("ended_at", "radio_id");`);
    this.addSql(`create index "live_handover_from_id_index" on "live_handover" ("from_id");`);
    this.addSql(`create index "live_handover_person_id_index" on "live_handover" ("person_id");`);
    this.addSql(`create index "live_handover_radio_id_index" on "live_handover" ("radio_id");`);
    this.addSql(`create index "live_handover_to_id_index" on "live_handover" ("to_id");`);
    this.addSql(`alter table "live_handover" add constraint "live_handover_end_check" check ("end" in ('DONE', 'CANCELLED', 'NOBODY_CAME', 'NO_SOUND', 'GONE', 'NOBODY_LIVE'));`);

    this.addSql(`create table "library_view" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "name" varchar(255) not null, "list" varchar(255) not null, "query" text not null, "hidden_columns" jsonb not null default '[]', "owner_id" int null, "column_order" jsonb not null default '[]');`);
    this.addSql(`create index "library_view_owner_id_index" on "library_view" ("owner_id");`);
    this.addSql(`create index "library_view_radio_id_index" on "library_view" ("radio_id");`);

    this.addSql(`create table "kept_answer" ("id" serial primary key, "user_id" int not null, "key_hash" varchar(255) not null, "request_hash" varchar(255) not null, "started_at" timestamptz not null, "answer" text null);`);
    this.addSql(`alter table "kept_answer" add constraint "kept_answer_key_hash_unique" unique ("key_hash");`);
    this.addSql(`create index "kept_answer_started_at_index" on "kept_answer" ("started_at");`);
    this.addSql(`create index "kept_answer_user_id_index" on "kept_answer" ("user_id");`);

    this.addSql(`create table "inbox_line" ("id" serial primary key, "user_id" int not null, "about_id" int null, "kind" varchar(255) not null, "place" varchar(255) not null, "group_name" varchar(255) not null, "data" text not null, "path" text not null, "number" int not null, "is_urgent" boolean not null, "is_mention" boolean not null, "at" timestamptz not null, "seen_at" timestamptz null, "done_at" timestamptz null, "is_for_digest" boolean not null, "named_id" int null);`);
    this.addSql(`create index "inbox_line_about_id_index" on "inbox_line" ("about_id");`);
    this.addSql(`create index "inbox_line_at_index" on "inbox_line" ("at");`);
    this.addSql(`create index "inbox_line_done_at_index" on "inbox_line" ("done_at");`);
    this.addSql(`create index "inbox_line_is_for_digest_user_id_index" on "inbox_line" ("is_for_digest", "user_id");`);
    this.addSql(`create index "inbox_line_named_id_index" on "inbox_line" ("named_id");`);
    this.addSql(`create index "inbox_line_user_id_done_at_at_index" on "inbox_line" ("user_id", "done_at", "at");`);
    this.addSql(`create index "inbox_line_user_id_seen_at_place_index" on "inbox_line" ("user_id", "seen_at", "place");`);

    this.addSql(`create table "follow" ("id" serial primary key, "follower_id" int not null, "followed_id" int not null);`);
    this.addSql(`create index "follow_followed_id_index" on "follow" ("followed_id");`);
    this.addSql(`alter table "follow" add constraint "follow_follower_id_followed_id_unique" unique ("follower_id", "followed_id");`);

    this.addSql(`create table "feed_import" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "podcast_id" int not null, "owner_id" int not null, "url" varchar(2000) not null, "state" text not null default 'RUNNING', "failure" text null, "item_count" int null, "imported_count" int not null default 0, "skipped_count" int not null default 0, "failed_count" int not null default 0, "problems" jsonb not null default '[]', "finished_at" timestamptz null, "items" jsonb not null default '[]', "bytes" bigint not null default '0', "token_id" int null, "address" varchar(255) not null default '', "request_id" varchar(255) not null default '');`);
    this.addSql(`create index "feed_import_owner_id_index" on "feed_import" ("owner_id");`);
    this.addSql(`create index "feed_import_podcast_id_index" on "feed_import" ("podcast_id");`);
    this.addSql(`create index "feed_import_radio_id_index" on "feed_import" ("radio_id");`);
    this.addSql(`alter table "feed_import" add constraint "feed_import_failure_check" check ("failure" in ('UNREACHABLE', 'TOO_LARGE', 'NOT_A_FEED', 'NO_RIGHT', 'BROKEN'));`);
    this.addSql(`alter table "feed_import" add constraint "feed_import_state_check" check ("state" in ('RUNNING', 'DONE', 'FAILED', 'CANCELLED'));`);

    this.addSql(`create table "feed_favourite" ("id" serial primary key, "feed_id" int not null, "user_id" int not null);`);
    this.addSql(`alter table "feed_favourite" add constraint "feed_favourite_feed_id_user_id_unique" unique ("feed_id", "user_id");`);
    this.addSql(`create index "feed_favourite_user_id_index" on "feed_favourite" ("user_id");`);

    this.addSql(`create table "episode_person" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "user_id" int null, "name" varchar(255) not null, "part" text not null default 'PRESENTER', "position" int not null, "episode_id" int not null);`);
    this.addSql(`create index "episode_person_episode_id_index" on "episode_person" ("episode_id");`);
    this.addSql(`create index "episode_person_radio_id_index" on "episode_person" ("radio_id");`);
    this.addSql(`create index "episode_person_user_id_index" on "episode_person" ("user_id");`);
    this.addSql(`alter table "episode_person" add constraint "episode_person_part_check" check ("part" in ('PRESENTER', 'PRODUCER', 'COLUMNIST', 'GUEST'));`);

    this.addSql(`create table "emission_person" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "user_id" int null, "name" varchar(255) not null, "part" text not null default 'PRESENTER', "position" int not null, "emission_id" int not null);`);
    this.addSql(`create index "emission_person_emission_id_index" on "emission_person" ("emission_id");`);
    this.addSql(`create index "emission_person_radio_id_index" on "emission_person" ("radio_id");`);
    this.addSql(`create index "emission_person_user_id_index" on "emission_person" ("user_id");`);
    this.addSql(`alter table "emission_person" add constraint "emission_person_part_check" check ("part" in ('PRESENTER', 'PRODUCER', 'COLUMNIST', 'GUEST'));`);

    this.addSql(`create table "emission_comment" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "author_name" varchar(255) not null, "author_id" int null, "text" text not null, "active" boolean not null default true, "emission_id" int not null);`);
    this.addSql(`create index "emission_comment_author_id_index" on "emission_comment" ("author_id");`);
    this.addSql(`create index "emission_comment_emission_id_index" on "emission_comment" ("emission_id");`);
    this.addSql(`create index "emission_comment_radio_id_index" on "emission_comment" ("radio_id");`);

    this.addSql(`create table "comment_like" ("id" serial primary key, "comment_id" int not null, "user_id" int not null);`);
    this.addSql(`alter table "comment_like" add constraint "comment_like_comment_id_user_id_unique" unique ("comment_id", "user_id");`);
    this.addSql(`create index "comment_like_user_id_index" on "comment_like" ("user_id");`);

    this.addSql(`create table "chat_thread" ("id" serial primary key, "kind" text not null, "pair_key" varchar(255) null, "room_id" int null, "record_kind" varchar(255) null, "record_id" int null, "radio_id" int null, "name" varchar(255) not null default '', "picture" varchar(255) not null default '', "version" int not null default 1, "last_sequence" int not null default 0, "last_change" int not null default 0, "first_sequence" int not null default 1, "last_message_at" timestamptz not null, "created_by_id" int null, "created_at" timestamptz not null, "closed_at" timestamptz null, "removed_at" timestamptz null);`);
    this.addSql(`create index "chat_thread_created_by_id_index" on "chat_thread" ("created_by_id");`);
    this.addSql(`create index "chat_thread_kind_last_message_at_index" on "chat_thread" ("kind", "last_message_at");`);
    this.addSql(`alter table "chat_thread" add constraint "chat_thread_pair_key_unique" unique ("pair_key");`);
    this.addSql(`create index "chat_thread_radio_id_index" on "chat_thread" ("radio_id");`);
    this.addSql(`alter table "chat_thread" add constraint "chat_thread_record_kind_record_id_unique" unique ("record_kind", "record_id");`);
    this.addSql(`alter table "chat_thread" add constraint "chat_thread_room_id_unique" unique ("room_id");`);
    this.addSql(`alter table "chat_thread" add constraint "chat_thread_kind_check" check ("kind" in ('PRIVATE', 'ROOM', 'RECORD'));`);

    this.addSql(`create table "chat_status" ("id" serial primary key, "user_id" int not null, "state" text not null, "until" timestamptz null);`);
    this.addSql(`alter table "chat_status" add constraint "chat_status_user_id_unique" unique ("user_id");`);
    this.addSql(`alter table "chat_status" add constraint "chat_status_state_check" check ("state" in ('HERE', 'AWAY', 'BUSY', 'ON_AIR', 'GONE'));`);

    this.addSql(`create table "chat_screen" ("id" serial primary key, "user_id" int not null, "place" varchar(40) not null, "seen_at" timestamptz not null);`);
    this.addSql(`create index "chat_screen_place_index" on "chat_screen" ("place");`);
    this.addSql(`create index "chat_screen_seen_at_index" on "chat_screen" ("seen_at");`);
    this.addSql(`alter table "chat_screen" add constraint "chat_screen_user_id_place_unique" unique ("user_id", "place");`);

    this.addSql(`create table "chat_participant" ("id" serial primary key, "thread_id" int not null, "user_id" int not null, "part" text not null default 'MEMBER', "joined_at" timestamptz not null, "left_at" timestamptz null, "blocked_at" timestamptz null, "silenced_until" timestamptz null, "read_up_to" int not null default 0, "hidden_up_to" int null, "muted_until" timestamptz null, "wrote_at" timestamptz null);`);
    this.addSql(`alter table "chat_participant" add constraint "chat_participant_thread_id_user_id_unique" unique ("thread_id", "user_id");`);
    this.addSql(`create index "chat_participant_user_id_left_at_index" on "chat_participant" ("user_id", "left_at");`);
    this.addSql(`alter table "chat_participant" add constraint "chat_participant_part_check" check ("part" in ('OWNER', 'MODERATOR', 'MEMBER'));`);

    this.addSql(`create table "chat_message" ("id" serial primary key, "thread_id" int not null, "sequence" int not null, "change_number" int not null, "client_key" varchar(255) not null, "author_id" int null, "words" text not null, "search_text" text not null, "guarded_search_text" text not null, "reply_to_id" int null, "version" int not null default 1, "created_at" timestamptz not null, "edited_at" timestamptz null, "deleted_at" timestamptz null, "concealed_at" timestamptz null, "pinned_at" timestamptz null);`);
    this.addSql(`create index "chat_message_author_id_index" on "chat_message" ("author_id");`);
    this.addSql(`create index "chat_message_deleted_at_index" on "chat_message" ("deleted_at");`);
    this.addSql(`create index "chat_message_pinned_at_index" on "chat_message" ("pinned_at");`);
    this.addSql(`create index "chat_message_reply_to_id_index" on "chat_message" ("reply_to_id");`);
    this.addSql(`alter table "chat_message" add constraint "chat_message_thread_id_author_id_client_key_unique" unique ("thread_id", "author_id", "client_key");`);
    this.addSql(`create index "chat_message_thread_id_change_number_index" on "chat_message" ("thread_id", "change_number");`);
    this.addSql(`alter table "chat_message" add constraint "chat_message_thread_id_sequence_unique" unique ("thread_id", "sequence");`);

    this.addSql(`create table "chat_report" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "message_id" int not null, "words" text not null, "reason" text not null default '', "author_id" int null, "reporter_id" int null, "settled_at" timestamptz null);`);
    this.addSql(`create index "chat_report_author_id_index" on "chat_report" ("author_id");`);
    this.addSql(`create index "chat_report_message_id_index" on "chat_report" ("message_id");`);
    this.addSql(`create index "chat_report_radio_id_index" on "chat_report" ("radio_id");`);
    this.addSql(`create index "chat_report_radio_id_settled_at_index" on "chat_report" ("radio_id", "settled_at");`);
    this.addSql(`create index "chat_report_reporter_id_index" on "chat_report" ("reporter_id");`);

    this.addSql(`create table "chat_reaction" ("id" serial primary key, "message_id" int not null, "user_id" int not null, "emoji" varchar(255) not null);`);
    this.addSql(`alter table "chat_reaction" add constraint "chat_reaction_message_id_user_id_emoji_unique" unique ("message_id", "user_id", "emoji");`);
    this.addSql(`create index "chat_reaction_user_id_index" on "chat_reaction" ("user_id");`);

    this.addSql(`create table "chat_edit" ("id" serial primary key, "message_id" int not null, "words" text not null, "until" timestamptz not null);`);
    this.addSql(`create index "chat_edit_message_id_index" on "chat_edit" ("message_id");`);

    this.addSql(`create table "chat_mention" ("id" serial primary key, "message_id" int not null, "thread_id" int not null, "user_id" int not null, "sequence" int not null);`);
    this.addSql(`alter table "chat_mention" add constraint "chat_mention_message_id_user_id_unique" unique ("message_id", "user_id");`);
    this.addSql(`create index "chat_mention_thread_id_index" on "chat_mention" ("thread_id");`);
    this.addSql(`create index "chat_mention_user_id_thread_id_sequence_index" on "chat_mention" ("user_id", "thread_id", "sequence");`);

    this.addSql(`create table "chat_friendship" ("id" serial primary key, "pair_key" varchar(255) not null, "asker_id" int not null, "asked_id" int not null, "asked_at" timestamptz not null, "accepted_at" timestamptz null);`);
    this.addSql(`create index "chat_friendship_asked_id_index" on "chat_friendship" ("asked_id");`);
    this.addSql(`create index "chat_friendship_asker_id_index" on "chat_friendship" ("asker_id");`);
    this.addSql(`alter table "chat_friendship" add constraint "chat_friendship_pair_key_unique" unique ("pair_key");`);

    this.addSql(`create table "chat_block" ("id" serial primary key, "blocker_id" int not null, "blocked_id" int not null, "since" timestamptz not null);`);
    this.addSql(`create index "chat_block_blocked_id_index" on "chat_block" ("blocked_id");`);
    this.addSql(`alter table "chat_block" add constraint "chat_block_blocker_id_blocked_id_unique" unique ("blocker_id", "blocked_id");`);

    this.addSql(`create table "chat_block_mark" ("id" serial primary key, "block_id" int not null, "place_id" int not null, "read_up_to" int not null);`);
    this.addSql(`alter table "chat_block_mark" add constraint "chat_block_mark_block_id_place_id_unique" unique ("block_id", "place_id");`);
    this.addSql(`create index "chat_block_mark_place_id_index" on "chat_block_mark" ("place_id");`);

    this.addSql(`create table "chat_attachment" ("id" serial primary key, "thread_id" int null, "message_id" int null, "uploader_id" int null, "created_at" timestamptz not null, "taken_at" timestamptz null, "kind" text not null, "name" varchar(255) not null, "mime_type" varchar(100) not null, "size" int not null, "file_key" varchar(80) not null, "preview_key" varchar(80) not null default '', "width" int null, "height" int null, "duration" int null);`);
    this.addSql(`create index "chat_attachment_message_id_index" on "chat_attachment" ("message_id");`);
    this.addSql(`create index "chat_attachment_thread_id_index" on "chat_attachment" ("thread_id");`);
    this.addSql(`create index "chat_attachment_uploader_id_taken_at_index" on "chat_attachment" ("uploader_id", "taken_at");`);
    this.addSql(`alter table "chat_attachment" add constraint "chat_attachment_kind_check" check ("kind" in ('PICTURE', 'SOUND', 'VIDEO', 'DOCUMENT'));`);

    this.addSql(`create table "cart" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "page" int not null, "place" int not null, "label" varchar(255) not null default '', "colour" varchar(255) not null default '#2563eb', "gain" int not null default 0, "media_id" int not null, "owner_id" int null);`);
    this.addSql(`create index "cart_media_id_index" on "cart" ("media_id");`);
    this.addSql(`create index "cart_owner_id_index" on "cart" ("owner_id");`);
    this.addSql(`create index "cart_radio_id_index" on "cart" ("radio_id");`);
    this.addSql(`create index "cart_radio_id_page_place_index" on "cart" ("radio_id", "page", "place");`);

    this.addSql(`create table "calendar_feed" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "name" varchar(255) not null default '', "kind" text not null, "emission_id" int null, "maker_id" int not null, "secret_hash" varchar(255) not null, "last_read_at" timestamptz null);`);
    this.addSql(`create index "calendar_feed_emission_id_index" on "calendar_feed" ("emission_id");`);
    this.addSql(`create index "calendar_feed_maker_id_index" on "calendar_feed" ("maker_id");`);
    this.addSql(`create index "calendar_feed_radio_id_index" on "calendar_feed" ("radio_id");`);
    this.addSql(`alter table "calendar_feed" add constraint "calendar_feed_secret_hash_unique" unique ("secret_hash");`);
    this.addSql(`alter table "calendar_feed" add constraint "calendar_feed_kind_check" check ("kind" in ('RADIO', 'EMISSION', 'PERSON'));`);

    this.addSql(`create table "bookmark" ("id" serial primary key, "user_id" int not null, "target" varchar(255) not null, "position" int not null);`);
    this.addSql(`alter table "bookmark" add constraint "bookmark_user_id_target_unique" unique ("user_id", "target");`);

    this.addSql(`create table "blog_post" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "deleted_at" timestamptz null, "title" varchar(255) not null, "slug" varchar(255) not null, "status" text not null default 'DRAFT', "excerpt" text not null default '', "content" text not null default '', "featured_image" varchar(255) not null default '', "tags" jsonb not null default '[]', "author_id" int null, "published_at" timestamptz null);`);
    this.addSql(`create index "blog_post_author_id_index" on "blog_post" ("author_id");`);
    this.addSql(`create index "blog_post_id_deleted_at_index" on "blog_post" ("id", "deleted_at") where deleted_at is not null;`);
    this.addSql(`create index "blog_post_id_index" on "blog_post" ("id") where deleted_at is null;`);
    this.addSql(`alter table "blog_post" add constraint "blog_post_slug_unique" unique ("slug");`);
    this.addSql(`alter table "blog_post" add constraint "blog_post_status_check" check ("status" in ('DRAFT', 'PENDING', 'PUBLISHED'));`);

    this.addSql(`create table "blog_post_categories" ("blog_post_id" int not null, "blog_category_id" int not null, primary key ("blog_post_id", "blog_category_id"));`);

    this.addSql(`create table "blog_comment" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "post_id" int not null, "author_id" int not null, "text" text not null, "active" boolean not null default true);`);
    this.addSql(`create index "blog_comment_author_id_index" on "blog_comment" ("author_id");`);
    this.addSql(`create index "blog_comment_post_id_index" on "blog_comment" ("post_id");`);

    this.addSql(`create table "blog_bookmark" ("id" serial primary key, "post_id" int not null, "user_id" int not null);`);
    this.addSql(`alter table "blog_bookmark" add constraint "blog_bookmark_post_id_user_id_unique" unique ("post_id", "user_id");`);
    this.addSql(`create index "blog_bookmark_user_id_index" on "blog_bookmark" ("user_id");`);

    this.addSql(`create table "authenticator" ("id" serial primary key, "user_id" int not null, "encrypted_secret" varchar(255) not null, "created_at" timestamptz not null, "confirmed_at" timestamptz null, "last_period" int null);`);
    this.addSql(`alter table "authenticator" add constraint "authenticator_user_id_unique" unique ("user_id");`);

    this.addSql(`create table "api_token" ("id" serial primary key, "user_id" int not null, "name" varchar(255) not null, "prefix" varchar(255) not null, "token_hash" varchar(255) not null, "scopes" jsonb not null, "radio_id" int null, "created_at" timestamptz not null, "expires_at" timestamptz null, "last_used_at" timestamptz null, "revoked_at" timestamptz null);`);
    this.addSql(`alter table "api_token" add constraint "api_token_prefix_unique" unique ("prefix");`);
    this.addSql(`create index "api_token_user_id_index" on "api_token" ("user_id");`);

    this.addSql(`create table "video_comment" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "author_name" varchar(255) not null, "author_id" int null, "text" text not null, "active" boolean not null default true, "video_id" int not null);`);
    this.addSql(`create index "video_comment_author_id_index" on "video_comment" ("author_id");`);
    this.addSql(`create index "video_comment_radio_id_index" on "video_comment" ("radio_id");`);
    this.addSql(`create index "video_comment_video_id_index" on "video_comment" ("video_id");`);

    this.addSql(`create table "visit_call" ("id" serial primary key, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, "search_text" text not null, "guarded_search_text" text not null, "radio_id" int not null, "visit_id" int not null, "offer" text not null, "answer" text not null default '');`);
    this.addSql(`create index "visit_call_radio_id_index" on "visit_call" ("radio_id");`);
    this.addSql(`create index "visit_call_visit_id_index" on "visit_call" ("visit_id");`);

    this.addSql(`create table "webhook" ("id" serial primary key, "user_id" int not null, "about_id" int null, "url" text not null, "secret" text not null, "kinds" jsonb not null, "is_on" boolean not null, "created_at" timestamptz not null, "failing_since" timestamptz null, "silences" int not null default 0, "rests_until" timestamptz null, "held_until" timestamptz null);`);
    this.addSql(`create index "webhook_about_id_index" on "webhook" ("about_id");`);
    this.addSql(`create index "webhook_user_id_index" on "webhook" ("user_id");`);

    this.addSql(`create table "webhook_delivery" ("id" serial primary key, "webhook_id" int not null, "key" varchar(255) not null, "kind" varchar(255) not null, "body" text not null, "state" text not null, "tries" int not null default 0, "next_at" timestamptz not null, "created_at" timestamptz not null, "tried_at" timestamptz null, "problem" text null, "status" int null, "answer" text not null default '');`);
    this.addSql(`create index "webhook_delivery_created_at_index" on "webhook_delivery" ("created_at");`);
    this.addSql(`create index "webhook_delivery_webhook_id_state_next_at_index" on "webhook_delivery" ("webhook_id", "state", "next_at");`);
    this.addSql(`alter table "webhook_delivery" add constraint "webhook_delivery_problem_check" check ("problem" in ('ANSWER', 'REDIRECT', 'TIMED_OUT', 'NO_CONNECTION', 'UNKNOWN_HOST', 'REFUSED_ADDRESS', 'NOT_SECURE', 'INVALID_ADDRESS', 'OFF'));`);
    this.addSql(`alter table "webhook_delivery" add constraint "webhook_delivery_state_check" check ("state" in ('WAITING', 'DELIVERED', 'FAILED'));`);

    this.addSql(`create table "zip_code" ("id" serial primary key, "region_id" int not null, "code" varchar(255) not null);`);
    this.addSql(`alter table "zip_code" add constraint "zip_code_region_id_code_unique" unique ("region_id", "code");`);

    this.addSql(`alter table "faq_question" add constraint "faq_question_category_id_foreign" foreign key ("category_id") references "faq_category" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "invoice" add constraint "invoice_client_id_foreign" foreign key ("client_id") references "invoice_client" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "knowledge_topic" add constraint "knowledge_topic_category_id_foreign" foreign key ("category_id") references "knowledge_category" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "knowledge_question" add constraint "knowledge_question_topic_id_foreign" foreign key ("topic_id") references "knowledge_topic" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "poll_option" add constraint "poll_option_poll_id_foreign" foreign key ("poll_id") references "poll" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "radio" add constraint "radio_company_id_foreign" foreign key ("company_id") references "company" ("id") on update no action on delete set null;`);

    this.addSql(`alter table "playlist" add constraint "playlist_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "media_tag" add constraint "media_tag_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "media_category" add constraint "media_category_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "live_invitation" add constraint "live_invitation_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "language" add constraint "language_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "hearing_settings" add constraint "hearing_settings_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "emission_tag" add constraint "emission_tag_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "emission_category" add constraint "emission_category_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "dry_run" add constraint "dry_run_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "default_playlist" add constraint "default_playlist_playlist_id_foreign" foreign key ("playlist_id") references "playlist" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "default_playlist" add constraint "default_playlist_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "clock" add constraint "clock_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "clock_hour" add constraint "clock_hour_clock_id_foreign" foreign key ("clock_id") references "clock" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "clock_hour" add constraint "clock_hour_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "classification" add constraint "classification_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "chat_room" add constraint "chat_room_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "audience_settings" add constraint "audience_settings_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "artiste" add constraint "artiste_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "album" add constraint "album_artiste_id_foreign" foreign key ("artiste_id") references "artiste" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "album" add constraint "album_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "role" add constraint "role_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "permission_roles" add constraint "permission_roles_permission_id_foreign" foreign key ("permission_id") references "permission" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "permission_roles" add constraint "permission_roles_role_id_foreign" foreign key ("role_id") references "role" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "stream_server" add constraint "stream_server_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "mount_point" add constraint "mount_point_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);
    this.addSql(`alter table "mount_point" add constraint "mount_point_server_id_foreign" foreign key ("server_id") references "stream_server" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "sound_incident" add constraint "sound_incident_mount_id_foreign" foreign key ("mount_id") references "mount_point" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "sound_incident" add constraint "sound_incident_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "mount_state" add constraint "mount_state_mount_id_foreign" foreign key ("mount_id") references "mount_point" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "mount_state" add constraint "mount_state_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "mount_change" add constraint "mount_change_mount_id_foreign" foreign key ("mount_id") references "mount_point" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "mount_change" add constraint "mount_change_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "listener_session" add constraint "listener_session_mount_id_foreign" foreign key ("mount_id") references "mount_point" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "audience_salt" add constraint "audience_salt_mount_id_foreign" foreign key ("mount_id") references "mount_point" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "audience_program" add constraint "audience_program_mount_id_foreign" foreign key ("mount_id") references "mount_point" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "audience_program" add constraint "audience_program_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "audience_minute" add constraint "audience_minute_mount_id_foreign" foreign key ("mount_id") references "mount_point" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "audience_hour" add constraint "audience_hour_mount_id_foreign" foreign key ("mount_id") references "mount_point" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "audience_hour" add constraint "audience_hour_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "audience_day" add constraint "audience_day_mount_id_foreign" foreign key ("mount_id") references "mount_point" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "audience_day" add constraint "audience_day_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "audience_country" add constraint "audience_country_mount_id_foreign" foreign key ("mount_id") references "mount_point" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "audience_country" add constraint "audience_country_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "user" add constraint "user_employer_id_foreign" foreign key ("employer_id") references "company" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "user" add constraint "user_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "user" add constraint "user_region_id_foreign" foreign key ("region_id") references "region" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "user" add constraint "user_role_id_foreign" foreign key ("role_id") references "role" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "team_member" add constraint "team_member_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);
    this.addSql(`alter table "team_member" add constraint "team_member_role_id_foreign" foreign key ("role_id") references "role" ("id") on update no action on delete no action;`);
    this.addSql(`alter table "team_member" add constraint "team_member_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "stream_key" add constraint "stream_key_person_id_foreign" foreign key ("person_id") references "user" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "stream_key" add constraint "stream_key_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "stored_upload" add constraint "stored_upload_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "stored_upload" add constraint "stored_upload_sender_id_foreign" foreign key ("sender_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "social_account" add constraint "social_account_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "session" add constraint "session_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "refresh_token" add constraint "refresh_token_session_id_foreign" foreign key ("session_id") references "session" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "recovery_code" add constraint "recovery_code_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "push_device" add constraint "push_device_session_id_foreign" foreign key ("session_id") references "session" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "push_device" add constraint "push_device_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "product_affected_users" add constraint "product_affected_users_product_id_foreign" foreign key ("product_id") references "product" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "product_affected_users" add constraint "product_affected_users_user_id_foreign" foreign key ("user_id") references "user" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "post" add constraint "post_author_id_foreign" foreign key ("author_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "post_share" add constraint "post_share_post_id_foreign" foreign key ("post_id") references "post" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "post_share" add constraint "post_share_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "post_like" add constraint "post_like_post_id_foreign" foreign key ("post_id") references "post" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "post_like" add constraint "post_like_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "post_comment" add constraint "post_comment_author_id_foreign" foreign key ("author_id") references "user" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "post_comment" add constraint "post_comment_post_id_foreign" foreign key ("post_id") references "post" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "poll_vote" add constraint "poll_vote_option_id_foreign" foreign key ("option_id") references "poll_option" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "poll_vote" add constraint "poll_vote_poll_id_foreign" foreign key ("poll_id") references "poll" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "poll_vote" add constraint "poll_vote_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "playlist_comment" add constraint "playlist_comment_author_id_foreign" foreign key ("author_id") references "user" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "playlist_comment" add constraint "playlist_comment_playlist_id_foreign" foreign key ("playlist_id") references "playlist" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "playlist_comment" add constraint "playlist_comment_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "passkey" add constraint "passkey_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "page_favourite" add constraint "page_favourite_page_id_foreign" foreign key ("page_id") references "suggested_page" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "page_favourite" add constraint "page_favourite_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "notice_times" add constraint "notice_times_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "notice_choice" add constraint "notice_choice_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "metadata_import" add constraint "metadata_import_owner_id_foreign" foreign key ("owner_id") references "user" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "metadata_import" add constraint "metadata_import_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "metadata_import_part" add constraint "metadata_import_part_import_id_foreign" foreign key ("import_id") references "metadata_import" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "media_item" add constraint "media_item_added_by_id_foreign" foreign key ("added_by_id") references "user" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "media_item" add constraint "media_item_album_id_foreign" foreign key ("album_id") references "album" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "media_item" add constraint "media_item_category_id_foreign" foreign key ("category_id") references "media_category" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "media_item" add constraint "media_item_duplicate_of_id_foreign" foreign key ("duplicate_of_id") references "media_item" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "media_item" add constraint "media_item_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "station" add constraint "station_emergency_id_foreign" foreign key ("emergency_id") references "media_item" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "station" add constraint "station_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "song_artistes" add constraint "song_artistes_artiste_id_foreign" foreign key ("artiste_id") references "artiste" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "song_artistes" add constraint "song_artistes_media_item_id_foreign" foreign key ("media_item_id") references "media_item" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "playlist_item" add constraint "playlist_item_media_id_foreign" foreign key ("media_id") references "media_item" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "playlist_item" add constraint "playlist_item_playlist_id_foreign" foreign key ("playlist_id") references "playlist" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "playlist_item" add constraint "playlist_item_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "media_item_tags" add constraint "media_item_tags_media_item_id_foreign" foreign key ("media_item_id") references "media_item" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "media_item_tags" add constraint "media_item_tags_media_tag_id_foreign" foreign key ("media_tag_id") references "media_tag" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "emission" add constraint "emission_category_id_foreign" foreign key ("category_id") references "emission_category" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "emission" add constraint "emission_classification_id_foreign" foreign key ("classification_id") references "classification" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "emission" add constraint "emission_closer_id_foreign" foreign key ("closer_id") references "media_item" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "emission" add constraint "emission_filler_clock_id_foreign" foreign key ("filler_clock_id") references "clock" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "emission" add constraint "emission_filler_id_foreign" foreign key ("filler_id") references "playlist" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "emission" add constraint "emission_opener_id_foreign" foreign key ("opener_id") references "media_item" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "emission" add constraint "emission_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "podcast" add constraint "podcast_emission_id_foreign" foreign key ("emission_id") references "emission" ("id") on update no action on delete no action;`);
    this.addSql(`alter table "podcast" add constraint "podcast_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "podcast_comment" add constraint "podcast_comment_author_id_foreign" foreign key ("author_id") references "user" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "podcast_comment" add constraint "podcast_comment_podcast_id_foreign" foreign key ("podcast_id") references "podcast" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "podcast_comment" add constraint "podcast_comment_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "episode" add constraint "episode_emission_id_foreign" foreign key ("emission_id") references "emission" ("id") on update no action on delete no action;`);
    this.addSql(`alter table "episode" add constraint "episode_incoming_id_foreign" foreign key ("incoming_id") references "media_item" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "episode" add constraint "episode_medium_id_foreign" foreign key ("medium_id") references "media_item" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "episode" add constraint "episode_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "rush" add constraint "rush_accepted_by_id_foreign" foreign key ("accepted_by_id") references "user" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "rush" add constraint "rush_assignee_id_foreign" foreign key ("assignee_id") references "user" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "rush" add constraint "rush_emission_id_foreign" foreign key ("emission_id") references "emission" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "rush" add constraint "rush_episode_id_foreign" foreign key ("episode_id") references "episode" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "rush" add constraint "rush_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);
    this.addSql(`alter table "rush" add constraint "rush_result_id_foreign" foreign key ("result_id") references "media_item" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "rush" add constraint "rush_sent_by_id_foreign" foreign key ("sent_by_id") references "user" ("id") on update no action on delete set null;`);

    this.addSql(`alter table "slot" add constraint "slot_emission_id_foreign" foreign key ("emission_id") references "emission" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "slot" add constraint "slot_episode_id_foreign" foreign key ("episode_id") references "episode" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "slot" add constraint "slot_original_id_foreign" foreign key ("original_id") references "slot" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "slot" add constraint "slot_playlist_id_foreign" foreign key ("playlist_id") references "playlist" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "slot" add constraint "slot_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);
    this.addSql(`alter table "slot" add constraint "slot_rush_id_foreign" foreign key ("rush_id") references "rush" ("id") on update no action on delete set null;`);

    this.addSql(`alter table "slot_warning" add constraint "slot_warning_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);
    this.addSql(`alter table "slot_warning" add constraint "slot_warning_slot_id_foreign" foreign key ("slot_id") references "slot" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "rundown" add constraint "rundown_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);
    this.addSql(`alter table "rundown" add constraint "rundown_slot_id_foreign" foreign key ("slot_id") references "slot" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "rundown_item" add constraint "rundown_item_media_id_foreign" foreign key ("media_id") references "media_item" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "rundown_item" add constraint "rundown_item_playlist_id_foreign" foreign key ("playlist_id") references "playlist" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "rundown_item" add constraint "rundown_item_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);
    this.addSql(`alter table "rundown_item" add constraint "rundown_item_rundown_id_foreign" foreign key ("rundown_id") references "rundown" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "rush_take" add constraint "rush_take_medium_id_foreign" foreign key ("medium_id") references "media_item" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "rush_take" add constraint "rush_take_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);
    this.addSql(`alter table "rush_take" add constraint "rush_take_rush_id_foreign" foreign key ("rush_id") references "rush" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "rush_take" add constraint "rush_take_sent_by_id_foreign" foreign key ("sent_by_id") references "user" ("id") on update no action on delete set null;`);

    this.addSql(`alter table "rush_note" add constraint "rush_note_author_id_foreign" foreign key ("author_id") references "user" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "rush_note" add constraint "rush_note_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);
    this.addSql(`alter table "rush_note" add constraint "rush_note_resolved_by_id_foreign" foreign key ("resolved_by_id") references "user" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "rush_note" add constraint "rush_note_take_id_foreign" foreign key ("take_id") references "rush_take" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "rush_step" add constraint "rush_step_assignee_id_foreign" foreign key ("assignee_id") references "user" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "rush_step" add constraint "rush_step_by_id_foreign" foreign key ("by_id") references "user" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "rush_step" add constraint "rush_step_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);
    this.addSql(`alter table "rush_step" add constraint "rush_step_rush_id_foreign" foreign key ("rush_id") references "rush" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "podcast_listener" add constraint "podcast_listener_episode_id_foreign" foreign key ("episode_id") references "episode" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "podcast_downloads" add constraint "podcast_downloads_episode_id_foreign" foreign key ("episode_id") references "episode" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "occurrence" add constraint "occurrence_episode_id_foreign" foreign key ("episode_id") references "episode" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "occurrence" add constraint "occurrence_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);
    this.addSql(`alter table "occurrence" add constraint "occurrence_slot_id_foreign" foreign key ("slot_id") references "slot" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "emission_tags" add constraint "emission_tags_emission_id_foreign" foreign key ("emission_id") references "emission" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "emission_tags" add constraint "emission_tags_emission_tag_id_foreign" foreign key ("emission_tag_id") references "emission_tag" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "emission_languages" add constraint "emission_languages_emission_id_foreign" foreign key ("emission_id") references "emission" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "emission_languages" add constraint "emission_languages_language_id_foreign" foreign key ("language_id") references "language" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "emission_jingles" add constraint "emission_jingles_emission_id_foreign" foreign key ("emission_id") references "emission" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "emission_jingles" add constraint "emission_jingles_media_item_id_foreign" foreign key ("media_item_id") references "media_item" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "clock_part" add constraint "clock_part_category_id_foreign" foreign key ("category_id") references "media_category" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "clock_part" add constraint "clock_part_clock_id_foreign" foreign key ("clock_id") references "clock" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "clock_part" add constraint "clock_part_media_id_foreign" foreign key ("media_id") references "media_item" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "clock_part" add constraint "clock_part_playlist_id_foreign" foreign key ("playlist_id") references "playlist" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "clock_part" add constraint "clock_part_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "air_item" add constraint "air_item_media_id_foreign" foreign key ("media_id") references "media_item" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "air_item" add constraint "air_item_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);
    this.addSql(`alter table "air_item" add constraint "air_item_slot_id_foreign" foreign key ("slot_id") references "slot" ("id") on update no action on delete set null;`);

    this.addSql(`alter table "audience_play" add constraint "audience_play_emission_id_foreign" foreign key ("emission_id") references "emission" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "audience_play" add constraint "audience_play_episode_id_foreign" foreign key ("episode_id") references "episode" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "audience_play" add constraint "audience_play_item_id_foreign" foreign key ("item_id") references "air_item" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "audience_play" add constraint "audience_play_media_id_foreign" foreign key ("media_id") references "media_item" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "audience_play" add constraint "audience_play_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "mailed_token" add constraint "mailed_token_sent_by_id_foreign" foreign key ("sent_by_id") references "user" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "mailed_token" add constraint "mailed_token_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "live_visit" add constraint "live_visit_invitation_id_foreign" foreign key ("invitation_id") references "live_invitation" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "live_visit" add constraint "live_visit_person_id_foreign" foreign key ("person_id") references "user" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "live_visit" add constraint "live_visit_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "live_session" add constraint "live_session_emission_id_foreign" foreign key ("emission_id") references "emission" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "live_session" add constraint "live_session_episode_id_foreign" foreign key ("episode_id") references "episode" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "live_session" add constraint "live_session_person_id_foreign" foreign key ("person_id") references "user" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "live_session" add constraint "live_session_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);
    this.addSql(`alter table "live_session" add constraint "live_session_rush_id_foreign" foreign key ("rush_id") references "rush" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "live_session" add constraint "live_session_slot_id_foreign" foreign key ("slot_id") references "slot" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "live_session" add constraint "live_session_stream_key_id_foreign" foreign key ("stream_key_id") references "stream_key" ("id") on update no action on delete set null;`);

    this.addSql(`alter table "live_handover" add constraint "live_handover_from_id_foreign" foreign key ("from_id") references "live_session" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "live_handover" add constraint "live_handover_person_id_foreign" foreign key ("person_id") references "user" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "live_handover" add constraint "live_handover_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);
    this.addSql(`alter table "live_handover" add constraint "live_handover_to_id_foreign" foreign key ("to_id") references "live_session" ("id") on update no action on delete set null;`);

    this.addSql(`alter table "library_view" add constraint "library_view_owner_id_foreign" foreign key ("owner_id") references "user" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "library_view" add constraint "library_view_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "kept_answer" add constraint "kept_answer_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "inbox_line" add constraint "inbox_line_about_id_foreign" foreign key ("about_id") references "radio" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "inbox_line" add constraint "inbox_line_named_id_foreign" foreign key ("named_id") references "user" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "inbox_line" add constraint "inbox_line_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "follow" add constraint "follow_followed_id_foreign" foreign key ("followed_id") references "user" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "follow" add constraint "follow_follower_id_foreign" foreign key ("follower_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "feed_import" add constraint "feed_import_owner_id_foreign" foreign key ("owner_id") references "user" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "feed_import" add constraint "feed_import_podcast_id_foreign" foreign key ("podcast_id") references "podcast" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "feed_import" add constraint "feed_import_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "feed_favourite" add constraint "feed_favourite_feed_id_foreign" foreign key ("feed_id") references "feed" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "feed_favourite" add constraint "feed_favourite_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "episode_person" add constraint "episode_person_episode_id_foreign" foreign key ("episode_id") references "episode" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "episode_person" add constraint "episode_person_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);
    this.addSql(`alter table "episode_person" add constraint "episode_person_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete set null;`);

    this.addSql(`alter table "emission_person" add constraint "emission_person_emission_id_foreign" foreign key ("emission_id") references "emission" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "emission_person" add constraint "emission_person_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);
    this.addSql(`alter table "emission_person" add constraint "emission_person_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete set null;`);

    this.addSql(`alter table "emission_comment" add constraint "emission_comment_author_id_foreign" foreign key ("author_id") references "user" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "emission_comment" add constraint "emission_comment_emission_id_foreign" foreign key ("emission_id") references "emission" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "emission_comment" add constraint "emission_comment_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "comment_like" add constraint "comment_like_comment_id_foreign" foreign key ("comment_id") references "post_comment" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "comment_like" add constraint "comment_like_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "chat_thread" add constraint "chat_thread_created_by_id_foreign" foreign key ("created_by_id") references "user" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "chat_thread" add constraint "chat_thread_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "chat_thread" add constraint "chat_thread_room_id_foreign" foreign key ("room_id") references "chat_room" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "chat_status" add constraint "chat_status_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "chat_screen" add constraint "chat_screen_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "chat_participant" add constraint "chat_participant_thread_id_foreign" foreign key ("thread_id") references "chat_thread" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "chat_participant" add constraint "chat_participant_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "chat_message" add constraint "chat_message_author_id_foreign" foreign key ("author_id") references "user" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "chat_message" add constraint "chat_message_reply_to_id_foreign" foreign key ("reply_to_id") references "chat_message" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "chat_message" add constraint "chat_message_thread_id_foreign" foreign key ("thread_id") references "chat_thread" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "chat_report" add constraint "chat_report_author_id_foreign" foreign key ("author_id") references "user" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "chat_report" add constraint "chat_report_message_id_foreign" foreign key ("message_id") references "chat_message" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "chat_report" add constraint "chat_report_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);
    this.addSql(`alter table "chat_report" add constraint "chat_report_reporter_id_foreign" foreign key ("reporter_id") references "user" ("id") on update no action on delete set null;`);

    this.addSql(`alter table "chat_reaction" add constraint "chat_reaction_message_id_foreign" foreign key ("message_id") references "chat_message" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "chat_reaction" add constraint "chat_reaction_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "chat_edit" add constraint "chat_edit_message_id_foreign" foreign key ("message_id") references "chat_message" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "chat_mention" add constraint "chat_mention_message_id_foreign" foreign key ("message_id") references "chat_message" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "chat_mention" add constraint "chat_mention_thread_id_foreign" foreign key ("thread_id") references "chat_thread" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "chat_mention" add constraint "chat_mention_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "chat_friendship" add constraint "chat_friendship_asked_id_foreign" foreign key ("asked_id") references "user" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "chat_friendship" add constraint "chat_friendship_asker_id_foreign" foreign key ("asker_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "chat_block" add constraint "chat_block_blocked_id_foreign" foreign key ("blocked_id") references "user" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "chat_block" add constraint "chat_block_blocker_id_foreign" foreign key ("blocker_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "chat_block_mark" add constraint "chat_block_mark_block_id_foreign" foreign key ("block_id") references "chat_block" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "chat_block_mark" add constraint "chat_block_mark_place_id_foreign" foreign key ("place_id") references "chat_participant" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "chat_attachment" add constraint "chat_attachment_message_id_foreign" foreign key ("message_id") references "chat_message" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "chat_attachment" add constraint "chat_attachment_thread_id_foreign" foreign key ("thread_id") references "chat_thread" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "chat_attachment" add constraint "chat_attachment_uploader_id_foreign" foreign key ("uploader_id") references "user" ("id") on update no action on delete set null;`);

    this.addSql(`alter table "cart" add constraint "cart_media_id_foreign" foreign key ("media_id") references "media_item" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "cart" add constraint "cart_owner_id_foreign" foreign key ("owner_id") references "user" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "cart" add constraint "cart_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "calendar_feed" add constraint "calendar_feed_emission_id_foreign" foreign key ("emission_id") references "emission" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "calendar_feed" add constraint "calendar_feed_maker_id_foreign" foreign key ("maker_id") references "user" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "calendar_feed" add constraint "calendar_feed_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);

    this.addSql(`alter table "bookmark" add constraint "bookmark_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "blog_post" add constraint "blog_post_author_id_foreign" foreign key ("author_id") references "user" ("id") on update no action on delete set null;`);

    this.addSql(`alter table "blog_post_categories" add constraint "blog_post_categories_blog_category_id_foreign" foreign key ("blog_category_id") references "blog_category" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "blog_post_categories" add constraint "blog_post_categories_blog_post_id_foreign" foreign key ("blog_post_id") references "blog_post" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "blog_comment" add constraint "blog_comment_author_id_foreign" foreign key ("author_id") references "user" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "blog_comment" add constraint "blog_comment_post_id_foreign" foreign key ("post_id") references "blog_post" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "blog_bookmark" add constraint "blog_bookmark_post_id_foreign" foreign key ("post_id") references "blog_post" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "blog_bookmark" add constraint "blog_bookmark_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "authenticator" add constraint "authenticator_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "api_token" add constraint "api_token_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "api_token" add constraint "api_token_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "video_comment" add constraint "video_comment_author_id_foreign" foreign key ("author_id") references "user" ("id") on update no action on delete set null;`);
    this.addSql(`alter table "video_comment" add constraint "video_comment_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);
    this.addSql(`alter table "video_comment" add constraint "video_comment_video_id_foreign" foreign key ("video_id") references "media_item" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "visit_call" add constraint "visit_call_radio_id_foreign" foreign key ("radio_id") references "radio" ("id") on update no action on delete no action;`);
    this.addSql(`alter table "visit_call" add constraint "visit_call_visit_id_foreign" foreign key ("visit_id") references "live_visit" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "webhook" add constraint "webhook_about_id_foreign" foreign key ("about_id") references "radio" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "webhook" add constraint "webhook_user_id_foreign" foreign key ("user_id") references "user" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "webhook_delivery" add constraint "webhook_delivery_webhook_id_foreign" foreign key ("webhook_id") references "webhook" ("id") on update no action on delete cascade;`);

    this.addSql(`alter table "zip_code" add constraint "zip_code_region_id_foreign" foreign key ("region_id") references "region" ("id") on update no action on delete cascade;`);

    this.addSql(`create function refuse_audit_change() returns trigger language plpgsql as $$ begin raise exception 'the audit is append-only'; end $$;`);
    for (const table of ['audit_entry', 'audit_seal'])
      this.addSql(`create trigger ${table}_append_only before update or delete or truncate on ${table} for each statement execute function refuse_audit_change();`);
  }

  override down(): void | Promise<void> {
    for (const table of tables) this.addSql(`drop table if exists "${table}" cascade;`);
    this.addSql(`drop function refuse_audit_change();`);
  }

}

const tables = [
  'zip_code',
  'webhook_delivery',
  'webhook',
  'visit_call',
  'video_comment',
  'api_token',
  'authenticator',
  'blog_bookmark',
  'blog_comment',
  'blog_post_categories',
  'blog_post',
  'bookmark',
  'calendar_feed',
  'cart',
  'chat_attachment',
  'chat_block_mark',
  'chat_block',
  'chat_friendship',
  'chat_mention',
  'chat_edit',
  'chat_reaction',
  'chat_report',
  'chat_message',
  'chat_participant',
  'chat_screen',
  'chat_status',
  'chat_thread',
  'comment_like',
  'emission_comment',
  'emission_person',
  'episode_person',
  'feed_favourite',
  'feed_import',
  'follow',
  'inbox_line',
  'kept_answer',
  'library_view',
  'live_handover',
  'live_session',
  'live_visit',
  'mailed_token',
  'audience_play',
  'air_item',
  'clock_part',
  'emission_jingles',
  'emission_languages',
  'emission_tags',
  'occurrence',
  'podcast_downloads',
  'podcast_listener',
  'rush_step',
  'rush_note',
  'rush_take',
  'rundown_item',
  'rundown',
  'slot_warning',
  'slot',
  'rush',
  'episode',
  'podcast_comment',
  'podcast',
  'emission',
  'media_item_tags',
  'playlist_item',
  'song_artistes',
  'station',
  'media_item',
  'metadata_import_part',
  'metadata_import',
  'notice_choice',
  'notice_times',
  'page_favourite',
  'passkey',
  'playlist_comment',
  'poll_vote',
  'post_comment',
  'post_like',
  'post_share',
  'post',
  'product_affected_users',
  'push_device',
  'recovery_code',
  'refresh_token',
  'session',
  'social_account',
  'stored_upload',
  'stream_key',
  'team_member',
  'user',
  'told_once',
  'suggested_page',
  'audience_country',
  'audience_day',
  'audience_hour',
  'audience_minute',
  'audience_program',
  'audience_salt',
  'listener_session',
  'mount_change',
  'mount_state',
  'sound_incident',
  'mount_point',
  'stream_server',
  'stored_event',
  'spent_challenge',
  'permission_roles',
  'role',
  'region',
  'album',
  'artiste',
  'audience_settings',
  'chat_room',
  'classification',
  'clock_hour',
  'clock',
  'default_playlist',
  'dry_run',
  'emission_category',
  'emission_tag',
  'hearing_settings',
  'language',
  'live_invitation',
  'media_category',
  'media_tag',
  'playlist',
  'radio',
  'push_key',
  'product',
  'poll_option',
  'poll',
  'permission',
  'last_audit_check',
  'knowledge_question',
  'knowledge_topic',
  'knowledge_category',
  'job_schedule',
  'job',
  'invoice',
  'invoice_client',
  'former_slug',
  'feed',
  'faq_question',
  'faq_category',
  'failed_job',
  'employee',
  'company',
  'card',
  'blog_category',
  'audit_seal',
  'audit_entry',
];
