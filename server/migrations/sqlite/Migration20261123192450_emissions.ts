import { Migration } from '@mikro-orm/migrations';

export class Migration20261123192450_emissions extends Migration {

  override name = 'Migration20261123192450_emissions';

  override up(): void | Promise<void> {
    this.addSql(`create table \`emission_tag\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`name\` text not null, \`folded_name\` text not null, \`colour\` text not null default '#64748b', \`position\` integer not null default 0, constraint \`emission_tag_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`emission_tag_radio_id_index\` on \`emission_tag\` (\`radio_id\`);`);
    this.addSql(`create unique index \`emission_tag_radio_id_folded_name_unique\` on \`emission_tag\` (\`radio_id\`, \`folded_name\`);`);

    this.addSql(`create table \`emission_category\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`name\` text not null, \`folded_name\` text not null, \`colour\` text not null default '#64748b', \`position\` integer not null default 0, \`description\` text not null default '', constraint \`emission_category_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`emission_category_radio_id_index\` on \`emission_category\` (\`radio_id\`);`);
    this.addSql(`create unique index \`emission_category_radio_id_folded_name_unique\` on \`emission_category\` (\`radio_id\`, \`folded_name\`);`);

    this.addSql(`create table \`classification\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`name\` text not null, \`folded_name\` text not null, \`colour\` text not null default '#64748b', \`position\` integer not null default 0, \`minimum_age\` integer null, \`description\` text not null default '', constraint \`classification_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`classification_radio_id_index\` on \`classification\` (\`radio_id\`);`);
    this.addSql(`create unique index \`classification_radio_id_folded_name_unique\` on \`classification\` (\`radio_id\`, \`folded_name\`);`);

    this.addSql(`create table \`emission\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`deleted_at\` datetime null, \`title\` text not null, \`slug\` text not null, \`summary\` text not null default '', \`description\` text not null default '', \`cover\` text not null default '', \`colour\` text not null default '#2563eb', \`state\` text check (\`state\` in ('DRAFT', 'RUNNING', 'PAUSED', 'ENDED')) not null default 'DRAFT', \`is_listed\` integer not null default true, \`usual_duration\` integer null, \`category_id\` integer null, \`classification_id\` integer null, \`opener_id\` integer null, \`closer_id\` integer null, \`filler_id\` integer null, constraint \`emission_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`emission_category_id_foreign\` foreign key (\`category_id\`) references \`emission_category\` (\`id\`) on delete set null, constraint \`emission_classification_id_foreign\` foreign key (\`classification_id\`) references \`classification\` (\`id\`) on delete set null, constraint \`emission_opener_id_foreign\` foreign key (\`opener_id\`) references \`media_item\` (\`id\`) on delete set null, constraint \`emission_closer_id_foreign\` foreign key (\`closer_id\`) references \`media_item\` (\`id\`) on delete set null, constraint \`emission_filler_id_foreign\` foreign key (\`filler_id\`) references \`playlist\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`emission_radio_id_index\` on \`emission\` (\`radio_id\`);`);
    this.addSql(`create index \`emission_category_id_index\` on \`emission\` (\`category_id\`);`);
    this.addSql(`create index \`emission_classification_id_index\` on \`emission\` (\`classification_id\`);`);
    this.addSql(`create index \`emission_opener_id_index\` on \`emission\` (\`opener_id\`);`);
    this.addSql(`create index \`emission_closer_id_index\` on \`emission\` (\`closer_id\`);`);
    this.addSql(`create index \`emission_filler_id_index\` on \`emission\` (\`filler_id\`);`);
    this.addSql(`create unique index \`emission_radio_id_slug_unique\` on \`emission\` (\`radio_id\`, \`slug\`);`);

    this.addSql(`create table \`podcast\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`deleted_at\` datetime null, \`emission_id\` integer not null, \`title\` text not null, \`description\` text not null default '', \`author\` text not null default '', \`owner_name\` text not null default '', \`owner_email\` text not null default '', \`link\` text not null default '', \`language\` text not null, \`categories\` json not null default '[]', \`kind\` text check (\`kind\` in ('EPISODIC', 'SERIAL')) not null default 'EPISODIC', \`explicit\` integer not null default false, \`copyright\` text not null default '', \`is_published\` integer not null default false, \`is_locked\` integer not null default true, \`cover\` text not null default '', \`guid\` text not null, \`preview_key\` text not null, constraint \`podcast_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`podcast_emission_id_foreign\` foreign key (\`emission_id\`) references \`emission\` (\`id\`));`);
    this.addSql(`create index \`podcast_radio_id_index\` on \`podcast\` (\`radio_id\`);`);
    this.addSql(`create index \`podcast_emission_id_index\` on \`podcast\` (\`emission_id\`);`);

    this.addSql(`create table \`podcast_comment\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`author_name\` text not null, \`author_id\` integer null, \`text\` text not null, \`active\` integer not null default true, \`podcast_id\` integer not null, constraint \`podcast_comment_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`podcast_comment_author_id_foreign\` foreign key (\`author_id\`) references \`user\` (\`id\`) on delete set null, constraint \`podcast_comment_podcast_id_foreign\` foreign key (\`podcast_id\`) references \`podcast\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`podcast_comment_radio_id_index\` on \`podcast_comment\` (\`radio_id\`);`);
    this.addSql(`create index \`podcast_comment_author_id_index\` on \`podcast_comment\` (\`author_id\`);`);
    this.addSql(`create index \`podcast_comment_podcast_id_index\` on \`podcast_comment\` (\`podcast_id\`);`);

    this.addSql(`create table \`episode\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`deleted_at\` datetime null, \`emission_id\` integer not null, \`guid\` text not null, \`season\` integer null, \`number\` integer null, \`title\` text not null, \`summary\` text not null default '', \`notes\` text not null default '', \`cover\` text not null default '', \`state\` text check (\`state\` in ('DRAFT', 'READY', 'PUBLISHED')) not null default 'DRAFT', \`published_at\` datetime null, \`explicit\` integer not null default false, \`transcript\` text not null default '', \`chapters\` json not null default '[]', \`upload_status\` integer not null default -1, \`medium_id\` integer null, constraint \`episode_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`episode_emission_id_foreign\` foreign key (\`emission_id\`) references \`emission\` (\`id\`), constraint \`episode_medium_id_foreign\` foreign key (\`medium_id\`) references \`media_item\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`episode_radio_id_index\` on \`episode\` (\`radio_id\`);`);
    this.addSql(`create index \`episode_emission_id_index\` on \`episode\` (\`emission_id\`);`);
    this.addSql(`create unique index \`episode_guid_unique\` on \`episode\` (\`guid\`);`);
    this.addSql(`create index \`episode_medium_id_index\` on \`episode\` (\`medium_id\`);`);
    this.addSql(`create index \`episode_emission_id_season_number_index\` on \`episode\` (\`emission_id\`, \`season\`, \`number\`);`);

    this.addSql(`create table \`podcast_listener\` (\`id\` integer not null primary key autoincrement, \`episode_id\` integer not null, \`day\` date not null, \`listener\` text not null, \`bytes\` bigint not null, constraint \`podcast_listener_episode_id_foreign\` foreign key (\`episode_id\`) references \`episode\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`podcast_listener_episode_id_index\` on \`podcast_listener\` (\`episode_id\`);`);
    this.addSql(`create index \`podcast_listener_day_index\` on \`podcast_listener\` (\`day\`);`);
    this.addSql(`create unique index \`podcast_listener_episode_id_day_listener_unique\` on \`podcast_listener\` (\`episode_id\`, \`day\`, \`listener\`);`);

    this.addSql(`create table \`podcast_downloads\` (\`id\` integer not null primary key autoincrement, \`episode_id\` integer not null, \`day\` date not null, \`downloads\` integer not null, constraint \`podcast_downloads_episode_id_foreign\` foreign key (\`episode_id\`) references \`episode\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`podcast_downloads_episode_id_index\` on \`podcast_downloads\` (\`episode_id\`);`);
    this.addSql(`create unique index \`podcast_downloads_episode_id_day_unique\` on \`podcast_downloads\` (\`episode_id\`, \`day\`);`);

    this.addSql(`create table \`emission_tags\` (\`emission_id\` integer not null, \`emission_tag_id\` integer not null, primary key (\`emission_id\`, \`emission_tag_id\`), constraint \`emission_tags_emission_id_foreign\` foreign key (\`emission_id\`) references \`emission\` (\`id\`) on update cascade on delete cascade, constraint \`emission_tags_emission_tag_id_foreign\` foreign key (\`emission_tag_id\`) references \`emission_tag\` (\`id\`) on update cascade on delete cascade);`);
    this.addSql(`create index \`emission_tags_emission_id_index\` on \`emission_tags\` (\`emission_id\`);`);
    this.addSql(`create index \`emission_tags_emission_tag_id_index\` on \`emission_tags\` (\`emission_tag_id\`);`);

    this.addSql(`create table \`emission_languages\` (\`emission_id\` integer not null, \`language_id\` integer not null, primary key (\`emission_id\`, \`language_id\`), constraint \`emission_languages_emission_id_foreign\` foreign key (\`emission_id\`) references \`emission\` (\`id\`) on update cascade on delete cascade, constraint \`emission_languages_language_id_foreign\` foreign key (\`language_id\`) references \`language\` (\`id\`) on update cascade on delete cascade);`);
    this.addSql(`create index \`emission_languages_emission_id_index\` on \`emission_languages\` (\`emission_id\`);`);
    this.addSql(`create index \`emission_languages_language_id_index\` on \`emission_languages\` (\`language_id\`);`);

    this.addSql(`create table \`emission_jingles\` (\`emission_id\` integer not null, \`media_item_id\` integer not null, primary key (\`emission_id\`, \`media_item_id\`), constraint \`emission_jingles_emission_id_foreign\` foreign key (\`emission_id\`) references \`emission\` (\`id\`) on update cascade on delete cascade, constraint \`emission_jingles_media_item_id_foreign\` foreign key (\`media_item_id\`) references \`media_item\` (\`id\`) on update cascade on delete cascade);`);
    this.addSql(`create index \`emission_jingles_emission_id_index\` on \`emission_jingles\` (\`emission_id\`);`);
    this.addSql(`create index \`emission_jingles_media_item_id_index\` on \`emission_jingles\` (\`media_item_id\`);`);

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

    this.addSql(`alter table \`language\` add column \`position\` integer not null default 0;`);
  }

  override down(): void | Promise<void> {
    // What refers to others goes before them, and the tables of the search with that of which they are.
    for (const table of tablesBackwards) {
      this.addSql(`drop table if exists \`${table}_search\`;`);
      this.addSql(`drop table if exists \`${table}\`;`);
    }
    this.addSql(`alter table \`language\` drop column \`position\`;`);
  }

}

const tablesBackwards = [
  'podcast_listener',
  'podcast_downloads',
  'podcast_comment',
  'podcast',
  'episode_person',
  'episode',
  'emission_person',
  'emission_comment',
  'emission_tags',
  'emission_languages',
  'emission_jingles',
  'emission',
  'emission_tag',
  'emission_category',
  'classification',
];
