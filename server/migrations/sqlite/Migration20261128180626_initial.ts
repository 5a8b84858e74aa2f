import { Migration } from '@mikro-orm/migrations';

/** Creates the schema of version 0.1.0. It stands for the migrations before it, which `replaced.ts` describes. */
export class Migration20261128180626_initial extends Migration {

  override name = 'Migration20261128180626_initial';

  override up(): void | Promise<void> {
    this.addSql(`create table \`audit_entry\` (\`id\` integer not null primary key autoincrement, \`at\` datetime not null, \`action\` text check (\`action\` in ('CREATED', 'UPDATED', 'DELETED', 'SIGNED_IN', 'SIGNED_OUT', 'SIGN_IN_FAILED', 'SESSION_REVOKED', 'DENIED')) not null, \`actor_id\` integer null, \`actor_name\` text not null, \`subject\` text not null, \`subject_id\` integer null, \`changes\` json not null, \`radio_id\` integer null, \`request_id\` text not null, \`address\` text not null default '');`);
    this.addSql(`create index \`audit_entry_subject_subject_id_index\` on \`audit_entry\` (\`subject\`, \`subject_id\`);`);
    // guard: audit-entries-unchangeable
    this.addSql(`create trigger audit_entry_no_update before update on audit_entry begin select raise(abort, 'the audit is append-only'); end;`);
    this.addSql(`create trigger audit_entry_no_delete before delete on audit_entry begin select raise(abort, 'the audit is append-only'); end;`);
    this.addSql(`create trigger audit_entry_no_replace before insert on audit_entry when exists (select 1 from audit_entry where id = new.id) begin select raise(abort, 'the audit is append-only'); end;`);

    this.addSql(`create table \`audit_seal\` (\`id\` integer not null primary key autoincrement, \`at\` datetime not null, \`last_entry_id\` integer not null, \`entries\` integer not null, \`hash\` text not null);`);
    this.addSql(`create trigger audit_seal_no_update before update on audit_seal begin select raise(abort, 'the audit is append-only'); end;`);
    this.addSql(`create trigger audit_seal_no_delete before delete on audit_seal begin select raise(abort, 'the audit is append-only'); end;`);
    this.addSql(`create trigger audit_seal_no_replace before insert on audit_seal when exists (select 1 from audit_seal where id = new.id) begin select raise(abort, 'the audit is append-only'); end;`);

    this.addSql(`create table \`blog_category\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`name\` text not null, \`icon\` text not null);`);
    this.addSql(`create unique index \`blog_category_name_unique\` on \`blog_category\` (\`name\`);`);

    this.addSql(`create table \`card\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`key\` text not null, \`period\` text not null default '', \`data\` json not null);`);
    this.addSql(`create unique index \`card_key_period_unique\` on \`card\` (\`key\`, \`period\`);`);

    this.addSql(`create table \`company\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`name\` text not null);`);
    this.addSql(`create unique index \`company_name_unique\` on \`company\` (\`name\`);`);

    this.addSql(`create table \`employee\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`responsive_id\` text not null default '', \`avatar\` text not null default '', \`full_name\` text not null, \`post\` text not null, \`email\` text not null, \`city\` text not null, \`start_date\` date not null, \`salary\` bigint not null, \`age\` integer not null, \`experience\` integer not null, \`status\` text check (\`status\` in ('CURRENT', 'PROFESSIONAL', 'REJECTED', 'RESIGNED', 'APPLIED')) not null);`);

    this.addSql(`create table \`failed_job\` (\`id\` integer not null primary key autoincrement, \`kind\` text not null, \`data\` text not null, \`error\` text not null, \`tries\` integer not null, \`added_at\` datetime not null, \`failed_at\` datetime not null);`);

    this.addSql(`create table \`faq_category\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`key\` text not null, \`icon\` text not null, \`title\` text not null, \`subtitle\` text not null, \`position\` integer not null);`);
    this.addSql(`create unique index \`faq_category_key_unique\` on \`faq_category\` (\`key\`);`);

    this.addSql(`create table \`faq_question\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`category_id\` integer not null, \`question\` text not null, \`answer\` text not null, \`position\` integer not null, constraint \`faq_question_category_id_foreign\` foreign key (\`category_id\`) references \`faq_category\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`faq_question_category_id_index\` on \`faq_question\` (\`category_id\`);`);

    this.addSql(`create table \`feed\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`title\` text not null, \`handle\` text not null, \`tags\` text not null default '', \`description\` text not null, \`picture\` text not null default '');`);

    this.addSql(`create table \`former_slug\` (\`id\` integer not null primary key autoincrement, \`kind\` text not null, \`scope\` integer not null, \`slug\` text not null, \`target\` integer not null);`);
    this.addSql(`create index \`former_slug_kind_target_index\` on \`former_slug\` (\`kind\`, \`target\`);`);
    this.addSql(`create unique index \`former_slug_kind_scope_slug_unique\` on \`former_slug\` (\`kind\`, \`scope\`, \`slug\`);`);

    this.addSql(`create table \`invoice_client\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`name\` text not null, \`company\` text not null, \`company_email\` text not null, \`address\` text not null, \`country\` text not null, \`contact\` text not null, \`avatar\` text not null default '');`);

    this.addSql(`create table \`invoice\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`issued_date\` date not null, \`due_date\` date not null, \`client_id\` integer not null, \`service\` text check (\`service\` in ('SOFTWARE_DEVELOPMENT', 'UI_UX_DESIGN_AND_DEVELOPMENT', 'UNLIMITED_EXTENDED_LICENSE', 'TEMPLATE_CUSTOMIZATION')) not null, \`total\` bigint not null, \`balance\` bigint not null, \`currency\` text not null default 'USD', \`invoice_status\` text check (\`invoice_status\` in ('PAID', 'DOWNLOADED', 'SENT', 'DRAFT', 'PARTIAL_PAYMENT', 'PAST_DUE')) not null, \`bank_name\` text not null, \`bank_country\` text not null, \`iban\` text not null, \`swift_code\` text not null, \`deleted_at\` datetime null, constraint \`invoice_client_id_foreign\` foreign key (\`client_id\`) references \`invoice_client\` (\`id\`));`);
    this.addSql(`create index \`invoice_client_id_index\` on \`invoice\` (\`client_id\`);`);
    this.addSql(`create index \`invoice_invoice_status_index\` on \`invoice\` (\`invoice_status\`);`);
    this.addSql(`create index \`invoice_due_date_index\` on \`invoice\` (\`due_date\`);`);
    this.addSql(`create index \`invoice_id_index\` on \`invoice\` (\`id\`) where deleted_at is null;`);
    this.addSql(`create index \`invoice_id_deleted_at_index\` on \`invoice\` (\`id\`, \`deleted_at\`) where deleted_at is not null;`);

    this.addSql(`create table \`job\` (\`id\` integer not null primary key autoincrement, \`kind\` text not null, \`data\` text not null, \`key\` text null, \`waits_as\` text null, \`due\` bigint not null, \`tries\` integer not null, \`holder\` text null, \`held_until\` bigint null, \`added_at\` bigint not null);`);
    this.addSql(`create unique index \`job_waits_as_unique\` on \`job\` (\`waits_as\`);`);
    this.addSql(`create index \`job_kind_due_index\` on \`job\` (\`kind\`, \`due\`);`);

    this.addSql(`create table \`job_schedule\` (\`id\` integer not null primary key autoincrement, \`kind\` text not null, \`next_at\` bigint not null);`);
    this.addSql(`create unique index \`job_schedule_kind_unique\` on \`job_schedule\` (\`kind\`);`);

    this.addSql(`create table \`knowledge_category\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`key\` text not null, \`title\` text not null, \`description\` text not null, \`picture\` text not null default '', \`position\` integer not null);`);
    this.addSql(`create unique index \`knowledge_category_key_unique\` on \`knowledge_category\` (\`key\`);`);

    this.addSql(`create table \`knowledge_topic\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`category_id\` integer not null, \`title\` text not null, \`icon\` text not null, \`icon_color\` text not null, \`position\` integer not null, constraint \`knowledge_topic_category_id_foreign\` foreign key (\`category_id\`) references \`knowledge_category\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`knowledge_topic_category_id_index\` on \`knowledge_topic\` (\`category_id\`);`);

    this.addSql(`create table \`knowledge_question\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`topic_id\` integer not null, \`question\` text not null, \`slug\` text not null, \`content\` text not null, \`position\` integer not null, constraint \`knowledge_question_topic_id_foreign\` foreign key (\`topic_id\`) references \`knowledge_topic\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`knowledge_question_topic_id_index\` on \`knowledge_question\` (\`topic_id\`);`);
    this.addSql(`create unique index \`knowledge_question_slug_unique\` on \`knowledge_question\` (\`slug\`);`);

    this.addSql(`create table \`last_audit_check\` (\`id\` integer not null primary key autoincrement, \`at\` datetime not null, \`sealed\` integer not null, \`unsealed\` integer not null, \`broken\` json not null);`);

    this.addSql(`create table \`permission\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`name\` text not null, \`created_date\` datetime not null, \`abilities\` json not null);`);

    this.addSql(`create table \`poll\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`question\` text not null);`);

    this.addSql(`create table \`poll_option\` (\`id\` integer not null primary key autoincrement, \`poll_id\` integer not null, \`name\` text not null, \`position\` integer not null, constraint \`poll_option_poll_id_foreign\` foreign key (\`poll_id\`) references \`poll\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`poll_option_poll_id_index\` on \`poll_option\` (\`poll_id\`);`);

    this.addSql(`create table \`product\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`name\` text not null, \`description\` text not null default '');`);
    this.addSql(`create unique index \`product_name_unique\` on \`product\` (\`name\`);`);

    this.addSql(`create table \`push_key\` (\`id\` integer not null primary key autoincrement, \`name\` text not null, \`public_key\` text not null, \`private_key\` text not null);`);
    this.addSql(`create unique index \`push_key_name_unique\` on \`push_key\` (\`name\`);`);

    this.addSql(`create table \`radio\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`name\` text not null, \`slug\` text not null, \`time_zone\` text not null, \`language\` text not null, \`search_text\` text not null default '', \`guarded_search_text\` text not null default '', \`logo\` text not null default '', \`company_id\` integer null constraint \`radio_company_id_foreign\` references \`company\` (\`id\`) on delete set null, \`media_quota\` bigint null);`);
    this.addSql(`create unique index \`radio_slug_unique\` on \`radio\` (\`slug\`);`);
    this.addSql(`create index \`radio_company_id_index\` on \`radio\` (\`company_id\`);`);

    this.addSql(`create table \`playlist\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`deleted_at\` datetime null, \`name\` text not null, \`description\` text not null default '', \`content\` text check (\`content\` in ('CHOSEN', 'FOUND')) not null default 'CHOSEN', \`criteria\` json null, \`enabled\` integer not null default true, \`rule\` text check (\`rule\` in ('GENERAL', 'EVERY_SONGS', 'EVERY_MINUTES', 'HOURLY')) not null default 'GENERAL', \`rule_number\` integer null, \`weight\` integer not null default 3, \`order\` text check (\`order\` in ('SHUFFLED', 'RANDOM', 'SEQUENTIAL')) not null default 'SHUFFLED', \`dayparts\` json not null default '[]', \`start_date\` date null, \`end_date\` date null, \`media_count\` integer not null default 0, \`duration\` bigint not null default '0', constraint \`playlist_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`playlist_radio_id_index\` on \`playlist\` (\`radio_id\`);`);
    this.addSql(`create index \`playlist_radio_id_deleted_at_id_index\` on \`playlist\` (\`radio_id\`, \`deleted_at\`, \`id\`);`);

    this.addSql(`create table \`media_tag\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`name\` text not null, \`folded_name\` text not null, constraint \`media_tag_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`media_tag_radio_id_index\` on \`media_tag\` (\`radio_id\`);`);
    this.addSql(`create unique index \`media_tag_radio_id_folded_name_unique\` on \`media_tag\` (\`radio_id\`, \`folded_name\`);`);

    this.addSql(`create table \`media_category\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`name\` text not null, \`folded_name\` text not null, \`description\` text not null default '', constraint \`media_category_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`media_category_radio_id_index\` on \`media_category\` (\`radio_id\`);`);
    this.addSql(`create unique index \`media_category_radio_id_folded_name_unique\` on \`media_category\` (\`radio_id\`, \`folded_name\`);`);

    this.addSql(`create table \`live_invitation\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`name\` text not null, \`note\` text not null default '', \`invited_by\` text not null, \`expires_at\` datetime not null, \`link_hash\` text not null, constraint \`live_invitation_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`live_invitation_radio_id_index\` on \`live_invitation\` (\`radio_id\`);`);
    this.addSql(`create unique index \`live_invitation_link_hash_unique\` on \`live_invitation\` (\`link_hash\`);`);

    this.addSql(`create table \`language\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`name\` text not null, \`folded_name\` text not null, \`code\` text not null, \`colour\` text not null default '#64748b', \`position\` integer not null default 0, constraint \`language_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`language_radio_id_index\` on \`language\` (\`radio_id\`);`);
    this.addSql(`create unique index \`language_radio_id_folded_name_unique\` on \`language\` (\`radio_id\`, \`folded_name\`);`);
    this.addSql(`create unique index \`language_radio_id_code_unique\` on \`language\` (\`radio_id\`, \`code\`);`);

    this.addSql(`create table \`hearing_settings\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`is_heard\` integer not null default true, \`opens_after\` integer not null default 15000, \`mails_staff\` integer not null default true, \`addresses\` json not null default '[]', constraint \`hearing_settings_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`hearing_settings_radio_id_index\` on \`hearing_settings\` (\`radio_id\`);`);
    this.addSql(`create unique index \`hearing_settings_radio_id_unique\` on \`hearing_settings\` (\`radio_id\`);`);

    this.addSql(`create table \`emission_tag\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`name\` text not null, \`folded_name\` text not null, \`colour\` text not null default '#64748b', \`position\` integer not null default 0, constraint \`emission_tag_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`emission_tag_radio_id_index\` on \`emission_tag\` (\`radio_id\`);`);
    this.addSql(`create unique index \`emission_tag_radio_id_folded_name_unique\` on \`emission_tag\` (\`radio_id\`, \`folded_name\`);`);

    this.addSql(`create table \`emission_category\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`name\` text not null, \`folded_name\` text not null, \`colour\` text not null default '#64748b', \`position\` integer not null default 0, \`description\` text not null default '', constraint \`emission_category_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`emission_category_radio_id_index\` on \`emission_category\` (\`radio_id\`);`);
    this.addSql(`create unique index \`emission_category_radio_id_folded_name_unique\` on \`emission_category\` (\`radio_id\`, \`folded_name\`);`);

    this.addSql(`create table \`dry_run\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`state\` text check (\`state\` in ('WAITING', 'RUNNING', 'DONE', 'FAILED')) not null default 'WAITING', \`progress\` integer not null default 0, \`first_moment\` datetime null, \`last_moment\` datetime null, \`finished_at\` datetime null, \`problem_count\` integer not null default 0, \`found\` json not null default '[]', constraint \`dry_run_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`dry_run_radio_id_index\` on \`dry_run\` (\`radio_id\`);`);
    this.addSql(`create unique index \`dry_run_radio_id_unique\` on \`dry_run\` (\`radio_id\`);`);

    this.addSql(`create table \`default_playlist\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`playlist_id\` integer null, \`artiste_separation\` integer not null default 1800000, \`title_separation\` integer not null default 7200000, constraint \`default_playlist_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`default_playlist_playlist_id_foreign\` foreign key (\`playlist_id\`) references \`playlist\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`default_playlist_radio_id_index\` on \`default_playlist\` (\`radio_id\`);`);
    this.addSql(`create index \`default_playlist_playlist_id_index\` on \`default_playlist\` (\`playlist_id\`);`);
    this.addSql(`create unique index \`default_playlist_radio_id_unique\` on \`default_playlist\` (\`radio_id\`);`);

    this.addSql(`create table \`clock\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`deleted_at\` datetime null, \`name\` text not null, \`description\` text not null default '', \`colour\` text not null default '#2563eb', \`artiste_separation\` integer not null default 3600000, \`title_separation\` integer not null default 14400000, \`album_separation\` integer not null default 3600000, \`label_separation\` integer not null default 0, constraint \`clock_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`clock_radio_id_index\` on \`clock\` (\`radio_id\`);`);
    this.addSql(`create index \`clock_radio_id_deleted_at_id_index\` on \`clock\` (\`radio_id\`, \`deleted_at\`, \`id\`);`);

    this.addSql(`create table \`clock_hour\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`weekday\` integer not null, \`hour\` integer not null, \`clock_id\` integer not null, constraint \`clock_hour_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`clock_hour_clock_id_foreign\` foreign key (\`clock_id\`) references \`clock\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`clock_hour_radio_id_index\` on \`clock_hour\` (\`radio_id\`);`);
    this.addSql(`create index \`clock_hour_clock_id_index\` on \`clock_hour\` (\`clock_id\`);`);
    this.addSql(`create unique index \`clock_hour_radio_id_weekday_hour_unique\` on \`clock_hour\` (\`radio_id\`, \`weekday\`, \`hour\`);`);

    this.addSql(`create table \`classification\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`name\` text not null, \`folded_name\` text not null, \`colour\` text not null default '#64748b', \`position\` integer not null default 0, \`minimum_age\` integer null, \`description\` text not null default '', constraint \`classification_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`classification_radio_id_index\` on \`classification\` (\`radio_id\`);`);
    this.addSql(`create unique index \`classification_radio_id_folded_name_unique\` on \`classification\` (\`radio_id\`, \`folded_name\`);`);

    this.addSql(`create table \`chat_room\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`deleted_at\` datetime null, \`name\` text not null, \`topic\` text not null default '', \`is_read_only\` integer not null default false, \`pause_time\` integer not null default 0, \`retention_time\` bigint null, constraint \`chat_room_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`chat_room_radio_id_index\` on \`chat_room\` (\`radio_id\`);`);
    this.addSql(`create index \`chat_room_radio_id_deleted_at_id_index\` on \`chat_room\` (\`radio_id\`, \`deleted_at\`, \`id\`);`);

    this.addSql(`create table \`audience_settings\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`privacy\` text check (\`privacy\` in ('ALL', 'COUNTS', 'NONE')) not null default 'ALL', constraint \`audience_settings_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`audience_settings_radio_id_index\` on \`audience_settings\` (\`radio_id\`);`);
    this.addSql(`create unique index \`audience_settings_radio_id_unique\` on \`audience_settings\` (\`radio_id\`);`);

    this.addSql(`create table \`artiste\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`deleted_at\` datetime null, \`name\` text not null, \`name_key\` text not null, \`biography\` text not null default '', \`picture\` text not null default '', \`needs_review\` integer not null default false, \`is_one_artiste\` integer not null default false, constraint \`artiste_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`artiste_radio_id_index\` on \`artiste\` (\`radio_id\`);`);
    this.addSql(`create index \`artiste_radio_id_name_key_index\` on \`artiste\` (\`radio_id\`, \`name_key\`);`);
    this.addSql(`create index \`artiste_radio_id_deleted_at_is_one_artiste_index\` on \`artiste\` (\`radio_id\`, \`deleted_at\`, \`is_one_artiste\`);`);
    this.addSql(`create index \`artiste_radio_id_deleted_at_id_index\` on \`artiste\` (\`radio_id\`, \`deleted_at\`, \`id\`);`);

    this.addSql(`create table \`album\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`deleted_at\` datetime null, \`title\` text not null, \`title_key\` text not null, \`artiste_id\` integer null, \`year\` integer null, \`label\` text not null default '', \`cover\` text not null default '', \`needs_review\` integer not null default false, constraint \`album_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`album_artiste_id_foreign\` foreign key (\`artiste_id\`) references \`artiste\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`album_radio_id_index\` on \`album\` (\`radio_id\`);`);
    this.addSql(`create index \`album_artiste_id_index\` on \`album\` (\`artiste_id\`);`);
    this.addSql(`create index \`album_radio_id_title_key_index\` on \`album\` (\`radio_id\`, \`title_key\`);`);
    this.addSql(`create index \`album_radio_id_deleted_at_id_index\` on \`album\` (\`radio_id\`, \`deleted_at\`, \`id\`);`);

    this.addSql(`create table \`region\` (\`id\` integer not null primary key autoincrement, \`city_id\` text not null, \`name\` text not null);`);
    this.addSql(`create unique index \`region_city_id_name_unique\` on \`region\` (\`city_id\`, \`name\`);`);

    this.addSql(`create table \`role\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`key\` text not null, \`name\` text not null, \`description\` text not null, \`abilities\` json not null, \`stamp\` integer not null default 0, \`radio_id\` integer null constraint \`role_radio_id_foreign\` references \`radio\` (\`id\`) on delete cascade);`);
    this.addSql(`create unique index \`role_key_unique\` on \`role\` (\`key\`);`);
    this.addSql(`create unique index \`role_name_unique\` on \`role\` (\`name\`);`);
    this.addSql(`create index \`role_radio_id_index\` on \`role\` (\`radio_id\`);`);

    this.addSql(`create table \`permission_roles\` (\`permission_id\` integer not null, \`role_id\` integer not null, primary key (\`permission_id\`, \`role_id\`), constraint \`permission_roles_permission_id_foreign\` foreign key (\`permission_id\`) references \`permission\` (\`id\`) on update cascade on delete cascade, constraint \`permission_roles_role_id_foreign\` foreign key (\`role_id\`) references \`role\` (\`id\`) on update cascade on delete cascade);`);
    this.addSql(`create index \`permission_roles_permission_id_index\` on \`permission_roles\` (\`permission_id\`);`);
    this.addSql(`create index \`permission_roles_role_id_index\` on \`permission_roles\` (\`role_id\`);`);

    this.addSql(`create table \`spent_challenge\` (\`id\` integer not null primary key autoincrement, \`nonce\` text not null, \`ends_at\` datetime not null);`);
    this.addSql(`create unique index \`spent_challenge_nonce_unique\` on \`spent_challenge\` (\`nonce\`);`);
    this.addSql(`create index \`spent_challenge_ends_at_index\` on \`spent_challenge\` (\`ends_at\`);`);

    this.addSql(`create table \`stored_event\` (\`id\` integer not null primary key autoincrement, \`topic\` text not null, \`payload\` text not null, \`created_at\` datetime not null, \`written_by\` bigint not null);`);
    this.addSql(`create index \`stored_event_written_by_index\` on \`stored_event\` (\`written_by\`);`);

    this.addSql(`create table \`stream_server\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`name\` text not null, \`host\` text not null, \`port\` integer not null default 8000, \`listen_url\` text not null default '', \`is_own\` integer not null default false, \`source_user\` text not null default 'source', \`source_password\` text not null default '', \`admin_user\` text not null default 'admin', \`admin_password\` text not null default '', \`is_secure\` integer not null default false, constraint \`stream_server_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`stream_server_radio_id_index\` on \`stream_server\` (\`radio_id\`);`);

    this.addSql(`create table \`mount_point\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`server_id\` integer not null, \`name\` text not null, \`path\` text not null, \`format\` text check (\`format\` in ('MP3', 'AAC', 'OGG_OPUS', 'OGG_VORBIS')) not null default 'MP3', \`bitrate\` integer not null default 128, \`is_public\` integer not null default true, \`is_listed\` integer not null default false, \`fallback\` text not null default '', constraint \`mount_point_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`mount_point_server_id_foreign\` foreign key (\`server_id\`) references \`stream_server\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`mount_point_radio_id_index\` on \`mount_point\` (\`radio_id\`);`);
    this.addSql(`create index \`mount_point_server_id_index\` on \`mount_point\` (\`server_id\`);`);
    this.addSql(`create unique index \`mount_point_server_id_path_unique\` on \`mount_point\` (\`server_id\`, \`path\`);`);

    this.addSql(`create table \`sound_incident\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`mount_id\` integer null, \`name\` text not null, \`path\` text not null, \`kind\` text check (\`kind\` in ('SILENCE', 'CLIPPING', 'STALL', 'NOTHING_TO_PLAY', 'PLAYER_DISK_FULL', 'SERVER_DISK_FULL', 'PLAN_NOT_TOLD', 'NOT_BROADCASTING')) not null, \`began_at\` datetime not null, \`ended_at\` datetime null, \`why\` text check (\`why\` in ('SOUND_BACK', 'OFF_AIR', 'NOT_HEARD', 'MOUNT_GONE', 'PLAYS_AGAIN', 'ROOM_AGAIN', 'PLAN_TOLD', 'BROADCASTING_AGAIN')) null, \`level\` real null, \`loudness\` real null, \`sound_key\` text not null default '', \`is_told\` integer not null default false, \`is_over_told\` integer not null default false, constraint \`sound_incident_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`sound_incident_mount_id_foreign\` foreign key (\`mount_id\`) references \`mount_point\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`sound_incident_radio_id_index\` on \`sound_incident\` (\`radio_id\`);`);
    this.addSql(`create index \`sound_incident_mount_id_index\` on \`sound_incident\` (\`mount_id\`);`);
    this.addSql(`create index \`sound_incident_ended_at_radio_id_index\` on \`sound_incident\` (\`ended_at\`, \`radio_id\`);`);
    this.addSql(`create index \`sound_incident_mount_id_began_at_index\` on \`sound_incident\` (\`mount_id\`, \`began_at\`);`);
    this.addSql(`create index \`sound_incident_radio_id_began_at_index\` on \`sound_incident\` (\`radio_id\`, \`began_at\`);`);
    this.addSql(`create index \`sound_incident_began_at_index\` on \`sound_incident\` (\`began_at\`);`);

    this.addSql(`create table \`mount_state\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`mount_id\` integer not null, \`state\` text check (\`state\` in ('DOWN', 'NO_SOURCE', 'ON_AIR')) not null, \`since\` datetime not null, \`looked_at\` datetime not null, \`listeners\` integer null, \`peak\` integer null, \`is_one_address\` integer not null default false, \`bitrate\` integer null, \`format\` text not null default '', \`title\` text not null default '', \`encoder\` text not null default '', \`stream_start\` datetime null, \`problem\` text check (\`problem\` in ('UNKNOWN_HOST', 'REFUSED_ADDRESS', 'UNREACHABLE', 'UNTRUSTED_CERTIFICATE', 'TOO_SLOW', 'NOT_UNDERSTOOD', 'WRONG_ADMIN_PASSWORD')) null, \`problem_detail\` text not null default '', \`hearing\` text check (\`hearing\` in ('HEARD', 'NOT_REACHED', 'NO_PROGRAM', 'SWITCHED_OFF')) null, constraint \`mount_state_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`mount_state_mount_id_foreign\` foreign key (\`mount_id\`) references \`mount_point\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`mount_state_radio_id_index\` on \`mount_state\` (\`radio_id\`);`);
    this.addSql(`create index \`mount_state_mount_id_index\` on \`mount_state\` (\`mount_id\`);`);
    this.addSql(`create unique index \`mount_state_mount_id_unique\` on \`mount_state\` (\`mount_id\`);`);

    this.addSql(`create table \`mount_change\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`mount_id\` integer not null, \`state\` text check (\`state\` in ('DOWN', 'NO_SOURCE', 'ON_AIR')) not null, \`since\` datetime not null, \`until\` datetime null, \`problem\` text check (\`problem\` in ('UNKNOWN_HOST', 'REFUSED_ADDRESS', 'UNREACHABLE', 'UNTRUSTED_CERTIFICATE', 'TOO_SLOW', 'NOT_UNDERSTOOD', 'WRONG_ADMIN_PASSWORD')) null, \`problem_detail\` text not null default '', constraint \`mount_change_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`mount_change_mount_id_foreign\` foreign key (\`mount_id\`) references \`mount_point\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`mount_change_radio_id_index\` on \`mount_change\` (\`radio_id\`);`);
    this.addSql(`create index \`mount_change_mount_id_index\` on \`mount_change\` (\`mount_id\`);`);
    this.addSql(`create index \`mount_change_radio_id_since_index\` on \`mount_change\` (\`radio_id\`, \`since\`);`);
    this.addSql(`create index \`mount_change_mount_id_since_index\` on \`mount_change\` (\`mount_id\`, \`since\`);`);

    this.addSql(`create table \`listener_session\` (\`id\` integer not null primary key autoincrement, \`mount_id\` integer not null, \`day\` date not null, \`mark\` text not null, \`connection\` text not null, \`program\` text not null, \`device\` text check (\`device\` in ('COMPUTER', 'PHONE', 'SPEAKER', 'TELEVISION', 'CAR', 'OTHER')) not null, \`started_at\` datetime not null, \`seen_at\` datetime not null, \`is_open\` integer not null, \`country\` text not null default '', constraint \`listener_session_mount_id_foreign\` foreign key (\`mount_id\`) references \`mount_point\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`listener_session_mount_id_index\` on \`listener_session\` (\`mount_id\`);`);
    this.addSql(`create index \`listener_session_mount_id_is_open_index\` on \`listener_session\` (\`mount_id\`, \`is_open\`);`);
    this.addSql(`create index \`listener_session_mount_id_day_index\` on \`listener_session\` (\`mount_id\`, \`day\`);`);

    this.addSql(`create table \`audience_salt\` (\`id\` integer not null primary key autoincrement, \`mount_id\` integer not null, \`day\` date not null, \`salt\` text not null, constraint \`audience_salt_mount_id_foreign\` foreign key (\`mount_id\`) references \`mount_point\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`audience_salt_mount_id_index\` on \`audience_salt\` (\`mount_id\`);`);
    this.addSql(`create unique index \`audience_salt_mount_id_day_unique\` on \`audience_salt\` (\`mount_id\`, \`day\`);`);

    this.addSql(`create table \`audience_program\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`mount_id\` integer not null, \`day\` date not null, \`program\` text not null, \`device\` text check (\`device\` in ('COMPUTER', 'PHONE', 'SPEAKER', 'TELEVISION', 'CAR', 'OTHER')) not null, \`sessions\` integer not null, \`listeners\` integer not null, \`duration\` bigint not null, constraint \`audience_program_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`audience_program_mount_id_foreign\` foreign key (\`mount_id\`) references \`mount_point\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`audience_program_radio_id_index\` on \`audience_program\` (\`radio_id\`);`);
    this.addSql(`create index \`audience_program_mount_id_index\` on \`audience_program\` (\`mount_id\`);`);
    this.addSql(`create index \`audience_program_radio_id_day_index\` on \`audience_program\` (\`radio_id\`, \`day\`);`);

    this.addSql(`create table \`audience_minute\` (\`id\` integer not null primary key autoincrement, \`mount_id\` integer not null, \`minute\` integer not null, \`least\` integer not null, \`most\` integer not null, \`total\` integer not null, \`looks\` integer not null, constraint \`audience_minute_mount_id_foreign\` foreign key (\`mount_id\`) references \`mount_point\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`audience_minute_mount_id_index\` on \`audience_minute\` (\`mount_id\`);`);
    this.addSql(`create unique index \`audience_minute_mount_id_minute_unique\` on \`audience_minute\` (\`mount_id\`, \`minute\`);`);

    this.addSql(`create table \`audience_hour\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`mount_id\` integer null, \`least\` integer not null, \`most\` integer not null, \`most_at\` integer not null, \`total\` double not null, \`minutes\` integer not null, \`listeners\` bigint null, \`minute\` integer not null, constraint \`audience_hour_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`audience_hour_mount_id_foreign\` foreign key (\`mount_id\`) references \`mount_point\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`audience_hour_radio_id_index\` on \`audience_hour\` (\`radio_id\`);`);
    this.addSql(`create index \`audience_hour_mount_id_index\` on \`audience_hour\` (\`mount_id\`);`);
    this.addSql(`create index \`audience_hour_radio_id_mount_id_minute_index\` on \`audience_hour\` (\`radio_id\`, \`mount_id\`, \`minute\`);`);

    this.addSql(`create table \`audience_day\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`mount_id\` integer null, \`least\` integer not null, \`most\` integer not null, \`most_at\` integer not null, \`total\` double not null, \`minutes\` integer not null, \`listeners\` bigint null, \`day\` date not null, constraint \`audience_day_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`audience_day_mount_id_foreign\` foreign key (\`mount_id\`) references \`mount_point\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`audience_day_radio_id_index\` on \`audience_day\` (\`radio_id\`);`);
    this.addSql(`create index \`audience_day_mount_id_index\` on \`audience_day\` (\`mount_id\`);`);
    this.addSql(`create index \`audience_day_radio_id_mount_id_day_index\` on \`audience_day\` (\`radio_id\`, \`mount_id\`, \`day\`);`);

    this.addSql(`create table \`audience_country\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`mount_id\` integer not null, \`day\` date not null, \`country\` text not null, \`sessions\` integer not null, \`listeners\` integer not null, \`duration\` bigint not null, constraint \`audience_country_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`audience_country_mount_id_foreign\` foreign key (\`mount_id\`) references \`mount_point\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`audience_country_radio_id_index\` on \`audience_country\` (\`radio_id\`);`);
    this.addSql(`create index \`audience_country_mount_id_index\` on \`audience_country\` (\`mount_id\`);`);
    this.addSql(`create index \`audience_country_radio_id_day_index\` on \`audience_country\` (\`radio_id\`, \`day\`);`);

    this.addSql(`create table \`suggested_page\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`name\` text not null, \`subtitle\` text not null, \`avatar\` text not null default '');`);

    this.addSql(`create table \`told_once\` (\`id\` integer not null primary key autoincrement, \`name\` text not null, \`at\` datetime not null);`);
    this.addSql(`create unique index \`told_once_name_unique\` on \`told_once\` (\`name\`);`);
    this.addSql(`create index \`told_once_at_index\` on \`told_once\` (\`at\`);`);

    this.addSql(`create table \`user\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`full_name\` text not null, \`username\` text not null, \`username_key\` text not null, \`email\` text not null, \`password_hash\` text null, \`country\` text not null, \`contact\` text not null, \`avatar\` text not null default '', \`avatar_color\` text not null default 'primary', \`billing\` text not null default '', \`current_plan\` text check (\`current_plan\` in ('BASIC', 'TEAM', 'COMPANY', 'ENTERPRISE')) not null, \`status\` text check (\`status\` in ('ACTIVE', 'INACTIVE', 'PENDING')) not null default 'PENDING', \`role_id\` integer not null, \`radio_id\` integer null, \`first_name\` text not null default '', \`last_name\` text not null default '', \`employer_id\` integer null constraint \`user_employer_id_foreign\` references \`company\` (\`id\`) on delete set null, \`mobile\` text not null default '', \`address\` text not null default '', \`country_code\` text null, \`state_id\` text null, \`city_id\` text null, \`region_id\` integer null constraint \`user_region_id_foreign\` references \`region\` (\`id\`) on delete set null, \`zip_code\` text not null default '', \`bio\` text not null default '', \`birth_date\` date null, \`website\` text not null default '', \`social_links\` json not null default '{}', \`notifications\` json not null default '{}', \`language\` text not null default 'en', \`time_zone\` text null, \`designation\` text not null default '', \`cover\` text not null default '', constraint \`user_role_id_foreign\` foreign key (\`role_id\`) references \`role\` (\`id\`), constraint \`user_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`) on delete set null);`);
    this.addSql(`create unique index \`user_username_key_unique\` on \`user\` (\`username_key\`);`);
    this.addSql(`create unique index \`user_email_unique\` on \`user\` (\`email\`);`);
    this.addSql(`create index \`user_role_id_index\` on \`user\` (\`role_id\`);`);
    this.addSql(`create index \`user_radio_id_index\` on \`user\` (\`radio_id\`);`);
    this.addSql(`create index \`user_employer_id_index\` on \`user\` (\`employer_id\`);`);
    this.addSql(`create index \`user_region_id_index\` on \`user\` (\`region_id\`);`);

    this.addSql(`create table \`team_member\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`user_id\` integer not null, \`role_id\` integer not null, \`valid_from\` datetime null, \`valid_until\` datetime null, constraint \`team_member_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`team_member_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade, constraint \`team_member_role_id_foreign\` foreign key (\`role_id\`) references \`role\` (\`id\`));`);
    this.addSql(`create index \`team_member_radio_id_index\` on \`team_member\` (\`radio_id\`);`);
    this.addSql(`create index \`team_member_user_id_index\` on \`team_member\` (\`user_id\`);`);
    this.addSql(`create index \`team_member_role_id_index\` on \`team_member\` (\`role_id\`);`);
    this.addSql(`create unique index \`team_member_user_id_radio_id_unique\` on \`team_member\` (\`user_id\`, \`radio_id\`);`);

    this.addSql(`create table \`stream_key\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`name\` text not null, \`person_id\` integer not null, \`key_hash\` text not null, \`last_used_at\` datetime null, constraint \`stream_key_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`stream_key_person_id_foreign\` foreign key (\`person_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`stream_key_radio_id_index\` on \`stream_key\` (\`radio_id\`);`);
    this.addSql(`create index \`stream_key_person_id_index\` on \`stream_key\` (\`person_id\`);`);
    this.addSql(`create unique index \`stream_key_key_hash_unique\` on \`stream_key\` (\`key_hash\`);`);

    this.addSql(`create table \`stored_upload\` (\`id\` integer not null primary key autoincrement, \`key\` text not null, \`radio_id\` integer not null, \`sender_id\` integer not null, \`kind\` text check (\`kind\` in ('SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO', 'RUSH', 'EPISODE')) not null, \`file_name\` text not null, \`size\` bigint not null, \`arrived\` bigint not null, \`parts\` text null, \`began_at\` datetime not null, \`heard_at\` datetime not null, \`address\` text not null, \`request_id\` text not null, \`by_program\` integer not null, \`target\` text null, \`drop_group\` text null, \`sounds\` integer null, \`may_change\` text null, \`media_id\` integer null, \`picture\` text check (\`picture\` in ('WAITING', 'USED', 'FAILED')) null, \`is_used\` integer not null, \`failure\` text check (\`failure\` in ('NO_SOUND', 'HAS_PICTURE', 'NOT_ALLOWED', 'NO_PICTURE', 'BROKEN', 'TOO_LARGE', 'UNEXPECTED')) null, constraint \`stored_upload_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`) on delete cascade, constraint \`stored_upload_sender_id_foreign\` foreign key (\`sender_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create unique index \`stored_upload_key_unique\` on \`stored_upload\` (\`key\`);`);
    this.addSql(`create index \`stored_upload_radio_id_index\` on \`stored_upload\` (\`radio_id\`);`);
    this.addSql(`create index \`stored_upload_sender_id_index\` on \`stored_upload\` (\`sender_id\`);`);
    this.addSql(`create index \`stored_upload_began_at_index\` on \`stored_upload\` (\`began_at\`);`);
    this.addSql(`create index \`stored_upload_heard_at_index\` on \`stored_upload\` (\`heard_at\`);`);
    this.addSql(`create index \`stored_upload_target_index\` on \`stored_upload\` (\`target\`);`);
    this.addSql(`create index \`stored_upload_drop_group_index\` on \`stored_upload\` (\`drop_group\`);`);
    this.addSql(`create index \`stored_upload_media_id_index\` on \`stored_upload\` (\`media_id\`);`);
    this.addSql(`create index \`stored_upload_picture_index\` on \`stored_upload\` (\`picture\`);`);

    this.addSql(`create table \`social_account\` (\`id\` integer not null primary key autoincrement, \`user_id\` integer not null, \`provider\` text not null, \`external_id\` text not null, constraint \`social_account_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`social_account_user_id_index\` on \`social_account\` (\`user_id\`);`);
    this.addSql(`create unique index \`social_account_user_id_provider_unique\` on \`social_account\` (\`user_id\`, \`provider\`);`);
    this.addSql(`create unique index \`social_account_provider_external_id_unique\` on \`social_account\` (\`provider\`, \`external_id\`);`);

    this.addSql(`create table \`session\` (\`id\` integer not null primary key autoincrement, \`user_id\` integer not null, \`created_at\` datetime not null, \`last_seen_at\` datetime not null, \`expires_at\` datetime not null, \`revoked_at\` datetime null, \`device\` text not null, \`address\` text not null, \`proven_at\` datetime null, constraint \`session_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`session_user_id_index\` on \`session\` (\`user_id\`);`);

    this.addSql(`create table \`refresh_token\` (\`id\` integer not null primary key autoincrement, \`session_id\` integer not null, \`token_hash\` text not null, \`used_at\` datetime null, constraint \`refresh_token_session_id_foreign\` foreign key (\`session_id\`) references \`session\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`refresh_token_session_id_index\` on \`refresh_token\` (\`session_id\`);`);
    this.addSql(`create unique index \`refresh_token_token_hash_unique\` on \`refresh_token\` (\`token_hash\`);`);

    this.addSql(`create table \`recovery_code\` (\`id\` integer not null primary key autoincrement, \`user_id\` integer not null, \`code_hash\` text not null, \`used_at\` datetime null, constraint \`recovery_code_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`recovery_code_user_id_index\` on \`recovery_code\` (\`user_id\`);`);

    this.addSql(`create table \`push_device\` (\`id\` integer not null primary key autoincrement, \`user_id\` integer not null, \`session_id\` integer not null, \`endpoint\` text not null, \`endpoint_key\` text not null, \`public_key\` text not null, \`auth\` text not null, \`device\` text not null, \`created_at\` datetime not null, constraint \`push_device_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade, constraint \`push_device_session_id_foreign\` foreign key (\`session_id\`) references \`session\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`push_device_user_id_index\` on \`push_device\` (\`user_id\`);`);
    this.addSql(`create index \`push_device_session_id_index\` on \`push_device\` (\`session_id\`);`);
    this.addSql(`create unique index \`push_device_endpoint_key_unique\` on \`push_device\` (\`endpoint_key\`);`);

    this.addSql(`create table \`product_affected_users\` (\`product_id\` integer not null, \`user_id\` integer not null, primary key (\`product_id\`, \`user_id\`), constraint \`product_affected_users_product_id_foreign\` foreign key (\`product_id\`) references \`product\` (\`id\`) on update cascade on delete cascade, constraint \`product_affected_users_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on update cascade on delete cascade);`);
    this.addSql(`create index \`product_affected_users_product_id_index\` on \`product_affected_users\` (\`product_id\`);`);
    this.addSql(`create index \`product_affected_users_user_id_index\` on \`product_affected_users\` (\`user_id\`);`);

    this.addSql(`create table \`post\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`author_id\` integer not null, \`text\` text not null, \`picture\` text not null default '', \`video\` text not null default '', constraint \`post_author_id_foreign\` foreign key (\`author_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`post_author_id_index\` on \`post\` (\`author_id\`);`);

    this.addSql(`create table \`post_share\` (\`id\` integer not null primary key autoincrement, \`post_id\` integer not null, \`user_id\` integer not null, constraint \`post_share_post_id_foreign\` foreign key (\`post_id\`) references \`post\` (\`id\`) on delete cascade, constraint \`post_share_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`post_share_post_id_index\` on \`post_share\` (\`post_id\`);`);
    this.addSql(`create index \`post_share_user_id_index\` on \`post_share\` (\`user_id\`);`);
    this.addSql(`create unique index \`post_share_post_id_user_id_unique\` on \`post_share\` (\`post_id\`, \`user_id\`);`);

    this.addSql(`create table \`post_like\` (\`id\` integer not null primary key autoincrement, \`post_id\` integer not null, \`user_id\` integer not null, constraint \`post_like_post_id_foreign\` foreign key (\`post_id\`) references \`post\` (\`id\`) on delete cascade, constraint \`post_like_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`post_like_post_id_index\` on \`post_like\` (\`post_id\`);`);
    this.addSql(`create index \`post_like_user_id_index\` on \`post_like\` (\`user_id\`);`);
    this.addSql(`create unique index \`post_like_post_id_user_id_unique\` on \`post_like\` (\`post_id\`, \`user_id\`);`);

    this.addSql(`create table \`post_comment\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`post_id\` integer not null, \`author_id\` integer not null, \`text\` text not null, constraint \`post_comment_post_id_foreign\` foreign key (\`post_id\`) references \`post\` (\`id\`) on delete cascade, constraint \`post_comment_author_id_foreign\` foreign key (\`author_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`post_comment_post_id_index\` on \`post_comment\` (\`post_id\`);`);
    this.addSql(`create index \`post_comment_author_id_index\` on \`post_comment\` (\`author_id\`);`);

    this.addSql(`create table \`poll_vote\` (\`id\` integer not null primary key autoincrement, \`poll_id\` integer not null, \`option_id\` integer not null, \`user_id\` integer not null, constraint \`poll_vote_poll_id_foreign\` foreign key (\`poll_id\`) references \`poll\` (\`id\`) on delete cascade, constraint \`poll_vote_option_id_foreign\` foreign key (\`option_id\`) references \`poll_option\` (\`id\`) on delete cascade, constraint \`poll_vote_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`poll_vote_poll_id_index\` on \`poll_vote\` (\`poll_id\`);`);
    this.addSql(`create index \`poll_vote_option_id_index\` on \`poll_vote\` (\`option_id\`);`);
    this.addSql(`create index \`poll_vote_user_id_index\` on \`poll_vote\` (\`user_id\`);`);
    this.addSql(`create unique index \`poll_vote_poll_id_user_id_unique\` on \`poll_vote\` (\`poll_id\`, \`user_id\`);`);

    this.addSql(`create table \`playlist_comment\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`author_name\` text not null, \`author_id\` integer null, \`text\` text not null, \`active\` integer not null default true, \`playlist_id\` integer not null, constraint \`playlist_comment_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`playlist_comment_author_id_foreign\` foreign key (\`author_id\`) references \`user\` (\`id\`) on delete set null, constraint \`playlist_comment_playlist_id_foreign\` foreign key (\`playlist_id\`) references \`playlist\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`playlist_comment_radio_id_index\` on \`playlist_comment\` (\`radio_id\`);`);
    this.addSql(`create index \`playlist_comment_author_id_index\` on \`playlist_comment\` (\`author_id\`);`);
    this.addSql(`create index \`playlist_comment_playlist_id_index\` on \`playlist_comment\` (\`playlist_id\`);`);

    this.addSql(`create table \`passkey\` (\`id\` integer not null primary key autoincrement, \`user_id\` integer not null, \`name\` text not null, \`credential_id\` text not null, \`public_key\` text not null, \`counter\` integer not null, \`transports\` json not null, \`backed_up\` integer not null, \`created_at\` datetime not null, \`last_used_at\` datetime null, constraint \`passkey_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`passkey_user_id_index\` on \`passkey\` (\`user_id\`);`);
    this.addSql(`create unique index \`passkey_credential_id_unique\` on \`passkey\` (\`credential_id\`);`);

    this.addSql(`create table \`page_favourite\` (\`id\` integer not null primary key autoincrement, \`page_id\` integer not null, \`user_id\` integer not null, constraint \`page_favourite_page_id_foreign\` foreign key (\`page_id\`) references \`suggested_page\` (\`id\`) on delete cascade, constraint \`page_favourite_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`page_favourite_page_id_index\` on \`page_favourite\` (\`page_id\`);`);
    this.addSql(`create index \`page_favourite_user_id_index\` on \`page_favourite\` (\`user_id\`);`);
    this.addSql(`create unique index \`page_favourite_page_id_user_id_unique\` on \`page_favourite\` (\`page_id\`, \`user_id\`);`);

    this.addSql(`create table \`notice_times\` (\`id\` integer not null primary key autoincrement, \`user_id\` integer not null, \`quiet_from\` text null, \`quiet_until\` text null, \`digest_at\` text not null, \`digested_on\` date null, constraint \`notice_times_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`notice_times_user_id_index\` on \`notice_times\` (\`user_id\`);`);
    this.addSql(`create unique index \`notice_times_user_id_unique\` on \`notice_times\` (\`user_id\`);`);

    this.addSql(`create table \`notice_choice\` (\`id\` integer not null primary key autoincrement, \`user_id\` integer not null, \`kind\` text not null, \`is_on\` integer not null, \`mail\` text check (\`mail\` in ('NOW', 'DIGEST', 'NEVER')) not null, \`is_pushed\` integer not null default false, constraint \`notice_choice_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`notice_choice_user_id_index\` on \`notice_choice\` (\`user_id\`);`);
    this.addSql(`create unique index \`notice_choice_user_id_kind_unique\` on \`notice_choice\` (\`user_id\`, \`kind\`);`);

    this.addSql(`create table \`metadata_import\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`owner_id\` integer not null, \`file_name\` text not null, \`kind\` text check (\`kind\` in ('SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO', 'RUSH', 'EPISODE')) not null, \`state\` text check (\`state\` in ('ARRIVING', 'WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')) not null default 'ARRIVING', \`failure\` text check (\`failure\` in ('NO_RIGHT', 'BROKEN')) null, \`row_count\` integer not null default 0, \`done_count\` integer not null default 0, \`changed_count\` integer not null default 0, \`refused_count\` integer not null default 0, \`started_at\` datetime null, \`finished_at\` datetime null, \`refused\` json not null default '[]', \`size\` integer not null default 0, \`token_id\` integer null, \`address\` text not null default '', \`request_id\` text not null default '', constraint \`metadata_import_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`metadata_import_owner_id_foreign\` foreign key (\`owner_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`metadata_import_radio_id_index\` on \`metadata_import\` (\`radio_id\`);`);
    this.addSql(`create index \`metadata_import_owner_id_index\` on \`metadata_import\` (\`owner_id\`);`);
    this.addSql(`create index \`metadata_import_radio_id_owner_id_index\` on \`metadata_import\` (\`radio_id\`, \`owner_id\`);`);

    this.addSql(`create table \`metadata_import_part\` (\`id\` integer not null primary key autoincrement, \`import_id\` integer not null, \`first_row\` integer not null, \`ids\` json not null, \`edits\` text not null, constraint \`metadata_import_part_import_id_foreign\` foreign key (\`import_id\`) references \`metadata_import\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`metadata_import_part_import_id_index\` on \`metadata_import_part\` (\`import_id\`);`);
    this.addSql(`create unique index \`metadata_import_part_import_id_first_row_unique\` on \`metadata_import_part\` (\`import_id\`, \`first_row\`);`);

    this.addSql(`create table \`media_item\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`deleted_at\` datetime null, \`kind\` text check (\`kind\` in ('SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO', 'RUSH', 'EPISODE')) not null, \`title\` text not null, \`sort_title\` text not null, \`credit\` text not null default '', \`sort_credit\` text not null, \`song_key\` text not null, \`state\` text check (\`state\` in ('RECEIVED', 'ANALYSING', 'READY', 'FAILED')) not null default 'RECEIVED', \`failure\` text check (\`failure\` in ('NOT_MEDIA', 'FORMAT_NOT_ACCEPTED', 'WRONG_KIND', 'EMPTY', 'DAMAGED', 'TOO_LONG', 'DUPLICATE', 'FILE_MISSING', 'STORAGE_FULL', 'UNEXPECTED')) null, \`duplicate_of_id\` integer null, \`file_name\` text not null, \`file_key\` text not null, \`size\` bigint not null, \`checksum\` text not null default '', \`mime_type\` text not null default '', \`codec\` text not null default '', \`duration\` integer null, \`bitrate\` integer null, \`sample_rate\` integer null, \`channels\` integer null, \`loudness\` real null, \`true_peak\` real null, \`cue_in\` integer null, \`cue_out\` integer null, \`fade_in\` integer null, \`fade_out\` integer null, \`start_next\` integer null, \`artwork\` text not null default '', \`has_waveform\` integer not null default false, \`category_id\` integer null, \`added_by_id\` integer null, \`album_id\` integer null, \`track_number\` integer null, \`isrc\` text null default '', \`label\` text null default '', \`year\` integer null, \`genre\` text null default '', \`explicit\` integer null default false, \`purpose\` text check (\`purpose\` in ('STATION_ID', 'SWEEPER', 'LINER', 'BED')) null default 'STATION_ID', \`place\` text check (\`place\` in ('OPENER', 'CLOSER')) null default 'OPENER', \`client\` text null default '', \`campaign\` text null default '', \`valid_from\` date null, \`valid_to\` date null, \`times_a_day\` integer null, \`dayparts\` json null default '[]', \`evergreen\` integer null default false, \`width\` integer null, \`height\` integer null, \`description\` text null default '', \`captions_key\` text null default '', \`refused_format\` text not null default '', \`playback\` text check (\`playback\` in ('DIRECT', 'RENDERING', 'RENDERED', 'UNPLAYABLE')) not null default 'DIRECT', \`is_measured\` integer not null default false, \`mp3size\` bigint null, constraint \`media_item_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`media_item_duplicate_of_id_foreign\` foreign key (\`duplicate_of_id\`) references \`media_item\` (\`id\`) on delete set null, constraint \`media_item_category_id_foreign\` foreign key (\`category_id\`) references \`media_category\` (\`id\`) on delete set null, constraint \`media_item_added_by_id_foreign\` foreign key (\`added_by_id\`) references \`user\` (\`id\`) on delete set null, constraint \`media_item_album_id_foreign\` foreign key (\`album_id\`) references \`album\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`media_item_radio_id_index\` on \`media_item\` (\`radio_id\`);`);
    this.addSql(`create index \`media_item_kind_index\` on \`media_item\` (\`kind\`);`);
    this.addSql(`create index \`media_item_duplicate_of_id_index\` on \`media_item\` (\`duplicate_of_id\`);`);
    this.addSql(`create index \`media_item_category_id_index\` on \`media_item\` (\`category_id\`);`);
    this.addSql(`create index \`media_item_added_by_id_index\` on \`media_item\` (\`added_by_id\`);`);
    this.addSql(`create index \`media_item_album_id_index\` on \`media_item\` (\`album_id\`);`);
    this.addSql(`create index \`media_item_state_index\` on \`media_item\` (\`state\`);`);
    this.addSql(`create index \`media_item_radio_id_deleted_at_song_key_checksum_kind_index\` on \`media_item\` (\`radio_id\`, \`deleted_at\`, \`song_key\`, \`checksum\`, \`kind\`);`);
    this.addSql(`create index \`media_item_radio_id_deleted_at_checksum_kind_index\` on \`media_item\` (\`radio_id\`, \`deleted_at\`, \`checksum\`, \`kind\`);`);
    this.addSql(`create index \`media_item_playback_index\` on \`media_item\` (\`playback\`);`);
    this.addSql(`create index \`media_item_is_measured_state_radio_id_index\` on \`media_item\` (\`is_measured\`, \`state\`, \`radio_id\`);`);
    this.addSql(`create index \`media_item_radio_id_kind_deleted_at_failure_index\` on \`media_item\` (\`radio_id\`, \`kind\`, \`deleted_at\`, \`failure\`);`);
    this.addSql(`create index \`media_item_radio_id_kind_deleted_at_failure_updated_at_index\` on \`media_item\` (\`radio_id\`, \`kind\`, \`deleted_at\`, \`failure\`, \`updated_at\`);`);
    this.addSql(`create index \`media_item_radio_id_kind_deleted_at_failure_created_at_index\` on \`media_item\` (\`radio_id\`, \`kind\`, \`deleted_at\`, \`failure\`, \`created_at\`);`);
    this.addSql(`create index \`media_item_radio_id_kind_deleted_at_failure_duration_index\` on \`media_item\` (\`radio_id\`, \`kind\`, \`deleted_at\`, \`failure\`, \`duration\`);`);
    this.addSql(`create index \`media_item_radio_id_kind_deleted_at_failure_sort_credit_index\` on \`media_item\` (\`radio_id\`, \`kind\`, \`deleted_at\`, \`failure\`, \`sort_credit\`);`);
    this.addSql(`create index \`media_item_radio_id_kind_deleted_at_failure_sort_title_index\` on \`media_item\` (\`radio_id\`, \`kind\`, \`deleted_at\`, \`failure\`, \`sort_title\`);`);
    this.addSql(`create index \`media_item_radio_id_deleted_at_id_index\` on \`media_item\` (\`radio_id\`, \`deleted_at\`, \`id\`);`);
    this.addSql(`create index \`media_item_radio_id_state_deleted_at_index\` on \`media_item\` (\`radio_id\`, \`state\`, \`deleted_at\`);`);

    this.addSql(`create table \`station\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`token_hash\` text null, \`token_made_at\` datetime null, \`seen_at\` datetime null, \`loudness\` real not null default -16, \`fade\` integer not null default 500, \`emergency_id\` integer null, \`live_grace\` integer not null default 300000, \`held_until\` datetime null, \`held_by\` text not null default '', \`plan_failing_since\` datetime null, \`outputs\` json null, \`not_sending_since\` datetime null, \`not_sending_because\` text null, constraint \`station_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`station_emergency_id_foreign\` foreign key (\`emergency_id\`) references \`media_item\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`station_radio_id_index\` on \`station\` (\`radio_id\`);`);
    this.addSql(`create unique index \`station_token_hash_unique\` on \`station\` (\`token_hash\`);`);
    this.addSql(`create index \`station_emergency_id_index\` on \`station\` (\`emergency_id\`);`);
    this.addSql(`create unique index \`station_radio_id_unique\` on \`station\` (\`radio_id\`);`);

    this.addSql(`create table \`song_artistes\` (\`media_item_id\` integer not null, \`artiste_id\` integer not null, primary key (\`media_item_id\`, \`artiste_id\`), constraint \`song_artistes_media_item_id_foreign\` foreign key (\`media_item_id\`) references \`media_item\` (\`id\`) on update cascade on delete cascade, constraint \`song_artistes_artiste_id_foreign\` foreign key (\`artiste_id\`) references \`artiste\` (\`id\`) on update cascade on delete cascade);`);
    this.addSql(`create index \`song_artistes_media_item_id_index\` on \`song_artistes\` (\`media_item_id\`);`);
    this.addSql(`create index \`song_artistes_artiste_id_index\` on \`song_artistes\` (\`artiste_id\`);`);

    this.addSql(`create table \`playlist_item\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`playlist_id\` integer not null, \`media_id\` integer not null, \`position\` integer not null, \`cue_in\` integer null, \`cue_out\` integer null, \`fade_in\` integer null, \`fade_out\` integer null, constraint \`playlist_item_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`playlist_item_playlist_id_foreign\` foreign key (\`playlist_id\`) references \`playlist\` (\`id\`) on delete cascade, constraint \`playlist_item_media_id_foreign\` foreign key (\`media_id\`) references \`media_item\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`playlist_item_radio_id_index\` on \`playlist_item\` (\`radio_id\`);`);
    this.addSql(`create index \`playlist_item_playlist_id_index\` on \`playlist_item\` (\`playlist_id\`);`);
    this.addSql(`create index \`playlist_item_media_id_index\` on \`playlist_item\` (\`media_id\`);`);
    this.addSql(`create index \`playlist_item_playlist_id_position_index\` on \`playlist_item\` (\`playlist_id\`, \`position\`);`);

    this.addSql(`create table \`media_item_tags\` (\`media_item_id\` integer not null, \`media_tag_id\` integer not null, primary key (\`media_item_id\`, \`media_tag_id\`), constraint \`media_item_tags_media_item_id_foreign\` foreign key (\`media_item_id\`) references \`media_item\` (\`id\`) on update cascade on delete cascade, constraint \`media_item_tags_media_tag_id_foreign\` foreign key (\`media_tag_id\`) references \`media_tag\` (\`id\`) on update cascade on delete cascade);`);
    this.addSql(`create index \`media_item_tags_media_item_id_index\` on \`media_item_tags\` (\`media_item_id\`);`);
    this.addSql(`create index \`media_item_tags_media_tag_id_index\` on \`media_item_tags\` (\`media_tag_id\`);`);

    this.addSql(`create table \`emission\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`deleted_at\` datetime null, \`title\` text not null, \`slug\` text not null, \`summary\` text not null default '', \`description\` text not null default '', \`cover\` text not null default '', \`colour\` text not null default '#2563eb', \`state\` text check (\`state\` in ('DRAFT', 'RUNNING', 'PAUSED', 'ENDED')) not null default 'DRAFT', \`is_listed\` integer not null default true, \`usual_duration\` integer null, \`category_id\` integer null, \`classification_id\` integer null, \`opener_id\` integer null, \`closer_id\` integer null, \`filler_id\` integer null, \`filler_clock_id\` integer null constraint \`emission_filler_clock_id_foreign\` references \`clock\` (\`id\`) on delete set null, constraint \`emission_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`emission_category_id_foreign\` foreign key (\`category_id\`) references \`emission_category\` (\`id\`) on delete set null, constraint \`emission_classification_id_foreign\` foreign key (\`classification_id\`) references \`classification\` (\`id\`) on delete set null, constraint \`emission_opener_id_foreign\` foreign key (\`opener_id\`) references \`media_item\` (\`id\`) on delete set null, constraint \`emission_closer_id_foreign\` foreign key (\`closer_id\`) references \`media_item\` (\`id\`) on delete set null, constraint \`emission_filler_id_foreign\` foreign key (\`filler_id\`) references \`playlist\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`emission_radio_id_index\` on \`emission\` (\`radio_id\`);`);
    this.addSql(`create index \`emission_category_id_index\` on \`emission\` (\`category_id\`);`);
    this.addSql(`create index \`emission_classification_id_index\` on \`emission\` (\`classification_id\`);`);
    this.addSql(`create index \`emission_opener_id_index\` on \`emission\` (\`opener_id\`);`);
    this.addSql(`create index \`emission_closer_id_index\` on \`emission\` (\`closer_id\`);`);
    this.addSql(`create index \`emission_filler_id_index\` on \`emission\` (\`filler_id\`);`);
    this.addSql(`create unique index \`emission_radio_id_slug_unique\` on \`emission\` (\`radio_id\`, \`slug\`);`);
    this.addSql(`create index \`emission_filler_clock_id_index\` on \`emission\` (\`filler_clock_id\`);`);
    this.addSql(`create index \`emission_radio_id_deleted_at_id_index\` on \`emission\` (\`radio_id\`, \`deleted_at\`, \`id\`);`);

    this.addSql(`create table \`podcast\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`deleted_at\` datetime null, \`emission_id\` integer not null, \`title\` text not null, \`description\` text not null default '', \`author\` text not null default '', \`owner_name\` text not null default '', \`owner_email\` text not null default '', \`link\` text not null default '', \`language\` text not null, \`categories\` json not null default '[]', \`kind\` text check (\`kind\` in ('EPISODIC', 'SERIAL')) not null default 'EPISODIC', \`explicit\` integer not null default false, \`copyright\` text not null default '', \`is_published\` integer not null default false, \`is_locked\` integer not null default true, \`cover\` text not null default '', \`guid\` text not null, \`preview_key\` text not null, \`feed_hash\` text null, \`feed_built_at\` datetime null, constraint \`podcast_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`podcast_emission_id_foreign\` foreign key (\`emission_id\`) references \`emission\` (\`id\`));`);
    this.addSql(`create index \`podcast_radio_id_index\` on \`podcast\` (\`radio_id\`);`);
    this.addSql(`create index \`podcast_emission_id_index\` on \`podcast\` (\`emission_id\`);`);
    this.addSql(`create index \`podcast_radio_id_deleted_at_id_index\` on \`podcast\` (\`radio_id\`, \`deleted_at\`, \`id\`);`);

    this.addSql(`create table \`podcast_comment\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`author_name\` text not null, \`author_id\` integer null, \`text\` text not null, \`active\` integer not null default true, \`podcast_id\` integer not null, constraint \`podcast_comment_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`podcast_comment_author_id_foreign\` foreign key (\`author_id\`) references \`user\` (\`id\`) on delete set null, constraint \`podcast_comment_podcast_id_foreign\` foreign key (\`podcast_id\`) references \`podcast\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`podcast_comment_radio_id_index\` on \`podcast_comment\` (\`radio_id\`);`);
    this.addSql(`create index \`podcast_comment_author_id_index\` on \`podcast_comment\` (\`author_id\`);`);
    this.addSql(`create index \`podcast_comment_podcast_id_index\` on \`podcast_comment\` (\`podcast_id\`);`);

    this.addSql(`create table \`episode\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`deleted_at\` datetime null, \`emission_id\` integer not null, \`guid\` text not null, \`season\` integer null, \`number\` integer null, \`title\` text not null, \`summary\` text not null default '', \`notes\` text not null default '', \`cover\` text not null default '', \`state\` text check (\`state\` in ('DRAFT', 'READY', 'PUBLISHED')) not null default 'DRAFT', \`published_at\` datetime null, \`explicit\` integer not null default false, \`transcript\` text not null default '', \`chapters\` json not null default '[]', \`upload_status\` integer not null default -1, \`medium_id\` integer null, \`incoming_id\` integer null constraint \`episode_incoming_id_foreign\` references \`media_item\` (\`id\`) on delete set null, \`episode_type\` text check (\`episode_type\` in ('FULL', 'TRAILER', 'BONUS')) not null default 'FULL', \`captions\` text not null default '', \`feed_guid\` text null, constraint \`episode_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`episode_emission_id_foreign\` foreign key (\`emission_id\`) references \`emission\` (\`id\`), constraint \`episode_medium_id_foreign\` foreign key (\`medium_id\`) references \`media_item\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`episode_radio_id_index\` on \`episode\` (\`radio_id\`);`);
    this.addSql(`create index \`episode_emission_id_index\` on \`episode\` (\`emission_id\`);`);
    this.addSql(`create unique index \`episode_guid_unique\` on \`episode\` (\`guid\`);`);
    this.addSql(`create index \`episode_medium_id_index\` on \`episode\` (\`medium_id\`);`);
    this.addSql(`create index \`episode_emission_id_season_number_index\` on \`episode\` (\`emission_id\`, \`season\`, \`number\`);`);
    this.addSql(`create index \`episode_incoming_id_index\` on \`episode\` (\`incoming_id\`);`);
    this.addSql(`create index \`episode_radio_id_deleted_at_id_index\` on \`episode\` (\`radio_id\`, \`deleted_at\`, \`id\`);`);
    this.addSql(`create index \`episode_emission_id_feed_guid_index\` on \`episode\` (\`emission_id\`, \`feed_guid\`);`);

    this.addSql(`create table \`rush\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`deleted_at\` datetime null, \`title\` text not null, \`notes\` text not null default '', \`emission_id\` integer null, \`sent_by_id\` integer null, \`state\` text check (\`state\` in ('RECEIVED', 'IN_REVIEW', 'SENT_BACK', 'ACCEPTED', 'REJECTED')) not null default 'RECEIVED', \`assignee_id\` integer null, \`waiting_since\` datetime null, \`outcome\` text check (\`outcome\` in ('EPISODE', 'PODCAST', 'MEDIUM')) null, \`media_kind\` text check (\`media_kind\` in ('SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO', 'RUSH', 'EPISODE')) null, \`media_title\` text not null default '', \`episode_id\` integer null, \`rendering\` text check (\`rendering\` in ('NONE', 'UNDER_WAY', 'DONE', 'FAILED')) not null default 'NONE', \`rendered\` integer not null default 0, \`rendering_failure\` text check (\`rendering_failure\` in ('FILE_MISSING', 'NOT_DECODED', 'NO_TOOL', 'STORAGE_FULL', 'UNEXPECTED')) null, \`result_id\` integer null, \`accepted_by_id\` integer null, constraint \`rush_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`rush_emission_id_foreign\` foreign key (\`emission_id\`) references \`emission\` (\`id\`) on delete set null, constraint \`rush_sent_by_id_foreign\` foreign key (\`sent_by_id\`) references \`user\` (\`id\`) on delete set null, constraint \`rush_assignee_id_foreign\` foreign key (\`assignee_id\`) references \`user\` (\`id\`) on delete set null, constraint \`rush_episode_id_foreign\` foreign key (\`episode_id\`) references \`episode\` (\`id\`) on delete set null, constraint \`rush_result_id_foreign\` foreign key (\`result_id\`) references \`media_item\` (\`id\`) on delete set null, constraint \`rush_accepted_by_id_foreign\` foreign key (\`accepted_by_id\`) references \`user\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`rush_radio_id_index\` on \`rush\` (\`radio_id\`);`);
    this.addSql(`create index \`rush_emission_id_index\` on \`rush\` (\`emission_id\`);`);
    this.addSql(`create index \`rush_sent_by_id_index\` on \`rush\` (\`sent_by_id\`);`);
    this.addSql(`create index \`rush_assignee_id_index\` on \`rush\` (\`assignee_id\`);`);
    this.addSql(`create index \`rush_episode_id_index\` on \`rush\` (\`episode_id\`);`);
    this.addSql(`create index \`rush_result_id_index\` on \`rush\` (\`result_id\`);`);
    this.addSql(`create index \`rush_accepted_by_id_index\` on \`rush\` (\`accepted_by_id\`);`);
    this.addSql(`create index \`rush_radio_id_state_deleted_at_waiting_since_index\` on \`rush\` (\`radio_id\`, \`state\`, \`deleted_at\`, \`waiting_since\`);`);
    this.addSql(`create index \`rush_radio_id_deleted_at_id_index\` on \`rush\` (\`radio_id\`, \`deleted_at\`, \`id\`);`);

    this.addSql(`create table \`slot\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`deleted_at\` datetime null, \`layer\` text check (\`layer\` in ('FILLER', 'PROGRAMMES', 'ADVERTS', 'LIVE')) not null default 'PROGRAMMES', \`category\` text check (\`category\` in ('LIVE', 'MULTIMEDIA', 'RUSH', 'REBROADCAST')) not null, \`emission_id\` integer null, \`playlist_id\` integer null, \`episode_id\` integer null, \`original_id\` integer null, \`title\` text not null default '', \`colour\` text null, \`start_date\` date not null, \`start_time\` text not null, \`duration\` integer not null, \`recurrence\` json null, \`end_date\` date null, \`rush_id\` integer null constraint \`slot_rush_id_foreign\` references \`rush\` (\`id\`) on delete set null, \`imported_uid\` text null, constraint \`slot_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`slot_emission_id_foreign\` foreign key (\`emission_id\`) references \`emission\` (\`id\`) on delete set null, constraint \`slot_playlist_id_foreign\` foreign key (\`playlist_id\`) references \`playlist\` (\`id\`) on delete set null, constraint \`slot_episode_id_foreign\` foreign key (\`episode_id\`) references \`episode\` (\`id\`) on delete set null, constraint \`slot_original_id_foreign\` foreign key (\`original_id\`) references \`slot\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`slot_radio_id_index\` on \`slot\` (\`radio_id\`);`);
    this.addSql(`create index \`slot_emission_id_index\` on \`slot\` (\`emission_id\`);`);
    this.addSql(`create index \`slot_playlist_id_index\` on \`slot\` (\`playlist_id\`);`);
    this.addSql(`create index \`slot_episode_id_index\` on \`slot\` (\`episode_id\`);`);
    this.addSql(`create index \`slot_original_id_index\` on \`slot\` (\`original_id\`);`);
    this.addSql(`create index \`slot_end_date_index\` on \`slot\` (\`end_date\`);`);
    this.addSql(`create index \`slot_rush_id_index\` on \`slot\` (\`rush_id\`);`);
    this.addSql(`create index \`slot_radio_id_deleted_at_id_index\` on \`slot\` (\`radio_id\`, \`deleted_at\`, \`id\`);`);
    this.addSql(`create index \`slot_radio_id_imported_uid_index\` on \`slot\` (\`radio_id\`, \`imported_uid\`);`);

    this.addSql(`create table \`slot_warning\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`slot_id\` integer not null, \`date\` date not null, constraint \`slot_warning_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`slot_warning_slot_id_foreign\` foreign key (\`slot_id\`) references \`slot\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`slot_warning_radio_id_index\` on \`slot_warning\` (\`radio_id\`);`);
    this.addSql(`create index \`slot_warning_slot_id_index\` on \`slot_warning\` (\`slot_id\`);`);
    this.addSql(`create index \`slot_warning_date_index\` on \`slot_warning\` (\`date\`);`);
    this.addSql(`create unique index \`slot_warning_slot_id_date_unique\` on \`slot_warning\` (\`slot_id\`, \`date\`);`);

    this.addSql(`create table \`rundown\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`slot_id\` integer not null, \`date\` date not null, constraint \`rundown_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`rundown_slot_id_foreign\` foreign key (\`slot_id\`) references \`slot\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`rundown_radio_id_index\` on \`rundown\` (\`radio_id\`);`);
    this.addSql(`create index \`rundown_slot_id_index\` on \`rundown\` (\`slot_id\`);`);
    this.addSql(`create index \`rundown_date_index\` on \`rundown\` (\`date\`);`);
    this.addSql(`create unique index \`rundown_slot_id_date_unique\` on \`rundown\` (\`slot_id\`, \`date\`);`);

    this.addSql(`create table \`rundown_item\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`rundown_id\` integer not null, \`position\` integer not null, \`kind\` text check (\`kind\` in ('MEDIA', 'EPISODE', 'PLAYLIST', 'JINGLE', 'TALK', 'LIVE', 'ADVERT_BREAK')) not null, \`title\` text not null default '', \`notes\` text not null default '', \`media_id\` integer null, \`playlist_id\` integer null, \`duration\` integer null, \`offset\` integer null, \`is_hard\` integer not null default false, \`added_by\` text not null default '', \`reason\` json null, constraint \`rundown_item_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`rundown_item_rundown_id_foreign\` foreign key (\`rundown_id\`) references \`rundown\` (\`id\`) on delete cascade, constraint \`rundown_item_media_id_foreign\` foreign key (\`media_id\`) references \`media_item\` (\`id\`) on delete set null, constraint \`rundown_item_playlist_id_foreign\` foreign key (\`playlist_id\`) references \`playlist\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`rundown_item_radio_id_index\` on \`rundown_item\` (\`radio_id\`);`);
    this.addSql(`create index \`rundown_item_rundown_id_index\` on \`rundown_item\` (\`rundown_id\`);`);
    this.addSql(`create index \`rundown_item_media_id_index\` on \`rundown_item\` (\`media_id\`);`);
    this.addSql(`create index \`rundown_item_playlist_id_index\` on \`rundown_item\` (\`playlist_id\`);`);
    this.addSql(`create index \`rundown_item_rundown_id_position_index\` on \`rundown_item\` (\`rundown_id\`, \`position\`);`);

    this.addSql(`create table \`rush_take\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`rush_id\` integer not null, \`number\` integer not null, \`medium_id\` integer not null, \`sent_by_id\` integer null, \`mark_in\` integer null, \`mark_out\` integer null, \`cuts\` json not null default '[]', constraint \`rush_take_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`rush_take_rush_id_foreign\` foreign key (\`rush_id\`) references \`rush\` (\`id\`) on delete cascade, constraint \`rush_take_medium_id_foreign\` foreign key (\`medium_id\`) references \`media_item\` (\`id\`) on delete cascade, constraint \`rush_take_sent_by_id_foreign\` foreign key (\`sent_by_id\`) references \`user\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`rush_take_radio_id_index\` on \`rush_take\` (\`radio_id\`);`);
    this.addSql(`create index \`rush_take_rush_id_index\` on \`rush_take\` (\`rush_id\`);`);
    this.addSql(`create index \`rush_take_medium_id_index\` on \`rush_take\` (\`medium_id\`);`);
    this.addSql(`create index \`rush_take_sent_by_id_index\` on \`rush_take\` (\`sent_by_id\`);`);
    this.addSql(`create unique index \`rush_take_rush_id_number_unique\` on \`rush_take\` (\`rush_id\`, \`number\`);`);

    this.addSql(`create table \`rush_note\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`take_id\` integer not null, \`start\` integer not null, \`end\` integer null, \`text\` text not null, \`author_id\` integer null, \`resolved_at\` datetime null, \`resolved_by_id\` integer null, constraint \`rush_note_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`rush_note_take_id_foreign\` foreign key (\`take_id\`) references \`rush_take\` (\`id\`) on delete cascade, constraint \`rush_note_author_id_foreign\` foreign key (\`author_id\`) references \`user\` (\`id\`) on delete set null, constraint \`rush_note_resolved_by_id_foreign\` foreign key (\`resolved_by_id\`) references \`user\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`rush_note_radio_id_index\` on \`rush_note\` (\`radio_id\`);`);
    this.addSql(`create index \`rush_note_take_id_index\` on \`rush_note\` (\`take_id\`);`);
    this.addSql(`create index \`rush_note_author_id_index\` on \`rush_note\` (\`author_id\`);`);
    this.addSql(`create index \`rush_note_resolved_by_id_index\` on \`rush_note\` (\`resolved_by_id\`);`);

    this.addSql(`create table \`rush_step\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`rush_id\` integer not null, \`from\` text check (\`from\` in ('RECEIVED', 'IN_REVIEW', 'SENT_BACK', 'ACCEPTED', 'REJECTED')) null, \`to\` text check (\`to\` in ('RECEIVED', 'IN_REVIEW', 'SENT_BACK', 'ACCEPTED', 'REJECTED')) not null, \`words\` text not null default '', \`by_id\` integer null, \`assignee_id\` integer null, constraint \`rush_step_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`rush_step_rush_id_foreign\` foreign key (\`rush_id\`) references \`rush\` (\`id\`) on delete cascade, constraint \`rush_step_by_id_foreign\` foreign key (\`by_id\`) references \`user\` (\`id\`) on delete set null, constraint \`rush_step_assignee_id_foreign\` foreign key (\`assignee_id\`) references \`user\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`rush_step_radio_id_index\` on \`rush_step\` (\`radio_id\`);`);
    this.addSql(`create index \`rush_step_rush_id_index\` on \`rush_step\` (\`rush_id\`);`);
    this.addSql(`create index \`rush_step_by_id_index\` on \`rush_step\` (\`by_id\`);`);
    this.addSql(`create index \`rush_step_assignee_id_index\` on \`rush_step\` (\`assignee_id\`);`);

    this.addSql(`create table \`podcast_listener\` (\`id\` integer not null primary key autoincrement, \`episode_id\` integer not null, \`day\` date not null, \`listener\` text not null, \`bytes\` bigint not null, constraint \`podcast_listener_episode_id_foreign\` foreign key (\`episode_id\`) references \`episode\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`podcast_listener_episode_id_index\` on \`podcast_listener\` (\`episode_id\`);`);
    this.addSql(`create index \`podcast_listener_day_index\` on \`podcast_listener\` (\`day\`);`);
    this.addSql(`create unique index \`podcast_listener_episode_id_day_listener_unique\` on \`podcast_listener\` (\`episode_id\`, \`day\`, \`listener\`);`);

    this.addSql(`create table \`podcast_downloads\` (\`id\` integer not null primary key autoincrement, \`episode_id\` integer not null, \`day\` date not null, \`downloads\` integer not null, constraint \`podcast_downloads_episode_id_foreign\` foreign key (\`episode_id\`) references \`episode\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`podcast_downloads_episode_id_index\` on \`podcast_downloads\` (\`episode_id\`);`);
    this.addSql(`create unique index \`podcast_downloads_episode_id_day_unique\` on \`podcast_downloads\` (\`episode_id\`, \`day\`);`);

    this.addSql(`create table \`occurrence\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`slot_id\` integer not null, \`date\` date not null, \`layer\` text check (\`layer\` in ('FILLER', 'PROGRAMMES', 'ADVERTS', 'LIVE')) not null, \`wall\` bigint not null, \`duration\` integer not null, \`starts_at\` datetime not null, \`ends_at\` datetime not null, \`state\` text check (\`state\` in ('PLANNED', 'CANCELLED')) not null default 'PLANNED', \`is_exception\` integer not null default false, \`is_moved\` integer not null default false, \`is_dropped\` integer not null default false, \`title\` text not null default '', \`episode_id\` integer null, constraint \`occurrence_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`occurrence_slot_id_foreign\` foreign key (\`slot_id\`) references \`slot\` (\`id\`) on delete cascade, constraint \`occurrence_episode_id_foreign\` foreign key (\`episode_id\`) references \`episode\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`occurrence_radio_id_index\` on \`occurrence\` (\`radio_id\`);`);
    this.addSql(`create index \`occurrence_slot_id_index\` on \`occurrence\` (\`slot_id\`);`);
    this.addSql(`create index \`occurrence_episode_id_index\` on \`occurrence\` (\`episode_id\`);`);
    this.addSql(`create index \`occurrence_radio_id_is_exception_date_index\` on \`occurrence\` (\`radio_id\`, \`is_exception\`, \`date\`);`);
    this.addSql(`create index \`occurrence_radio_id_starts_at_index\` on \`occurrence\` (\`radio_id\`, \`starts_at\`);`);
    this.addSql(`create unique index \`occurrence_slot_id_date_unique\` on \`occurrence\` (\`slot_id\`, \`date\`);`);

    this.addSql(`create table \`emission_tags\` (\`emission_id\` integer not null, \`emission_tag_id\` integer not null, primary key (\`emission_id\`, \`emission_tag_id\`), constraint \`emission_tags_emission_id_foreign\` foreign key (\`emission_id\`) references \`emission\` (\`id\`) on update cascade on delete cascade, constraint \`emission_tags_emission_tag_id_foreign\` foreign key (\`emission_tag_id\`) references \`emission_tag\` (\`id\`) on update cascade on delete cascade);`);
    this.addSql(`create index \`emission_tags_emission_id_index\` on \`emission_tags\` (\`emission_id\`);`);
    this.addSql(`create index \`emission_tags_emission_tag_id_index\` on \`emission_tags\` (\`emission_tag_id\`);`);

    this.addSql(`create table \`emission_languages\` (\`emission_id\` integer not null, \`language_id\` integer not null, primary key (\`emission_id\`, \`language_id\`), constraint \`emission_languages_emission_id_foreign\` foreign key (\`emission_id\`) references \`emission\` (\`id\`) on update cascade on delete cascade, constraint \`emission_languages_language_id_foreign\` foreign key (\`language_id\`) references \`language\` (\`id\`) on update cascade on delete cascade);`);
    this.addSql(`create index \`emission_languages_emission_id_index\` on \`emission_languages\` (\`emission_id\`);`);
    this.addSql(`create index \`emission_languages_language_id_index\` on \`emission_languages\` (\`language_id\`);`);

    this.addSql(`create table \`emission_jingles\` (\`emission_id\` integer not null, \`media_item_id\` integer not null, primary key (\`emission_id\`, \`media_item_id\`), constraint \`emission_jingles_emission_id_foreign\` foreign key (\`emission_id\`) references \`emission\` (\`id\`) on update cascade on delete cascade, constraint \`emission_jingles_media_item_id_foreign\` foreign key (\`media_item_id\`) references \`media_item\` (\`id\`) on update cascade on delete cascade);`);
    this.addSql(`create index \`emission_jingles_emission_id_index\` on \`emission_jingles\` (\`emission_id\`);`);
    this.addSql(`create index \`emission_jingles_media_item_id_index\` on \`emission_jingles\` (\`media_item_id\`);`);

    this.addSql(`create table \`clock_part\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`clock_id\` integer not null, \`position\` integer not null, \`kind\` text check (\`kind\` in ('TOP_OF_HOUR', 'SONGS', 'JINGLE', 'ADVERT_BREAK', 'TALK')) not null, \`title\` text not null default '', \`offset\` integer null, \`is_hard\` integer not null default false, \`count\` integer null, \`duration\` integer null, \`category_id\` integer null, \`playlist_id\` integer null, \`criteria\` json null, \`media_id\` integer null, \`purpose\` text check (\`purpose\` in ('STATION_ID', 'SWEEPER', 'LINER', 'BED')) null, constraint \`clock_part_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`clock_part_clock_id_foreign\` foreign key (\`clock_id\`) references \`clock\` (\`id\`) on delete cascade, constraint \`clock_part_category_id_foreign\` foreign key (\`category_id\`) references \`media_category\` (\`id\`) on delete set null, constraint \`clock_part_playlist_id_foreign\` foreign key (\`playlist_id\`) references \`playlist\` (\`id\`) on delete set null, constraint \`clock_part_media_id_foreign\` foreign key (\`media_id\`) references \`media_item\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`clock_part_radio_id_index\` on \`clock_part\` (\`radio_id\`);`);
    this.addSql(`create index \`clock_part_clock_id_index\` on \`clock_part\` (\`clock_id\`);`);
    this.addSql(`create index \`clock_part_category_id_index\` on \`clock_part\` (\`category_id\`);`);
    this.addSql(`create index \`clock_part_playlist_id_index\` on \`clock_part\` (\`playlist_id\`);`);
    this.addSql(`create index \`clock_part_media_id_index\` on \`clock_part\` (\`media_id\`);`);
    this.addSql(`create index \`clock_part_clock_id_position_index\` on \`clock_part\` (\`clock_id\`, \`position\`);`);

    this.addSql(`create table \`air_item\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`state\` text check (\`state\` in ('COMING', 'ON_AIR', 'HEARD', 'SKIPPED', 'FAILED', 'LEFT_OUT', 'NOT_SENT')) not null default 'COMING', \`plan_key\` text not null, \`after_key\` text null, \`source\` text check (\`source\` in ('PLAN', 'DEFAULT', 'INSERTED', 'LIVE', 'EMERGENCY')) not null, \`planned_at\` datetime not null, \`planned_until\` datetime not null, \`is_hard\` integer not null default false, \`heard_from\` datetime null, \`heard_until\` datetime null, \`heard_for\` integer null, \`media_id\` integer null, \`title\` text not null, \`credit\` text not null default '', \`album\` text not null default '', \`label\` text not null default '', \`isrc\` text not null default '', \`is_untitled\` integer not null default false, \`slot_id\` integer null, \`date\` text null, \`is_ending\` integer not null default false, \`by\` text not null default '', \`problem\` text not null default '', \`cues\` json not null, \`reason\` json not null, constraint \`air_item_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`air_item_media_id_foreign\` foreign key (\`media_id\`) references \`media_item\` (\`id\`) on delete set null, constraint \`air_item_slot_id_foreign\` foreign key (\`slot_id\`) references \`slot\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`air_item_radio_id_index\` on \`air_item\` (\`radio_id\`);`);
    this.addSql(`create index \`air_item_media_id_index\` on \`air_item\` (\`media_id\`);`);
    this.addSql(`create index \`air_item_slot_id_index\` on \`air_item\` (\`slot_id\`);`);
    this.addSql(`create index \`air_item_radio_id_heard_from_index\` on \`air_item\` (\`radio_id\`, \`heard_from\`);`);
    this.addSql(`create index \`air_item_radio_id_state_planned_at_index\` on \`air_item\` (\`radio_id\`, \`state\`, \`planned_at\`);`);
    this.addSql(`create index \`air_item_radio_id_planned_at_index\` on \`air_item\` (\`radio_id\`, \`planned_at\`);`);
    this.addSql(`create unique index \`air_item_radio_id_plan_key_unique\` on \`air_item\` (\`radio_id\`, \`plan_key\`);`);

    this.addSql(`create table \`audience_play\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`item_id\` integer not null, \`media_id\` integer null, \`emission_id\` integer null, \`episode_id\` integer null, \`heard_from\` datetime not null, \`seconds\` integer not null, \`average\` double not null, \`most\` integer not null, \`gained\` integer not null, constraint \`audience_play_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`audience_play_item_id_foreign\` foreign key (\`item_id\`) references \`air_item\` (\`id\`) on delete cascade, constraint \`audience_play_media_id_foreign\` foreign key (\`media_id\`) references \`media_item\` (\`id\`) on delete set null, constraint \`audience_play_emission_id_foreign\` foreign key (\`emission_id\`) references \`emission\` (\`id\`) on delete set null, constraint \`audience_play_episode_id_foreign\` foreign key (\`episode_id\`) references \`episode\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`audience_play_radio_id_index\` on \`audience_play\` (\`radio_id\`);`);
    this.addSql(`create index \`audience_play_item_id_index\` on \`audience_play\` (\`item_id\`);`);
    this.addSql(`create index \`audience_play_media_id_index\` on \`audience_play\` (\`media_id\`);`);
    this.addSql(`create index \`audience_play_emission_id_index\` on \`audience_play\` (\`emission_id\`);`);
    this.addSql(`create index \`audience_play_episode_id_index\` on \`audience_play\` (\`episode_id\`);`);
    this.addSql(`create index \`audience_play_radio_id_heard_from_index\` on \`audience_play\` (\`radio_id\`, \`heard_from\`);`);
    this.addSql(`create unique index \`audience_play_item_id_unique\` on \`audience_play\` (\`item_id\`);`);

    this.addSql(`create table \`mailed_token\` (\`id\` integer not null primary key autoincrement, \`kind\` text check (\`kind\` in ('INVITATION', 'PASSWORD_RESET')) not null, \`user_id\` integer not null, \`sent_by_id\` integer null, \`token_hash\` text not null, \`created_at\` datetime not null, \`expires_at\` datetime not null, \`used_at\` datetime null, constraint \`mailed_token_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade, constraint \`mailed_token_sent_by_id_foreign\` foreign key (\`sent_by_id\`) references \`user\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`mailed_token_user_id_index\` on \`mailed_token\` (\`user_id\`);`);
    this.addSql(`create index \`mailed_token_sent_by_id_index\` on \`mailed_token\` (\`sent_by_id\`);`);
    this.addSql(`create unique index \`mailed_token_token_hash_unique\` on \`mailed_token\` (\`token_hash\`);`);

    this.addSql(`create table \`live_visit\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`person_id\` integer null, \`invitation_id\` integer null, \`name\` text not null, \`part\` text check (\`part\` in ('PRESENTER', 'COHOST', 'GUEST')) not null, \`state\` text check (\`state\` in ('WAITING', 'HEARD', 'ADMITTED', 'ON_AIR', 'LEFT', 'REFUSED')) not null, \`arrived_at\` datetime not null, \`on_air_from\` datetime null, \`on_air_until\` datetime null, \`left_at\` datetime null, \`said\` text not null default '', \`told\` text not null default '', \`line\` integer not null default 1, \`seen_at\` datetime not null, constraint \`live_visit_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`live_visit_person_id_foreign\` foreign key (\`person_id\`) references \`user\` (\`id\`) on delete set null, constraint \`live_visit_invitation_id_foreign\` foreign key (\`invitation_id\`) references \`live_invitation\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`live_visit_radio_id_index\` on \`live_visit\` (\`radio_id\`);`);
    this.addSql(`create index \`live_visit_person_id_index\` on \`live_visit\` (\`person_id\`);`);
    this.addSql(`create index \`live_visit_invitation_id_index\` on \`live_visit\` (\`invitation_id\`);`);
    this.addSql(`create index \`live_visit_radio_id_arrived_at_index\` on \`live_visit\` (\`radio_id\`, \`arrived_at\`);`);

    this.addSql(`create table \`live_session\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`person_id\` integer null, \`name\` text not null, \`title\` text not null, \`how\` text check (\`how\` in ('BROWSER', 'ENCODER')) not null, \`started_at\` datetime not null, \`is_coming\` integer not null default false, \`heard_from\` datetime null, \`is_heard\` integer not null default false, \`ended_at\` datetime null, \`why\` text check (\`why\` in ('LEFT', 'LINE_LOST', 'DISCONNECTED', 'TAKEN_OVER', 'TIME_OVER', 'HANDED_OVER', 'CALLED_OFF')) null, \`ended_by\` text not null default '', \`kept_out_until\` datetime null, \`slot_id\` integer null, \`date\` text null, \`planned_until\` datetime null, \`emission_id\` integer null, \`episode_id\` integer null, \`rush_id\` integer null, \`stream_key_id\` integer null, \`air_title\` text not null default '', \`air_credit\` text not null default '', \`part\` integer not null default 0, \`is_sending\` integer not null default false, \`seen_at\` datetime not null, \`is_recording_cut\` integer not null default false, \`recorded_as\` text not null default '', constraint \`live_session_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`live_session_person_id_foreign\` foreign key (\`person_id\`) references \`user\` (\`id\`) on delete set null, constraint \`live_session_slot_id_foreign\` foreign key (\`slot_id\`) references \`slot\` (\`id\`) on delete set null, constraint \`live_session_emission_id_foreign\` foreign key (\`emission_id\`) references \`emission\` (\`id\`) on delete set null, constraint \`live_session_episode_id_foreign\` foreign key (\`episode_id\`) references \`episode\` (\`id\`) on delete set null, constraint \`live_session_rush_id_foreign\` foreign key (\`rush_id\`) references \`rush\` (\`id\`) on delete set null, constraint \`live_session_stream_key_id_foreign\` foreign key (\`stream_key_id\`) references \`stream_key\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`live_session_radio_id_index\` on \`live_session\` (\`radio_id\`);`);
    this.addSql(`create index \`live_session_person_id_index\` on \`live_session\` (\`person_id\`);`);
    this.addSql(`create index \`live_session_slot_id_index\` on \`live_session\` (\`slot_id\`);`);
    this.addSql(`create index \`live_session_emission_id_index\` on \`live_session\` (\`emission_id\`);`);
    this.addSql(`create index \`live_session_episode_id_index\` on \`live_session\` (\`episode_id\`);`);
    this.addSql(`create index \`live_session_rush_id_index\` on \`live_session\` (\`rush_id\`);`);
    this.addSql(`create index \`live_session_stream_key_id_index\` on \`live_session\` (\`stream_key_id\`);`);
    this.addSql(`create index \`live_session_ended_at_radio_id_index\` on \`live_session\` (\`ended_at\`, \`radio_id\`);`);
    this.addSql(`create index \`live_session_radio_id_started_at_index\` on \`live_session\` (\`radio_id\`, \`started_at\`);`);

    this.addSql(`create table \`live_handover\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`from_id\` integer not null, \`person_id\` integer not null, \`name\` text not null, \`to_id\` integer null, \`countdown\` integer not null, \`is_offered\` integer not null, \`asked_at\` datetime not null, \`takes_over_at\` datetime null, \`ended_at\` datetime null, \`end\` text check (\`end\` in ('DONE', 'CANCELLED', 'NOBODY_CAME', 'NO_SOUND', 'GONE', 'NOBODY_LIVE')) null, \`ended_by\` text not null default '', constraint \`live_handover_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`live_handover_from_id_foreign\` foreign key (\`from_id\`) references \`live_session\` (\`id\`) on delete cascade, constraint \`live_handover_person_id_foreign\` foreign key (\`person_id\`) references \`user\` (\`id\`) on delete cascade, constraint \`live_handover_to_id_foreign\` foreign key (\`to_id\`) references \`live_session\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`live_handover_radio_id_index\` on \`live_handover\` (\`radio_id\`);`);
    this.addSql(`create index \`live_handover_from_id_index\` on \`live_handover\` (\`from_id\`);`);
    this.addSql(`create index \`live_handover_person_id_index\` on \`live_handover\` (\`person_id\`);`);
    this.addSql(`create index \`live_handover_to_id_index\` on \`live_handover\` (\`to_id\`);`);
    this.addSql(`create index \`live_handover_ended_at_radio_id_index\` on \`live_handover\` (\`ended_at\`, \`radio_id\`);`);

    this.addSql(`create table \`library_view\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`name\` text not null, \`list\` text not null, \`query\` text not null, \`hidden_columns\` json not null default '[]', \`owner_id\` integer null, \`column_order\` json not null default '[]', constraint \`library_view_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`library_view_owner_id_foreign\` foreign key (\`owner_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`library_view_radio_id_index\` on \`library_view\` (\`radio_id\`);`);
    this.addSql(`create index \`library_view_owner_id_index\` on \`library_view\` (\`owner_id\`);`);

    this.addSql(`create table \`kept_answer\` (\`id\` integer not null primary key autoincrement, \`user_id\` integer not null, \`key_hash\` text not null, \`request_hash\` text not null, \`started_at\` datetime not null, \`answer\` text null, constraint \`kept_answer_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`kept_answer_user_id_index\` on \`kept_answer\` (\`user_id\`);`);
    this.addSql(`create unique index \`kept_answer_key_hash_unique\` on \`kept_answer\` (\`key_hash\`);`);
    this.addSql(`create index \`kept_answer_started_at_index\` on \`kept_answer\` (\`started_at\`);`);

    this.addSql(`create table \`inbox_line\` (\`id\` integer not null primary key autoincrement, \`user_id\` integer not null, \`about_id\` integer null, \`kind\` text not null, \`place\` text not null, \`group_name\` text not null, \`data\` text not null, \`path\` text not null, \`number\` integer not null, \`is_urgent\` integer not null, \`is_mention\` integer not null, \`at\` datetime not null, \`seen_at\` datetime null, \`done_at\` datetime null, \`is_for_digest\` integer not null, \`named_id\` integer null constraint \`inbox_line_named_id_foreign\` references \`user\` (\`id\`) on delete cascade, constraint \`inbox_line_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade, constraint \`inbox_line_about_id_foreign\` foreign key (\`about_id\`) references \`radio\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`inbox_line_user_id_index\` on \`inbox_line\` (\`user_id\`);`);
    this.addSql(`create index \`inbox_line_about_id_index\` on \`inbox_line\` (\`about_id\`);`);
    this.addSql(`create index \`inbox_line_at_index\` on \`inbox_line\` (\`at\`);`);
    this.addSql(`create index \`inbox_line_done_at_index\` on \`inbox_line\` (\`done_at\`);`);
    this.addSql(`create index \`inbox_line_is_for_digest_user_id_index\` on \`inbox_line\` (\`is_for_digest\`, \`user_id\`);`);
    this.addSql(`create index \`inbox_line_user_id_seen_at_place_index\` on \`inbox_line\` (\`user_id\`, \`seen_at\`, \`place\`);`);
    this.addSql(`create index \`inbox_line_user_id_done_at_at_index\` on \`inbox_line\` (\`user_id\`, \`done_at\`, \`at\`);`);
    this.addSql(`create index \`inbox_line_named_id_index\` on \`inbox_line\` (\`named_id\`);`);

    this.addSql(`create table \`follow\` (\`id\` integer not null primary key autoincrement, \`follower_id\` integer not null, \`followed_id\` integer not null, constraint \`follow_follower_id_foreign\` foreign key (\`follower_id\`) references \`user\` (\`id\`) on delete cascade, constraint \`follow_followed_id_foreign\` foreign key (\`followed_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`follow_follower_id_index\` on \`follow\` (\`follower_id\`);`);
    this.addSql(`create index \`follow_followed_id_index\` on \`follow\` (\`followed_id\`);`);
    this.addSql(`create unique index \`follow_follower_id_followed_id_unique\` on \`follow\` (\`follower_id\`, \`followed_id\`);`);

    this.addSql(`create table \`feed_import\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`podcast_id\` integer not null, \`owner_id\` integer not null, \`url\` text not null, \`state\` text check (\`state\` in ('RUNNING', 'DONE', 'FAILED', 'CANCELLED')) not null default 'RUNNING', \`failure\` text check (\`failure\` in ('UNREACHABLE', 'TOO_LARGE', 'NOT_A_FEED', 'NO_RIGHT', 'BROKEN')) null, \`item_count\` integer null, \`imported_count\` integer not null default 0, \`skipped_count\` integer not null default 0, \`failed_count\` integer not null default 0, \`problems\` json not null default '[]', \`finished_at\` datetime null, \`items\` json not null default '[]', \`bytes\` bigint not null default '0', \`token_id\` integer null, \`address\` text not null default '', \`request_id\` text not null default '', constraint \`feed_import_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`feed_import_podcast_id_foreign\` foreign key (\`podcast_id\`) references \`podcast\` (\`id\`) on delete cascade, constraint \`feed_import_owner_id_foreign\` foreign key (\`owner_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`feed_import_radio_id_index\` on \`feed_import\` (\`radio_id\`);`);
    this.addSql(`create index \`feed_import_podcast_id_index\` on \`feed_import\` (\`podcast_id\`);`);
    this.addSql(`create index \`feed_import_owner_id_index\` on \`feed_import\` (\`owner_id\`);`);

    this.addSql(`create table \`feed_favourite\` (\`id\` integer not null primary key autoincrement, \`feed_id\` integer not null, \`user_id\` integer not null, constraint \`feed_favourite_feed_id_foreign\` foreign key (\`feed_id\`) references \`feed\` (\`id\`) on delete cascade, constraint \`feed_favourite_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`feed_favourite_feed_id_index\` on \`feed_favourite\` (\`feed_id\`);`);
    this.addSql(`create index \`feed_favourite_user_id_index\` on \`feed_favourite\` (\`user_id\`);`);
    this.addSql(`create unique index \`feed_favourite_feed_id_user_id_unique\` on \`feed_favourite\` (\`feed_id\`, \`user_id\`);`);

    this.addSql(`create table \`episode_person\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`user_id\` integer null, \`name\` text not null, \`part\` text check (\`part\` in ('PRESENTER', 'PRODUCER', 'COLUMNIST', 'GUEST')) not null default 'PRESENTER', \`position\` integer not null, \`episode_id\` integer not null, constraint \`episode_person_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`episode_person_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete set null, constraint \`episode_person_episode_id_foreign\` foreign key (\`episode_id\`) references \`episode\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`episode_person_radio_id_index\` on \`episode_person\` (\`radio_id\`);`);
    this.addSql(`create index \`episode_person_user_id_index\` on \`episode_person\` (\`user_id\`);`);
    this.addSql(`create index \`episode_person_episode_id_index\` on \`episode_person\` (\`episode_id\`);`);

    this.addSql(`create table \`emission_person\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`user_id\` integer null, \`name\` text not null, \`part\` text check (\`part\` in ('PRESENTER', 'PRODUCER', 'COLUMNIST', 'GUEST')) not null default 'PRESENTER', \`position\` integer not null, \`emission_id\` integer not null, constraint \`emission_person_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`emission_person_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete set null, constraint \`emission_person_emission_id_foreign\` foreign key (\`emission_id\`) references \`emission\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`emission_person_radio_id_index\` on \`emission_person\` (\`radio_id\`);`);
    this.addSql(`create index \`emission_person_user_id_index\` on \`emission_person\` (\`user_id\`);`);
    this.addSql(`create index \`emission_person_emission_id_index\` on \`emission_person\` (\`emission_id\`);`);

    this.addSql(`create table \`emission_comment\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`author_name\` text not null, \`author_id\` integer null, \`text\` text not null, \`active\` integer not null default true, \`emission_id\` integer not null, constraint \`emission_comment_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`emission_comment_author_id_foreign\` foreign key (\`author_id\`) references \`user\` (\`id\`) on delete set null, constraint \`emission_comment_emission_id_foreign\` foreign key (\`emission_id\`) references \`emission\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`emission_comment_radio_id_index\` on \`emission_comment\` (\`radio_id\`);`);
    this.addSql(`create index \`emission_comment_author_id_index\` on \`emission_comment\` (\`author_id\`);`);
    this.addSql(`create index \`emission_comment_emission_id_index\` on \`emission_comment\` (\`emission_id\`);`);

    this.addSql(`create table \`comment_like\` (\`id\` integer not null primary key autoincrement, \`comment_id\` integer not null, \`user_id\` integer not null, constraint \`comment_like_comment_id_foreign\` foreign key (\`comment_id\`) references \`post_comment\` (\`id\`) on delete cascade, constraint \`comment_like_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`comment_like_comment_id_index\` on \`comment_like\` (\`comment_id\`);`);
    this.addSql(`create index \`comment_like_user_id_index\` on \`comment_like\` (\`user_id\`);`);
    this.addSql(`create unique index \`comment_like_comment_id_user_id_unique\` on \`comment_like\` (\`comment_id\`, \`user_id\`);`);

    this.addSql(`create table \`chat_thread\` (\`id\` integer not null primary key autoincrement, \`kind\` text check (\`kind\` in ('PRIVATE', 'ROOM', 'RECORD')) not null, \`pair_key\` text null, \`room_id\` integer null, \`record_kind\` text null, \`record_id\` integer null, \`radio_id\` integer null, \`name\` text not null default '', \`picture\` text not null default '', \`version\` integer not null default 1, \`last_sequence\` integer not null default 0, \`last_change\` integer not null default 0, \`first_sequence\` integer not null default 1, \`last_message_at\` datetime not null, \`created_by_id\` integer null, \`created_at\` datetime not null, \`closed_at\` datetime null, \`removed_at\` datetime null, constraint \`chat_thread_room_id_foreign\` foreign key (\`room_id\`) references \`chat_room\` (\`id\`) on delete cascade, constraint \`chat_thread_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`) on delete cascade, constraint \`chat_thread_created_by_id_foreign\` foreign key (\`created_by_id\`) references \`user\` (\`id\`) on delete set null);`);
    this.addSql(`create unique index \`chat_thread_pair_key_unique\` on \`chat_thread\` (\`pair_key\`);`);
    this.addSql(`create index \`chat_thread_room_id_index\` on \`chat_thread\` (\`room_id\`);`);
    this.addSql(`create unique index \`chat_thread_room_id_unique\` on \`chat_thread\` (\`room_id\`);`);
    this.addSql(`create index \`chat_thread_radio_id_index\` on \`chat_thread\` (\`radio_id\`);`);
    this.addSql(`create index \`chat_thread_created_by_id_index\` on \`chat_thread\` (\`created_by_id\`);`);
    this.addSql(`create index \`chat_thread_kind_last_message_at_index\` on \`chat_thread\` (\`kind\`, \`last_message_at\`);`);
    this.addSql(`create unique index \`chat_thread_record_kind_record_id_unique\` on \`chat_thread\` (\`record_kind\`, \`record_id\`);`);

    this.addSql(`create table \`chat_status\` (\`id\` integer not null primary key autoincrement, \`user_id\` integer not null, \`state\` text check (\`state\` in ('HERE', 'AWAY', 'BUSY', 'ON_AIR', 'GONE')) not null, \`until\` datetime null, constraint \`chat_status_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`chat_status_user_id_index\` on \`chat_status\` (\`user_id\`);`);
    this.addSql(`create unique index \`chat_status_user_id_unique\` on \`chat_status\` (\`user_id\`);`);

    this.addSql(`create table \`chat_screen\` (\`id\` integer not null primary key autoincrement, \`user_id\` integer not null, \`place\` text not null, \`seen_at\` datetime not null, constraint \`chat_screen_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`chat_screen_user_id_index\` on \`chat_screen\` (\`user_id\`);`);
    this.addSql(`create index \`chat_screen_seen_at_index\` on \`chat_screen\` (\`seen_at\`);`);
    this.addSql(`create index \`chat_screen_place_index\` on \`chat_screen\` (\`place\`);`);
    this.addSql(`create unique index \`chat_screen_user_id_place_unique\` on \`chat_screen\` (\`user_id\`, \`place\`);`);

    this.addSql(`create table \`chat_participant\` (\`id\` integer not null primary key autoincrement, \`thread_id\` integer not null, \`user_id\` integer not null, \`part\` text check (\`part\` in ('OWNER', 'MODERATOR', 'MEMBER')) not null default 'MEMBER', \`joined_at\` datetime not null, \`left_at\` datetime null, \`blocked_at\` datetime null, \`silenced_until\` datetime null, \`read_up_to\` integer not null default 0, \`hidden_up_to\` integer null, \`muted_until\` datetime null, \`wrote_at\` datetime null, constraint \`chat_participant_thread_id_foreign\` foreign key (\`thread_id\`) references \`chat_thread\` (\`id\`) on delete cascade, constraint \`chat_participant_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`chat_participant_thread_id_index\` on \`chat_participant\` (\`thread_id\`);`);
    this.addSql(`create index \`chat_participant_user_id_index\` on \`chat_participant\` (\`user_id\`);`);
    this.addSql(`create index \`chat_participant_user_id_left_at_index\` on \`chat_participant\` (\`user_id\`, \`left_at\`);`);
    this.addSql(`create unique index \`chat_participant_thread_id_user_id_unique\` on \`chat_participant\` (\`thread_id\`, \`user_id\`);`);

    this.addSql(`create table \`chat_message\` (\`id\` integer not null primary key autoincrement, \`thread_id\` integer not null, \`sequence\` integer not null, \`change_number\` integer not null, \`client_key\` text not null, \`author_id\` integer null, \`words\` text not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`reply_to_id\` integer null, \`version\` integer not null default 1, \`created_at\` datetime not null, \`edited_at\` datetime null, \`deleted_at\` datetime null, \`concealed_at\` datetime null, \`pinned_at\` datetime null, constraint \`chat_message_thread_id_foreign\` foreign key (\`thread_id\`) references \`chat_thread\` (\`id\`) on delete cascade, constraint \`chat_message_author_id_foreign\` foreign key (\`author_id\`) references \`user\` (\`id\`) on delete set null, constraint \`chat_message_reply_to_id_foreign\` foreign key (\`reply_to_id\`) references \`chat_message\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`chat_message_thread_id_index\` on \`chat_message\` (\`thread_id\`);`);
    this.addSql(`create index \`chat_message_author_id_index\` on \`chat_message\` (\`author_id\`);`);
    this.addSql(`create index \`chat_message_reply_to_id_index\` on \`chat_message\` (\`reply_to_id\`);`);
    this.addSql(`create index \`chat_message_thread_id_change_number_index\` on \`chat_message\` (\`thread_id\`, \`change_number\`);`);
    this.addSql(`create unique index \`chat_message_thread_id_author_id_client_key_unique\` on \`chat_message\` (\`thread_id\`, \`author_id\`, \`client_key\`);`);
    this.addSql(`create unique index \`chat_message_thread_id_sequence_unique\` on \`chat_message\` (\`thread_id\`, \`sequence\`);`);
    this.addSql(`create index \`chat_message_pinned_at_index\` on \`chat_message\` (\`pinned_at\`);`);
    this.addSql(`create index \`chat_message_deleted_at_index\` on \`chat_message\` (\`deleted_at\`);`);

    this.addSql(`create table \`chat_report\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`message_id\` integer not null, \`words\` text not null, \`reason\` text not null default '', \`author_id\` integer null, \`reporter_id\` integer null, \`settled_at\` datetime null, constraint \`chat_report_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`chat_report_message_id_foreign\` foreign key (\`message_id\`) references \`chat_message\` (\`id\`) on delete cascade, constraint \`chat_report_author_id_foreign\` foreign key (\`author_id\`) references \`user\` (\`id\`) on delete set null, constraint \`chat_report_reporter_id_foreign\` foreign key (\`reporter_id\`) references \`user\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`chat_report_radio_id_index\` on \`chat_report\` (\`radio_id\`);`);
    this.addSql(`create index \`chat_report_message_id_index\` on \`chat_report\` (\`message_id\`);`);
    this.addSql(`create index \`chat_report_author_id_index\` on \`chat_report\` (\`author_id\`);`);
    this.addSql(`create index \`chat_report_reporter_id_index\` on \`chat_report\` (\`reporter_id\`);`);
    this.addSql(`create index \`chat_report_radio_id_settled_at_index\` on \`chat_report\` (\`radio_id\`, \`settled_at\`);`);

    this.addSql(`create table \`chat_reaction\` (\`id\` integer not null primary key autoincrement, \`message_id\` integer not null, \`user_id\` integer not null, \`emoji\` text not null, constraint \`chat_reaction_message_id_foreign\` foreign key (\`message_id\`) references \`chat_message\` (\`id\`) on delete cascade, constraint \`chat_reaction_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`chat_reaction_message_id_index\` on \`chat_reaction\` (\`message_id\`);`);
    this.addSql(`create index \`chat_reaction_user_id_index\` on \`chat_reaction\` (\`user_id\`);`);
    this.addSql(`create unique index \`chat_reaction_message_id_user_id_emoji_unique\` on \`chat_reaction\` (\`message_id\`, \`user_id\`, \`emoji\`);`);

    this.addSql(`create table \`chat_edit\` (\`id\` integer not null primary key autoincrement, \`message_id\` integer not null, \`words\` text not null, \`until\` datetime not null, constraint \`chat_edit_message_id_foreign\` foreign key (\`message_id\`) references \`chat_message\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`chat_edit_message_id_index\` on \`chat_edit\` (\`message_id\`);`);

    this.addSql(`create table \`chat_mention\` (\`id\` integer not null primary key autoincrement, \`message_id\` integer not null, \`thread_id\` integer not null, \`user_id\` integer not null, \`sequence\` integer not null, constraint \`chat_mention_message_id_foreign\` foreign key (\`message_id\`) references \`chat_message\` (\`id\`) on delete cascade, constraint \`chat_mention_thread_id_foreign\` foreign key (\`thread_id\`) references \`chat_thread\` (\`id\`) on delete cascade, constraint \`chat_mention_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`chat_mention_message_id_index\` on \`chat_mention\` (\`message_id\`);`);
    this.addSql(`create index \`chat_mention_thread_id_index\` on \`chat_mention\` (\`thread_id\`);`);
    this.addSql(`create index \`chat_mention_user_id_index\` on \`chat_mention\` (\`user_id\`);`);
    this.addSql(`create index \`chat_mention_user_id_thread_id_sequence_index\` on \`chat_mention\` (\`user_id\`, \`thread_id\`, \`sequence\`);`);
    this.addSql(`create unique index \`chat_mention_message_id_user_id_unique\` on \`chat_mention\` (\`message_id\`, \`user_id\`);`);

    this.addSql(`create table \`chat_friendship\` (\`id\` integer not null primary key autoincrement, \`pair_key\` text not null, \`asker_id\` integer not null, \`asked_id\` integer not null, \`asked_at\` datetime not null, \`accepted_at\` datetime null, constraint \`chat_friendship_asker_id_foreign\` foreign key (\`asker_id\`) references \`user\` (\`id\`) on delete cascade, constraint \`chat_friendship_asked_id_foreign\` foreign key (\`asked_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create unique index \`chat_friendship_pair_key_unique\` on \`chat_friendship\` (\`pair_key\`);`);
    this.addSql(`create index \`chat_friendship_asker_id_index\` on \`chat_friendship\` (\`asker_id\`);`);
    this.addSql(`create index \`chat_friendship_asked_id_index\` on \`chat_friendship\` (\`asked_id\`);`);

    this.addSql(`create table \`chat_block\` (\`id\` integer not null primary key autoincrement, \`blocker_id\` integer not null, \`blocked_id\` integer not null, \`since\` datetime not null, constraint \`chat_block_blocker_id_foreign\` foreign key (\`blocker_id\`) references \`user\` (\`id\`) on delete cascade, constraint \`chat_block_blocked_id_foreign\` foreign key (\`blocked_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`chat_block_blocker_id_index\` on \`chat_block\` (\`blocker_id\`);`);
    this.addSql(`create index \`chat_block_blocked_id_index\` on \`chat_block\` (\`blocked_id\`);`);
    this.addSql(`create unique index \`chat_block_blocker_id_blocked_id_unique\` on \`chat_block\` (\`blocker_id\`, \`blocked_id\`);`);

    this.addSql(`create table \`chat_block_mark\` (\`id\` integer not null primary key autoincrement, \`block_id\` integer not null, \`place_id\` integer not null, \`read_up_to\` integer not null, constraint \`chat_block_mark_block_id_foreign\` foreign key (\`block_id\`) references \`chat_block\` (\`id\`) on delete cascade, constraint \`chat_block_mark_place_id_foreign\` foreign key (\`place_id\`) references \`chat_participant\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`chat_block_mark_block_id_index\` on \`chat_block_mark\` (\`block_id\`);`);
    this.addSql(`create index \`chat_block_mark_place_id_index\` on \`chat_block_mark\` (\`place_id\`);`);
    this.addSql(`create unique index \`chat_block_mark_block_id_place_id_unique\` on \`chat_block_mark\` (\`block_id\`, \`place_id\`);`);

    this.addSql(`create table \`chat_attachment\` (\`id\` integer not null primary key autoincrement, \`thread_id\` integer null, \`message_id\` integer null, \`uploader_id\` integer null, \`created_at\` datetime not null, \`taken_at\` datetime null, \`kind\` text check (\`kind\` in ('PICTURE', 'SOUND', 'VIDEO', 'DOCUMENT')) not null, \`name\` text not null, \`mime_type\` text not null, \`size\` integer not null, \`file_key\` text not null, \`preview_key\` text not null default '', \`width\` integer null, \`height\` integer null, \`duration\` integer null, constraint \`chat_attachment_thread_id_foreign\` foreign key (\`thread_id\`) references \`chat_thread\` (\`id\`) on delete set null, constraint \`chat_attachment_message_id_foreign\` foreign key (\`message_id\`) references \`chat_message\` (\`id\`) on delete set null, constraint \`chat_attachment_uploader_id_foreign\` foreign key (\`uploader_id\`) references \`user\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`chat_attachment_thread_id_index\` on \`chat_attachment\` (\`thread_id\`);`);
    this.addSql(`create index \`chat_attachment_message_id_index\` on \`chat_attachment\` (\`message_id\`);`);
    this.addSql(`create index \`chat_attachment_uploader_id_index\` on \`chat_attachment\` (\`uploader_id\`);`);
    this.addSql(`create index \`chat_attachment_uploader_id_taken_at_index\` on \`chat_attachment\` (\`uploader_id\`, \`taken_at\`);`);

    this.addSql(`create table \`cart\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`page\` integer not null, \`place\` integer not null, \`label\` text not null default '', \`colour\` text not null default '#2563eb', \`gain\` integer not null default 0, \`media_id\` integer not null, \`owner_id\` integer null, constraint \`cart_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`cart_media_id_foreign\` foreign key (\`media_id\`) references \`media_item\` (\`id\`) on delete cascade, constraint \`cart_owner_id_foreign\` foreign key (\`owner_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`cart_radio_id_index\` on \`cart\` (\`radio_id\`);`);
    this.addSql(`create index \`cart_media_id_index\` on \`cart\` (\`media_id\`);`);
    this.addSql(`create index \`cart_owner_id_index\` on \`cart\` (\`owner_id\`);`);
    this.addSql(`create index \`cart_radio_id_page_place_index\` on \`cart\` (\`radio_id\`, \`page\`, \`place\`);`);

    this.addSql(`create table \`calendar_feed\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`name\` text not null default '', \`kind\` text check (\`kind\` in ('RADIO', 'EMISSION', 'PERSON')) not null, \`emission_id\` integer null, \`maker_id\` integer not null, \`secret_hash\` text not null, \`last_read_at\` datetime null, constraint \`calendar_feed_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`calendar_feed_emission_id_foreign\` foreign key (\`emission_id\`) references \`emission\` (\`id\`) on delete cascade, constraint \`calendar_feed_maker_id_foreign\` foreign key (\`maker_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`calendar_feed_radio_id_index\` on \`calendar_feed\` (\`radio_id\`);`);
    this.addSql(`create index \`calendar_feed_emission_id_index\` on \`calendar_feed\` (\`emission_id\`);`);
    this.addSql(`create index \`calendar_feed_maker_id_index\` on \`calendar_feed\` (\`maker_id\`);`);
    this.addSql(`create unique index \`calendar_feed_secret_hash_unique\` on \`calendar_feed\` (\`secret_hash\`);`);

    this.addSql(`create table \`bookmark\` (\`id\` integer not null primary key autoincrement, \`user_id\` integer not null, \`target\` text not null, \`position\` integer not null, constraint \`bookmark_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`bookmark_user_id_index\` on \`bookmark\` (\`user_id\`);`);
    this.addSql(`create unique index \`bookmark_user_id_target_unique\` on \`bookmark\` (\`user_id\`, \`target\`);`);

    this.addSql(`create table \`blog_post\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`deleted_at\` datetime null, \`title\` text not null, \`slug\` text not null, \`status\` text check (\`status\` in ('DRAFT', 'PENDING', 'PUBLISHED')) not null default 'DRAFT', \`excerpt\` text not null default '', \`content\` text not null default '', \`featured_image\` text not null default '', \`tags\` json not null default '[]', \`author_id\` integer null, \`published_at\` datetime null, constraint \`blog_post_author_id_foreign\` foreign key (\`author_id\`) references \`user\` (\`id\`) on delete set null);`);
    this.addSql(`create unique index \`blog_post_slug_unique\` on \`blog_post\` (\`slug\`);`);
    this.addSql(`create index \`blog_post_author_id_index\` on \`blog_post\` (\`author_id\`);`);
    this.addSql(`create index \`blog_post_id_index\` on \`blog_post\` (\`id\`) where deleted_at is null;`);
    this.addSql(`create index \`blog_post_id_deleted_at_index\` on \`blog_post\` (\`id\`, \`deleted_at\`) where deleted_at is not null;`);

    this.addSql(`create table \`blog_post_categories\` (\`blog_post_id\` integer not null, \`blog_category_id\` integer not null, primary key (\`blog_post_id\`, \`blog_category_id\`), constraint \`blog_post_categories_blog_post_id_foreign\` foreign key (\`blog_post_id\`) references \`blog_post\` (\`id\`) on update cascade on delete cascade, constraint \`blog_post_categories_blog_category_id_foreign\` foreign key (\`blog_category_id\`) references \`blog_category\` (\`id\`) on update cascade on delete cascade);`);
    this.addSql(`create index \`blog_post_categories_blog_post_id_index\` on \`blog_post_categories\` (\`blog_post_id\`);`);
    this.addSql(`create index \`blog_post_categories_blog_category_id_index\` on \`blog_post_categories\` (\`blog_category_id\`);`);

    this.addSql(`create table \`blog_comment\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`post_id\` integer not null, \`author_id\` integer not null, \`text\` text not null, \`active\` integer not null default true, constraint \`blog_comment_post_id_foreign\` foreign key (\`post_id\`) references \`blog_post\` (\`id\`) on delete cascade, constraint \`blog_comment_author_id_foreign\` foreign key (\`author_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`blog_comment_post_id_index\` on \`blog_comment\` (\`post_id\`);`);
    this.addSql(`create index \`blog_comment_author_id_index\` on \`blog_comment\` (\`author_id\`);`);

    this.addSql(`create table \`blog_bookmark\` (\`id\` integer not null primary key autoincrement, \`post_id\` integer not null, \`user_id\` integer not null, constraint \`blog_bookmark_post_id_foreign\` foreign key (\`post_id\`) references \`blog_post\` (\`id\`) on delete cascade, constraint \`blog_bookmark_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`blog_bookmark_post_id_index\` on \`blog_bookmark\` (\`post_id\`);`);
    this.addSql(`create index \`blog_bookmark_user_id_index\` on \`blog_bookmark\` (\`user_id\`);`);
    this.addSql(`create unique index \`blog_bookmark_post_id_user_id_unique\` on \`blog_bookmark\` (\`post_id\`, \`user_id\`);`);

    this.addSql(`create table \`authenticator\` (\`id\` integer not null primary key autoincrement, \`user_id\` integer not null, \`encrypted_secret\` text not null, \`created_at\` datetime not null, \`confirmed_at\` datetime null, \`last_period\` integer null, constraint \`authenticator_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`authenticator_user_id_index\` on \`authenticator\` (\`user_id\`);`);
    this.addSql(`create unique index \`authenticator_user_id_unique\` on \`authenticator\` (\`user_id\`);`);

    this.addSql(`create table \`api_token\` (\`id\` integer not null primary key autoincrement, \`user_id\` integer not null, \`name\` text not null, \`prefix\` text not null, \`token_hash\` text not null, \`scopes\` json not null, \`radio_id\` integer null, \`created_at\` datetime not null, \`expires_at\` datetime null, \`last_used_at\` datetime null, \`revoked_at\` datetime null, constraint \`api_token_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade, constraint \`api_token_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`api_token_user_id_index\` on \`api_token\` (\`user_id\`);`);
    this.addSql(`create unique index \`api_token_prefix_unique\` on \`api_token\` (\`prefix\`);`);
    this.addSql(`create index \`api_token_radio_id_index\` on \`api_token\` (\`radio_id\`);`);

    this.addSql(`create table \`video_comment\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`author_name\` text not null, \`author_id\` integer null, \`text\` text not null, \`active\` integer not null default true, \`video_id\` integer not null, constraint \`video_comment_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`video_comment_author_id_foreign\` foreign key (\`author_id\`) references \`user\` (\`id\`) on delete set null, constraint \`video_comment_video_id_foreign\` foreign key (\`video_id\`) references \`media_item\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`video_comment_radio_id_index\` on \`video_comment\` (\`radio_id\`);`);
    this.addSql(`create index \`video_comment_author_id_index\` on \`video_comment\` (\`author_id\`);`);
    this.addSql(`create index \`video_comment_video_id_index\` on \`video_comment\` (\`video_id\`);`);

    this.addSql(`create table \`visit_call\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`visit_id\` integer not null, \`offer\` text not null, \`answer\` text not null default '', constraint \`visit_call_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`visit_call_visit_id_foreign\` foreign key (\`visit_id\`) references \`live_visit\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`visit_call_radio_id_index\` on \`visit_call\` (\`radio_id\`);`);
    this.addSql(`create index \`visit_call_visit_id_index\` on \`visit_call\` (\`visit_id\`);`);

    this.addSql(`create table \`webhook\` (\`id\` integer not null primary key autoincrement, \`user_id\` integer not null, \`about_id\` integer null, \`url\` text not null, \`secret\` text not null, \`kinds\` json not null, \`is_on\` integer not null, \`created_at\` datetime not null, \`failing_since\` datetime null, \`silences\` integer not null default 0, \`rests_until\` datetime null, \`held_until\` datetime null, constraint \`webhook_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade, constraint \`webhook_about_id_foreign\` foreign key (\`about_id\`) references \`radio\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`webhook_user_id_index\` on \`webhook\` (\`user_id\`);`);
    this.addSql(`create index \`webhook_about_id_index\` on \`webhook\` (\`about_id\`);`);

    this.addSql(`create table \`webhook_delivery\` (\`id\` integer not null primary key autoincrement, \`webhook_id\` integer not null, \`key\` text not null, \`kind\` text not null, \`body\` text not null, \`state\` text check (\`state\` in ('WAITING', 'DELIVERED', 'FAILED')) not null, \`tries\` integer not null default 0, \`next_at\` datetime not null, \`created_at\` datetime not null, \`tried_at\` datetime null, \`problem\` text check (\`problem\` in ('ANSWER', 'REDIRECT', 'TIMED_OUT', 'NO_CONNECTION', 'UNKNOWN_HOST', 'REFUSED_ADDRESS', 'NOT_SECURE', 'INVALID_ADDRESS', 'OFF')) null, \`status\` integer null, \`answer\` text not null default '', constraint \`webhook_delivery_webhook_id_foreign\` foreign key (\`webhook_id\`) references \`webhook\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`webhook_delivery_webhook_id_index\` on \`webhook_delivery\` (\`webhook_id\`);`);
    this.addSql(`create index \`webhook_delivery_created_at_index\` on \`webhook_delivery\` (\`created_at\`);`);
    this.addSql(`create index \`webhook_delivery_webhook_id_state_next_at_index\` on \`webhook_delivery\` (\`webhook_id\`, \`state\`, \`next_at\`);`);

    this.addSql(`create table \`zip_code\` (\`id\` integer not null primary key autoincrement, \`region_id\` integer not null, \`code\` text not null, constraint \`zip_code_region_id_foreign\` foreign key (\`region_id\`) references \`region\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`zip_code_region_id_index\` on \`zip_code\` (\`region_id\`);`);
    this.addSql(`create unique index \`zip_code_region_id_code_unique\` on \`zip_code\` (\`region_id\`, \`code\`);`);
  }

  override down(): void | Promise<void> {
    // The search tables are created after the migrations, and are dropped with the tables that they index.
    for (const table of tables) {
      this.addSql(`drop table if exists \`${table}_search\`;`);
      this.addSql(`drop table if exists \`${table}\`;`);
    }
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
