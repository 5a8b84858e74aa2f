import { Migration } from '@mikro-orm/migrations';

export class Migration20261123201532_rushes extends Migration {

  override name = 'Migration20261123201532_rushes';

  override up(): void | Promise<void> {
    this.addSql(`create table \`rush\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`deleted_at\` datetime null, \`title\` text not null, \`notes\` text not null default '', \`emission_id\` integer null, \`sent_by_id\` integer null, \`state\` text check (\`state\` in ('RECEIVED', 'IN_REVIEW', 'SENT_BACK', 'ACCEPTED', 'REJECTED')) not null default 'RECEIVED', \`assignee_id\` integer null, \`waiting_since\` datetime null, \`outcome\` text check (\`outcome\` in ('EPISODE', 'MEDIUM')) null, \`media_kind\` text check (\`media_kind\` in ('SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO', 'RUSH', 'EPISODE')) null, \`media_title\` text not null default '', \`episode_id\` integer null, \`rendering\` text check (\`rendering\` in ('NONE', 'UNDER_WAY', 'DONE', 'FAILED')) not null default 'NONE', \`rendered\` integer not null default 0, \`rendering_failure\` text check (\`rendering_failure\` in ('FILE_MISSING', 'NOT_DECODED', 'NO_TOOL', 'STORAGE_FULL', 'UNEXPECTED')) null, \`result_id\` integer null, \`accepted_by_id\` integer null, constraint \`rush_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`rush_emission_id_foreign\` foreign key (\`emission_id\`) references \`emission\` (\`id\`) on delete set null, constraint \`rush_sent_by_id_foreign\` foreign key (\`sent_by_id\`) references \`user\` (\`id\`) on delete set null, constraint \`rush_assignee_id_foreign\` foreign key (\`assignee_id\`) references \`user\` (\`id\`) on delete set null, constraint \`rush_episode_id_foreign\` foreign key (\`episode_id\`) references \`episode\` (\`id\`) on delete set null, constraint \`rush_result_id_foreign\` foreign key (\`result_id\`) references \`media_item\` (\`id\`) on delete set null, constraint \`rush_accepted_by_id_foreign\` foreign key (\`accepted_by_id\`) references \`user\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`rush_radio_id_index\` on \`rush\` (\`radio_id\`);`);
    this.addSql(`create index \`rush_emission_id_index\` on \`rush\` (\`emission_id\`);`);
    this.addSql(`create index \`rush_sent_by_id_index\` on \`rush\` (\`sent_by_id\`);`);
    this.addSql(`create index \`rush_assignee_id_index\` on \`rush\` (\`assignee_id\`);`);
    this.addSql(`create index \`rush_episode_id_index\` on \`rush\` (\`episode_id\`);`);
    this.addSql(`create index \`rush_result_id_index\` on \`rush\` (\`result_id\`);`);
    this.addSql(`create index \`rush_accepted_by_id_index\` on \`rush\` (\`accepted_by_id\`);`);
    this.addSql(`create index \`rush_radio_id_state_deleted_at_waiting_since_index\` on \`rush\` (\`radio_id\`, \`state\`, \`deleted_at\`, \`waiting_since\`);`);

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

    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`stored_upload__temp_alter\` (\`id\` integer not null primary key autoincrement, \`key\` text not null, \`radio_id\` integer not null, \`sender_id\` integer not null, \`kind\` text check (\`kind\` in ('SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO', 'RUSH', 'EPISODE')) not null, \`file_name\` text not null, \`size\` bigint not null, \`arrived\` bigint not null, \`parts\` text null, \`began_at\` datetime not null, \`heard_at\` datetime not null, \`address\` text not null, \`request_id\` text not null, \`by_program\` integer not null, \`target\` text null, \`drop_group\` text null, \`sounds\` integer null, \`may_change\` text null, \`media_id\` integer null, \`picture\` text check (\`picture\` in ('WAITING', 'USED', 'FAILED')) null, \`is_used\` integer not null, \`failure\` text check (\`failure\` in ('NO_SOUND', 'HAS_PICTURE', 'NOT_ALLOWED', 'NO_PICTURE', 'BROKEN', 'TOO_LARGE', 'UNEXPECTED')) null, constraint \`stored_upload_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`) on delete cascade, constraint \`stored_upload_sender_id_foreign\` foreign key (\`sender_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`insert into \`stored_upload__temp_alter\` select \`id\`, \`key\`, \`radio_id\`, \`sender_id\`, \`kind\`, \`file_name\`, \`size\`, \`arrived\`, \`parts\`, \`began_at\`, \`heard_at\`, \`address\`, \`request_id\`, \`by_program\`, null as \`target\`, \`drop_group\`, \`sounds\`, \`may_change\`, \`media_id\`, \`picture\`, \`is_used\`, \`failure\` from \`stored_upload\`;`);
    this.addSql(`drop table \`stored_upload\`;`);
    this.addSql(`alter table \`stored_upload__temp_alter\` rename to \`stored_upload\`;`);
    this.addSql(`create unique index \`stored_upload_key_unique\` on \`stored_upload\` (\`key\`);`);
    this.addSql(`create index \`stored_upload_radio_id_index\` on \`stored_upload\` (\`radio_id\`);`);
    this.addSql(`create index \`stored_upload_sender_id_index\` on \`stored_upload\` (\`sender_id\`);`);
    this.addSql(`create index \`stored_upload_began_at_index\` on \`stored_upload\` (\`began_at\`);`);
    this.addSql(`create index \`stored_upload_heard_at_index\` on \`stored_upload\` (\`heard_at\`);`);
    this.addSql(`create index \`stored_upload_target_index\` on \`stored_upload\` (\`target\`);`);
    this.addSql(`create index \`stored_upload_drop_group_index\` on \`stored_upload\` (\`drop_group\`);`);
    this.addSql(`create index \`stored_upload_media_id_index\` on \`stored_upload\` (\`media_id\`);`);
    this.addSql(`create index \`stored_upload_picture_index\` on \`stored_upload\` (\`picture\`);`);
    this.addSql(`pragma foreign_keys = on;`);

    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`media_item__temp_alter\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`deleted_at\` datetime null, \`kind\` text check (\`kind\` in ('SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO', 'RUSH', 'EPISODE')) not null, \`title\` text not null, \`sort_title\` text not null, \`credit\` text not null default '', \`sort_credit\` text not null, \`song_key\` text not null, \`state\` text check (\`state\` in ('RECEIVED', 'ANALYSING', 'READY', 'FAILED')) not null default 'RECEIVED', \`failure\` text check (\`failure\` in ('NOT_MEDIA', 'FORMAT_NOT_ACCEPTED', 'WRONG_KIND', 'EMPTY', 'DAMAGED', 'TOO_LONG', 'DUPLICATE', 'FILE_MISSING', 'STORAGE_FULL', 'UNEXPECTED')) null, \`duplicate_of_id\` integer null, \`file_name\` text not null, \`file_key\` text not null, \`size\` bigint not null, \`checksum\` text not null default '', \`mime_type\` text not null default '', \`codec\` text not null default '', \`duration\` integer null, \`bitrate\` integer null, \`sample_rate\` integer null, \`channels\` integer null, \`loudness\` real null, \`true_peak\` real null, \`cue_in\` integer null, \`cue_out\` integer null, \`fade_in\` integer null, \`fade_out\` integer null, \`start_next\` integer null, \`artwork\` text not null default '', \`has_waveform\` integer not null default false, \`category_id\` integer null, \`added_by_id\` integer null, \`album_id\` integer null, \`track_number\` integer null, \`isrc\` text null default '', \`label\` text null default '', \`year\` integer null, \`genre\` text null default '', \`explicit\` integer null default false, \`purpose\` text check (\`purpose\` in ('STATION_ID', 'SWEEPER', 'LINER', 'BED')) null default 'STATION_ID', \`place\` text check (\`place\` in ('OPENER', 'CLOSER')) null default 'OPENER', \`client\` text null default '', \`campaign\` text null default '', \`valid_from\` date null, \`valid_to\` date null, \`times_a_day\` integer null, \`dayparts\` json null default '[]', \`evergreen\` integer null default false, \`width\` integer null, \`height\` integer null, \`description\` text null default '', \`captions_key\` text null default '', constraint \`media_item_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`media_item_duplicate_of_id_foreign\` foreign key (\`duplicate_of_id\`) references \`media_item\` (\`id\`) on delete set null, constraint \`media_item_category_id_foreign\` foreign key (\`category_id\`) references \`media_category\` (\`id\`) on delete set null, constraint \`media_item_added_by_id_foreign\` foreign key (\`added_by_id\`) references \`user\` (\`id\`) on delete set null, constraint \`media_item_album_id_foreign\` foreign key (\`album_id\`) references \`album\` (\`id\`) on delete set null);`);
    this.addSql(`insert into \`media_item__temp_alter\` select \`id\`, \`version\`, \`created_at\`, \`updated_at\`, \`search_text\`, \`guarded_search_text\`, \`radio_id\`, \`deleted_at\`, \`kind\`, \`title\`, \`sort_title\`, \`credit\`, \`sort_credit\`, \`song_key\`, \`state\`, \`failure\`, \`duplicate_of_id\`, \`file_name\`, \`file_key\`, \`size\`, \`checksum\`, \`mime_type\`, \`codec\`, \`duration\`, \`bitrate\`, \`sample_rate\`, \`channels\`, \`loudness\`, \`true_peak\`, \`cue_in\`, \`cue_out\`, \`fade_in\`, \`fade_out\`, \`start_next\`, \`artwork\`, \`has_waveform\`, \`category_id\`, \`added_by_id\`, \`album_id\`, \`track_number\`, \`isrc\`, \`label\`, \`year\`, \`genre\`, \`explicit\`, \`purpose\`, \`place\`, \`client\`, \`campaign\`, \`valid_from\`, \`valid_to\`, \`times_a_day\`, \`dayparts\`, \`evergreen\`, \`width\`, \`height\`, \`description\`, \`captions_key\` from \`media_item\`;`);
    this.addSql(`drop table \`media_item\`;`);
    this.addSql(`alter table \`media_item__temp_alter\` rename to \`media_item\`;`);
    this.addSql(`create index \`media_item_radio_id_index\` on \`media_item\` (\`radio_id\`);`);
    this.addSql(`create index \`media_item_kind_index\` on \`media_item\` (\`kind\`);`);
    this.addSql(`create index \`media_item_duplicate_of_id_index\` on \`media_item\` (\`duplicate_of_id\`);`);
    this.addSql(`create index \`media_item_category_id_index\` on \`media_item\` (\`category_id\`);`);
    this.addSql(`create index \`media_item_added_by_id_index\` on \`media_item\` (\`added_by_id\`);`);
    this.addSql(`create index \`media_item_album_id_index\` on \`media_item\` (\`album_id\`);`);
    this.addSql(`create index \`media_item_state_index\` on \`media_item\` (\`state\`);`);
    this.addSql(`create index \`media_item_radio_id_deleted_at_song_key_checksum_kind_index\` on \`media_item\` (\`radio_id\`, \`deleted_at\`, \`song_key\`, \`checksum\`, \`kind\`);`);
    this.addSql(`create index \`media_item_radio_id_deleted_at_checksum_kind_index\` on \`media_item\` (\`radio_id\`, \`deleted_at\`, \`checksum\`, \`kind\`);`);
    this.addSql(`create index \`media_item_radio_id_kind_deleted_at_index\` on \`media_item\` (\`radio_id\`, \`kind\`, \`deleted_at\`);`);
    this.addSql(`create index \`media_item_radio_id_kind_deleted_at_updated_at_index\` on \`media_item\` (\`radio_id\`, \`kind\`, \`deleted_at\`, \`updated_at\`);`);
    this.addSql(`create index \`media_item_radio_id_kind_deleted_at_created_at_index\` on \`media_item\` (\`radio_id\`, \`kind\`, \`deleted_at\`, \`created_at\`);`);
    this.addSql(`create index \`media_item_radio_id_kind_deleted_at_duration_index\` on \`media_item\` (\`radio_id\`, \`kind\`, \`deleted_at\`, \`duration\`);`);
    this.addSql(`create index \`media_item_radio_id_kind_deleted_at_sort_credit_index\` on \`media_item\` (\`radio_id\`, \`kind\`, \`deleted_at\`, \`sort_credit\`);`);
    this.addSql(`create index \`media_item_radio_id_kind_deleted_at_sort_title_index\` on \`media_item\` (\`radio_id\`, \`kind\`, \`deleted_at\`, \`sort_title\`);`);
    this.addSql(`pragma foreign_keys = on;`);

    // Its triggers are gone with the old table: the search index is made anew at the start.
    this.addSql(`drop table if exists \`media_item_search\`;`);
  }

  override down(): void | Promise<void> {
    for (const table of ['rush_note', 'rush_step', 'rush_take', 'rush'])
      this.addSql(`drop table if exists \`${table}\`;`);
    // The older version has no place for them.
    this.addSql(`delete from stored_upload where kind in ('RUSH', 'EPISODE');`);
    this.addSql(
      `update episode set medium_id = null where medium_id in (select id from media_item where kind in ('RUSH', 'EPISODE'));`,
    );
    this.addSql(`delete from media_item where kind in ('RUSH', 'EPISODE');`);


    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`media_item__temp_alter\` (\`added_by_id\` integer null, \`album_id\` integer null, \`artwork\` text not null default '', \`bitrate\` integer null, \`campaign\` text null default '', \`captions_key\` text null default '', \`category_id\` integer null, \`channels\` integer null, \`checksum\` text not null default '', \`client\` text null default '', \`codec\` text not null default '', \`created_at\` datetime not null, \`credit\` text not null default '', \`cue_in\` integer null, \`cue_out\` integer null, \`dayparts\` json null default '[]', \`deleted_at\` datetime null, \`description\` text null default '', \`duplicate_of_id\` integer null, \`duration\` integer null, \`evergreen\` integer null default false, \`explicit\` integer null default false, \`fade_in\` integer null, \`fade_out\` integer null, \`failure\` text check (\`failure\` in ('NOT_MEDIA', 'FORMAT_NOT_ACCEPTED', 'WRONG_KIND', 'EMPTY', 'DAMAGED', 'TOO_LONG', 'DUPLICATE', 'FILE_MISSING', 'STORAGE_FULL', 'UNEXPECTED')) null, \`file_key\` text not null, \`file_name\` text not null, \`genre\` text null default '', \`guarded_search_text\` text not null, \`has_waveform\` integer not null default false, \`height\` integer null, \`id\` integer not null primary key autoincrement, \`isrc\` text null default '', \`kind\` text check (\`kind\` in ('SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO')) not null, \`label\` text null default '', \`loudness\` real null, \`mime_type\` text not null default '', \`place\` text check (\`place\` in ('OPENER', 'CLOSER')) null default 'OPENER', \`purpose\` text check (\`purpose\` in ('STATION_ID', 'SWEEPER', 'LINER', 'BED')) null default 'STATION_ID', \`radio_id\` integer not null, \`sample_rate\` integer null, \`search_text\` text not null, \`size\` bigint not null, \`song_key\` text not null, \`sort_credit\` text not null, \`sort_title\` text not null, \`start_next\` integer null, \`state\` text check (\`state\` in ('RECEIVED', 'ANALYSING', 'READY', 'FAILED')) not null default 'RECEIVED', \`times_a_day\` integer null, \`title\` text not null, \`track_number\` integer null, \`true_peak\` real null, \`updated_at\` datetime not null, \`valid_from\` date null, \`valid_to\` date null, \`version\` integer not null default 1, \`width\` integer null, \`year\` integer null, constraint \`media_item_added_by_id_foreign\` foreign key (\`added_by_id\`) references \`user\` (\`id\`) on delete set null, constraint \`media_item_album_id_foreign\` foreign key (\`album_id\`) references \`album\` (\`id\`) on delete set null, constraint \`media_item_category_id_foreign\` foreign key (\`category_id\`) references \`media_category\` (\`id\`) on delete set null, constraint \`media_item_duplicate_of_id_foreign\` foreign key (\`duplicate_of_id\`) references \`media_item\` (\`id\`) on delete set null, constraint \`media_item_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`insert into \`media_item__temp_alter\` select \`added_by_id\`, \`album_id\`, \`artwork\`, \`bitrate\`, \`campaign\`, \`captions_key\`, \`category_id\`, \`channels\`, \`checksum\`, \`client\`, \`codec\`, \`created_at\`, \`credit\`, \`cue_in\`, \`cue_out\`, \`dayparts\`, \`deleted_at\`, \`description\`, \`duplicate_of_id\`, \`duration\`, \`evergreen\`, \`explicit\`, \`fade_in\`, \`fade_out\`, \`failure\`, \`file_key\`, \`file_name\`, \`genre\`, \`guarded_search_text\`, \`has_waveform\`, \`height\`, \`id\`, \`isrc\`, \`kind\`, \`label\`, \`loudness\`, \`mime_type\`, \`place\`, \`purpose\`, \`radio_id\`, \`sample_rate\`, \`search_text\`, \`size\`, \`song_key\`, \`sort_credit\`, \`sort_title\`, \`start_next\`, \`state\`, \`times_a_day\`, \`title\`, \`track_number\`, \`true_peak\`, \`updated_at\`, \`valid_from\`, \`valid_to\`, \`version\`, \`width\`, \`year\` from \`media_item\`;`);
    this.addSql(`drop table \`media_item\`;`);
    this.addSql(`alter table \`media_item__temp_alter\` rename to \`media_item\`;`);
    this.addSql(`create index \`media_item_added_by_id_index\` on \`media_item\` (\`added_by_id\`);`);
    this.addSql(`create index \`media_item_album_id_index\` on \`media_item\` (\`album_id\`);`);
    this.addSql(`create index \`media_item_category_id_index\` on \`media_item\` (\`category_id\`);`);
    this.addSql(`create index \`media_item_duplicate_of_id_index\` on \`media_item\` (\`duplicate_of_id\`);`);
    this.addSql(`create index \`media_item_kind_index\` on \`media_item\` (\`kind\`);`);
    this.addSql(`create index \`media_item_radio_id_deleted_at_checksum_index\` on \`media_item\` (\`radio_id\`, \`deleted_at\`, \`checksum\`);`);
    this.addSql(`create index \`media_item_radio_id_deleted_at_song_key_checksum_index\` on \`media_item\` (\`radio_id\`, \`deleted_at\`, \`song_key\`, \`checksum\`);`);
    this.addSql(`create index \`media_item_radio_id_index\` on \`media_item\` (\`radio_id\`);`);
    this.addSql(`create index \`media_item_radio_id_kind_deleted_at_created_at_index\` on \`media_item\` (\`radio_id\`, \`kind\`, \`deleted_at\`, \`created_at\`);`);
    this.addSql(`create index \`media_item_radio_id_kind_deleted_at_duration_index\` on \`media_item\` (\`radio_id\`, \`kind\`, \`deleted_at\`, \`duration\`);`);
    this.addSql(`create index \`media_item_radio_id_kind_deleted_at_index\` on \`media_item\` (\`radio_id\`, \`kind\`, \`deleted_at\`);`);
    this.addSql(`create index \`media_item_radio_id_kind_deleted_at_sort_credit_index\` on \`media_item\` (\`radio_id\`, \`kind\`, \`deleted_at\`, \`sort_credit\`);`);
    this.addSql(`create index \`media_item_radio_id_kind_deleted_at_sort_title_index\` on \`media_item\` (\`radio_id\`, \`kind\`, \`deleted_at\`, \`sort_title\`);`);
    this.addSql(`create index \`media_item_radio_id_kind_deleted_at_updated_at_index\` on \`media_item\` (\`radio_id\`, \`kind\`, \`deleted_at\`, \`updated_at\`);`);
    this.addSql(`create index \`media_item_state_index\` on \`media_item\` (\`state\`);`);
    this.addSql(`pragma foreign_keys = on;`);

    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`stored_upload__temp_alter\` (\`address\` text not null, \`arrived\` bigint not null, \`began_at\` datetime not null, \`by_program\` integer not null, \`drop_group\` text null, \`failure\` text check (\`failure\` in ('NO_SOUND', 'HAS_PICTURE', 'NOT_ALLOWED', 'NO_PICTURE', 'BROKEN', 'TOO_LARGE', 'UNEXPECTED')) null, \`file_name\` text not null, \`heard_at\` datetime not null, \`id\` integer not null primary key autoincrement, \`is_used\` integer not null, \`key\` text not null, \`kind\` text check (\`kind\` in ('SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO')) not null, \`may_change\` text null, \`media_id\` integer null, \`parts\` text null, \`picture\` text check (\`picture\` in ('WAITING', 'USED', 'FAILED')) null, \`radio_id\` integer not null, \`request_id\` text not null, \`sender_id\` integer not null, \`size\` bigint not null, \`sounds\` integer null, constraint \`stored_upload_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`) on delete cascade, constraint \`stored_upload_sender_id_foreign\` foreign key (\`sender_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`insert into \`stored_upload__temp_alter\` select \`address\`, \`arrived\`, \`began_at\`, \`by_program\`, \`drop_group\`, \`failure\`, \`file_name\`, \`heard_at\`, \`id\`, \`is_used\`, \`key\`, \`kind\`, \`may_change\`, \`media_id\`, \`parts\`, \`picture\`, \`radio_id\`, \`request_id\`, \`sender_id\`, \`size\`, \`sounds\` from \`stored_upload\`;`);
    this.addSql(`drop table \`stored_upload\`;`);
    this.addSql(`alter table \`stored_upload__temp_alter\` rename to \`stored_upload\`;`);
    this.addSql(`create index \`stored_upload_began_at_index\` on \`stored_upload\` (\`began_at\`);`);
    this.addSql(`create index \`stored_upload_drop_group_index\` on \`stored_upload\` (\`drop_group\`);`);
    this.addSql(`create index \`stored_upload_heard_at_index\` on \`stored_upload\` (\`heard_at\`);`);
    this.addSql(`create unique index \`stored_upload_key_unique\` on \`stored_upload\` (\`key\`);`);
    this.addSql(`create index \`stored_upload_media_id_index\` on \`stored_upload\` (\`media_id\`);`);
    this.addSql(`create index \`stored_upload_picture_index\` on \`stored_upload\` (\`picture\`);`);
    this.addSql(`create index \`stored_upload_radio_id_index\` on \`stored_upload\` (\`radio_id\`);`);
    this.addSql(`create index \`stored_upload_sender_id_index\` on \`stored_upload\` (\`sender_id\`);`);
    this.addSql(`pragma foreign_keys = on;`);

    for (const table of ['media_item', 'rush'])
      this.addSql(`drop table if exists \`${table}_search\`;`);
  }

}
