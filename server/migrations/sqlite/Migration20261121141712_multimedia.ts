import { Migration } from '@mikro-orm/migrations';

export class Migration20261121141712_multimedia extends Migration {

  override name = 'Migration20261121141712_multimedia';

  override up(): void | Promise<void> {
    this.addSql(`create table \`playlist\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`deleted_at\` datetime null, \`name\` text not null, \`description\` text not null default '', \`content\` text check (\`content\` in ('CHOSEN', 'FOUND')) not null default 'CHOSEN', \`criteria\` json null, \`enabled\` integer not null default true, \`rule\` text check (\`rule\` in ('GENERAL', 'EVERY_SONGS', 'EVERY_MINUTES', 'HOURLY')) not null default 'GENERAL', \`rule_number\` integer null, \`weight\` integer not null default 3, \`order\` text check (\`order\` in ('SHUFFLED', 'RANDOM', 'SEQUENTIAL')) not null default 'SHUFFLED', \`dayparts\` json not null default '[]', \`start_date\` date null, \`end_date\` date null, \`media_count\` integer not null default 0, \`duration\` bigint not null default '0', constraint \`playlist_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`playlist_radio_id_index\` on \`playlist\` (\`radio_id\`);`);

    this.addSql(`create table \`media_tag\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`name\` text not null, \`folded_name\` text not null, constraint \`media_tag_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`media_tag_radio_id_index\` on \`media_tag\` (\`radio_id\`);`);
    this.addSql(`create unique index \`media_tag_radio_id_folded_name_unique\` on \`media_tag\` (\`radio_id\`, \`folded_name\`);`);

    this.addSql(`create table \`media_category\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`name\` text not null, \`folded_name\` text not null, \`description\` text not null default '', constraint \`media_category_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`media_category_radio_id_index\` on \`media_category\` (\`radio_id\`);`);
    this.addSql(`create unique index \`media_category_radio_id_folded_name_unique\` on \`media_category\` (\`radio_id\`, \`folded_name\`);`);

    this.addSql(`create table \`default_playlist\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`playlist_id\` integer null, \`artiste_separation\` integer not null default 30, \`title_separation\` integer not null default 120, constraint \`default_playlist_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`default_playlist_playlist_id_foreign\` foreign key (\`playlist_id\`) references \`playlist\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`default_playlist_radio_id_index\` on \`default_playlist\` (\`radio_id\`);`);
    this.addSql(`create index \`default_playlist_playlist_id_index\` on \`default_playlist\` (\`playlist_id\`);`);
    this.addSql(`create unique index \`default_playlist_radio_id_unique\` on \`default_playlist\` (\`radio_id\`);`);

    this.addSql(`create table \`artiste\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`deleted_at\` datetime null, \`name\` text not null, \`name_key\` text not null, \`biography\` text not null default '', \`picture\` text not null default '', \`needs_review\` integer not null default false, constraint \`artiste_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`artiste_radio_id_index\` on \`artiste\` (\`radio_id\`);`);
    this.addSql(`create index \`artiste_radio_id_name_key_index\` on \`artiste\` (\`radio_id\`, \`name_key\`);`);

    this.addSql(`create table \`album\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`deleted_at\` datetime null, \`title\` text not null, \`title_key\` text not null, \`artiste_id\` integer null, \`year\` integer null, \`label\` text not null default '', \`cover\` text not null default '', \`needs_review\` integer not null default false, constraint \`album_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`album_artiste_id_foreign\` foreign key (\`artiste_id\`) references \`artiste\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`album_radio_id_index\` on \`album\` (\`radio_id\`);`);
    this.addSql(`create index \`album_artiste_id_index\` on \`album\` (\`artiste_id\`);`);
    this.addSql(`create index \`album_radio_id_title_key_index\` on \`album\` (\`radio_id\`, \`title_key\`);`);

    this.addSql(`create table \`playlist_comment\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`author_name\` text not null, \`author_id\` integer null, \`text\` text not null, \`active\` integer not null default true, \`playlist_id\` integer not null, constraint \`playlist_comment_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`playlist_comment_author_id_foreign\` foreign key (\`author_id\`) references \`user\` (\`id\`) on delete set null, constraint \`playlist_comment_playlist_id_foreign\` foreign key (\`playlist_id\`) references \`playlist\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`playlist_comment_radio_id_index\` on \`playlist_comment\` (\`radio_id\`);`);
    this.addSql(`create index \`playlist_comment_author_id_index\` on \`playlist_comment\` (\`author_id\`);`);
    this.addSql(`create index \`playlist_comment_playlist_id_index\` on \`playlist_comment\` (\`playlist_id\`);`);

    this.addSql(`create table \`media_item\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`deleted_at\` datetime null, \`kind\` text check (\`kind\` in ('SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO')) not null, \`title\` text not null, \`sort_title\` text not null, \`credit\` text not null default '', \`sort_credit\` text not null, \`song_key\` text not null, \`state\` text check (\`state\` in ('RECEIVED', 'ANALYSING', 'READY', 'FAILED')) not null default 'RECEIVED', \`failure\` text check (\`failure\` in ('NOT_MEDIA', 'FORMAT_NOT_ACCEPTED', 'WRONG_KIND', 'EMPTY', 'DAMAGED', 'TOO_LONG', 'DUPLICATE', 'FILE_MISSING', 'STORAGE_FULL', 'UNEXPECTED')) null, \`duplicate_of_id\` integer null, \`file_name\` text not null, \`file_key\` text not null, \`size\` bigint not null, \`checksum\` text not null default '', \`mime_type\` text not null default '', \`codec\` text not null default '', \`duration\` integer null, \`bitrate\` integer null, \`sample_rate\` integer null, \`channels\` integer null, \`loudness\` real null, \`true_peak\` real null, \`cue_in\` integer null, \`cue_out\` integer null, \`fade_in\` integer null, \`fade_out\` integer null, \`start_next\` integer null, \`artwork\` text not null default '', \`has_waveform\` integer not null default false, \`category_id\` integer null, \`added_by_id\` integer null, \`album_id\` integer null, \`track_number\` integer null, \`isrc\` text null default '', \`label\` text null default '', \`year\` integer null, \`genre\` text null default '', \`explicit\` integer null default false, \`purpose\` text check (\`purpose\` in ('STATION_ID', 'SWEEPER', 'LINER', 'BED')) null default 'STATION_ID', \`place\` text check (\`place\` in ('OPENER', 'CLOSER')) null default 'OPENER', \`client\` text null default '', \`campaign\` text null default '', \`valid_from\` date null, \`valid_to\` date null, \`times_a_day\` integer null, \`dayparts\` json null default '[]', \`evergreen\` integer null default false, \`width\` integer null, \`height\` integer null, \`description\` text null default '', \`captions_key\` text null default '', constraint \`media_item_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`media_item_duplicate_of_id_foreign\` foreign key (\`duplicate_of_id\`) references \`media_item\` (\`id\`) on delete set null, constraint \`media_item_category_id_foreign\` foreign key (\`category_id\`) references \`media_category\` (\`id\`) on delete set null, constraint \`media_item_added_by_id_foreign\` foreign key (\`added_by_id\`) references \`user\` (\`id\`) on delete set null, constraint \`media_item_album_id_foreign\` foreign key (\`album_id\`) references \`album\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`media_item_radio_id_index\` on \`media_item\` (\`radio_id\`);`);
    this.addSql(`create index \`media_item_kind_index\` on \`media_item\` (\`kind\`);`);
    this.addSql(`create index \`media_item_duplicate_of_id_index\` on \`media_item\` (\`duplicate_of_id\`);`);
    this.addSql(`create index \`media_item_category_id_index\` on \`media_item\` (\`category_id\`);`);
    this.addSql(`create index \`media_item_added_by_id_index\` on \`media_item\` (\`added_by_id\`);`);
    this.addSql(`create index \`media_item_album_id_index\` on \`media_item\` (\`album_id\`);`);
    this.addSql(`create index \`media_item_state_index\` on \`media_item\` (\`state\`);`);
    this.addSql(`create index \`media_item_radio_id_deleted_at_song_key_checksum_index\` on \`media_item\` (\`radio_id\`, \`deleted_at\`, \`song_key\`, \`checksum\`);`);
    this.addSql(`create index \`media_item_radio_id_deleted_at_checksum_index\` on \`media_item\` (\`radio_id\`, \`deleted_at\`, \`checksum\`);`);
    this.addSql(`create index \`media_item_radio_id_kind_deleted_at_index\` on \`media_item\` (\`radio_id\`, \`kind\`, \`deleted_at\`);`);
    this.addSql(`create index \`media_item_radio_id_kind_deleted_at_created_at_index\` on \`media_item\` (\`radio_id\`, \`kind\`, \`deleted_at\`, \`created_at\`);`);
    this.addSql(`create index \`media_item_radio_id_kind_deleted_at_duration_index\` on \`media_item\` (\`radio_id\`, \`kind\`, \`deleted_at\`, \`duration\`);`);
    this.addSql(`create index \`media_item_radio_id_kind_deleted_at_sort_credit_index\` on \`media_item\` (\`radio_id\`, \`kind\`, \`deleted_at\`, \`sort_credit\`);`);
    this.addSql(`create index \`media_item_radio_id_kind_deleted_at_sort_title_index\` on \`media_item\` (\`radio_id\`, \`kind\`, \`deleted_at\`, \`sort_title\`);`);

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

    this.addSql(`create table \`library_view\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`name\` text not null, \`list\` text not null, \`query\` text not null, \`hidden_columns\` json not null default '[]', \`owner_id\` integer null, constraint \`library_view_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`library_view_owner_id_foreign\` foreign key (\`owner_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`library_view_radio_id_index\` on \`library_view\` (\`radio_id\`);`);
    this.addSql(`create index \`library_view_owner_id_index\` on \`library_view\` (\`owner_id\`);`);

    this.addSql(`create table \`video_comment\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`author_name\` text not null, \`author_id\` integer null, \`text\` text not null, \`active\` integer not null default true, \`video_id\` integer not null, constraint \`video_comment_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`video_comment_author_id_foreign\` foreign key (\`author_id\`) references \`user\` (\`id\`) on delete set null, constraint \`video_comment_video_id_foreign\` foreign key (\`video_id\`) references \`media_item\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`video_comment_radio_id_index\` on \`video_comment\` (\`radio_id\`);`);
    this.addSql(`create index \`video_comment_author_id_index\` on \`video_comment\` (\`author_id\`);`);
    this.addSql(`create index \`video_comment_video_id_index\` on \`video_comment\` (\`video_id\`);`);

    this.addSql(`alter table \`radio\` add column \`media_quota\` bigint null;`);
  }

  override down(): void | Promise<void> {
    // Their search tables, which are made after the migrations.
    for (const table of [
      'media_tag',
      'media_category',
      'artiste',
      'album',
      'media_item',
      'playlist',
      'playlist_comment',
      'video_comment',
      'library_view',
    ])
      this.addSql(`drop table if exists \`${table}_search\`;`);
    // What refers to another goes before it.
    this.addSql(`drop table if exists \`video_comment\`;`);
    this.addSql(`drop table if exists \`playlist_comment\`;`);
    this.addSql(`drop table if exists \`library_view\`;`);
    this.addSql(`drop table if exists \`default_playlist\`;`);
    this.addSql(`drop table if exists \`playlist_item\`;`);
    this.addSql(`drop table if exists \`playlist\`;`);
    this.addSql(`drop table if exists \`song_artistes\`;`);
    this.addSql(`drop table if exists \`media_item_tags\`;`);
    this.addSql(`drop table if exists \`media_item\`;`);
    this.addSql(`drop table if exists \`album\`;`);
    this.addSql(`drop table if exists \`artiste\`;`);
    this.addSql(`drop table if exists \`media_tag\`;`);
    this.addSql(`drop table if exists \`media_category\`;`);

    this.addSql(`alter table \`radio\` drop column \`media_quota\`;`);
  }
}
