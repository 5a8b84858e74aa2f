import { Migration } from '@mikro-orm/migrations';

export class Migration20261126131451_playback extends Migration {

  override name = 'Migration20261126131451_playback';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`media_item\` add column \`playback\` text check (\`playback\` in ('DIRECT', 'RENDERING', 'RENDERED', 'UNPLAYABLE')) not null default 'DIRECT';`);
    this.addSql(`create index \`media_item_playback_index\` on \`media_item\` (\`playback\`);`);
    // Renditions of what is there already are made when the server starts.
    this.addSql(`update \`media_item\` set \`playback\` = 'RENDERING' where state = 'READY' and (codec in ('ALAC', 'MPEG 1 Layer 2', 'MPEG 2 Layer 2', 'DVI_ADPCM', 'ADPCM', 'ALAW', 'MULAW', 'MPEGLAYER3') or codec like 'non-PCM%');`);
  }

  override down(): void | Promise<void> {
    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`media_item__temp_alter\` (\`added_by_id\` integer null, \`album_id\` integer null, \`artwork\` text not null default '', \`bitrate\` integer null, \`campaign\` text null default '', \`captions_key\` text null default '', \`category_id\` integer null, \`channels\` integer null, \`checksum\` text not null default '', \`client\` text null default '', \`codec\` text not null default '', \`created_at\` datetime not null, \`credit\` text not null default '', \`cue_in\` integer null, \`cue_out\` integer null, \`dayparts\` json null default '[]', \`deleted_at\` datetime null, \`description\` text null default '', \`duplicate_of_id\` integer null, \`duration\` integer null, \`evergreen\` integer null default false, \`explicit\` integer null default false, \`fade_in\` integer null, \`fade_out\` integer null, \`failure\` text check (\`failure\` in ('NOT_MEDIA', 'FORMAT_NOT_ACCEPTED', 'WRONG_KIND', 'EMPTY', 'DAMAGED', 'TOO_LONG', 'DUPLICATE', 'FILE_MISSING', 'STORAGE_FULL', 'UNEXPECTED')) null, \`file_key\` text not null, \`file_name\` text not null, \`genre\` text null default '', \`guarded_search_text\` text not null, \`has_waveform\` integer not null default false, \`height\` integer null, \`id\` integer not null primary key autoincrement, \`isrc\` text null default '', \`kind\` text check (\`kind\` in ('SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO', 'RUSH', 'EPISODE')) not null, \`label\` text null default '', \`loudness\` real null, \`mime_type\` text not null default '', \`place\` text check (\`place\` in ('OPENER', 'CLOSER')) null default 'OPENER', \`purpose\` text check (\`purpose\` in ('STATION_ID', 'SWEEPER', 'LINER', 'BED')) null default 'STATION_ID', \`radio_id\` integer not null, \`refused_format\` text not null default '', \`sample_rate\` integer null, \`search_text\` text not null, \`size\` bigint not null, \`song_key\` text not null, \`sort_credit\` text not null, \`sort_title\` text not null, \`start_next\` integer null, \`state\` text check (\`state\` in ('RECEIVED', 'ANALYSING', 'READY', 'FAILED')) not null default 'RECEIVED', \`times_a_day\` integer null, \`title\` text not null, \`track_number\` integer null, \`true_peak\` real null, \`updated_at\` datetime not null, \`valid_from\` date null, \`valid_to\` date null, \`version\` integer not null default 1, \`width\` integer null, \`year\` integer null, constraint \`media_item_added_by_id_foreign\` foreign key (\`added_by_id\`) references \`user\` (\`id\`) on delete set null, constraint \`media_item_album_id_foreign\` foreign key (\`album_id\`) references \`album\` (\`id\`) on delete set null, constraint \`media_item_category_id_foreign\` foreign key (\`category_id\`) references \`media_category\` (\`id\`) on delete set null, constraint \`media_item_duplicate_of_id_foreign\` foreign key (\`duplicate_of_id\`) references \`media_item\` (\`id\`) on delete set null, constraint \`media_item_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`insert into \`media_item__temp_alter\` select \`added_by_id\`, \`album_id\`, \`artwork\`, \`bitrate\`, \`campaign\`, \`captions_key\`, \`category_id\`, \`channels\`, \`checksum\`, \`client\`, \`codec\`, \`created_at\`, \`credit\`, \`cue_in\`, \`cue_out\`, \`dayparts\`, \`deleted_at\`, \`description\`, \`duplicate_of_id\`, \`duration\`, \`evergreen\`, \`explicit\`, \`fade_in\`, \`fade_out\`, \`failure\`, \`file_key\`, \`file_name\`, \`genre\`, \`guarded_search_text\`, \`has_waveform\`, \`height\`, \`id\`, \`isrc\`, \`kind\`, \`label\`, \`loudness\`, \`mime_type\`, \`place\`, \`purpose\`, \`radio_id\`, \`refused_format\`, \`sample_rate\`, \`search_text\`, \`size\`, \`song_key\`, \`sort_credit\`, \`sort_title\`, \`start_next\`, \`state\`, \`times_a_day\`, \`title\`, \`track_number\`, \`true_peak\`, \`updated_at\`, \`valid_from\`, \`valid_to\`, \`version\`, \`width\`, \`year\` from \`media_item\`;`);
    this.addSql(`drop table \`media_item\`;`);
    this.addSql(`alter table \`media_item__temp_alter\` rename to \`media_item\`;`);
    this.addSql(`create index \`media_item_added_by_id_index\` on \`media_item\` (\`added_by_id\`);`);
    this.addSql(`create index \`media_item_album_id_index\` on \`media_item\` (\`album_id\`);`);
    this.addSql(`create index \`media_item_category_id_index\` on \`media_item\` (\`category_id\`);`);
    this.addSql(`create index \`media_item_duplicate_of_id_index\` on \`media_item\` (\`duplicate_of_id\`);`);
    this.addSql(`create index \`media_item_kind_index\` on \`media_item\` (\`kind\`);`);
    this.addSql(`create index \`media_item_radio_id_deleted_at_checksum_kind_index\` on \`media_item\` (\`radio_id\`, \`deleted_at\`, \`checksum\`, \`kind\`);`);
    this.addSql(`create index \`media_item_radio_id_deleted_at_song_key_checksum_kind_index\` on \`media_item\` (\`radio_id\`, \`deleted_at\`, \`song_key\`, \`checksum\`, \`kind\`);`);
    this.addSql(`create index \`media_item_radio_id_index\` on \`media_item\` (\`radio_id\`);`);
    this.addSql(`create index \`media_item_radio_id_kind_deleted_at_created_at_index\` on \`media_item\` (\`radio_id\`, \`kind\`, \`deleted_at\`, \`created_at\`);`);
    this.addSql(`create index \`media_item_radio_id_kind_deleted_at_duration_index\` on \`media_item\` (\`radio_id\`, \`kind\`, \`deleted_at\`, \`duration\`);`);
    this.addSql(`create index \`media_item_radio_id_kind_deleted_at_index\` on \`media_item\` (\`radio_id\`, \`kind\`, \`deleted_at\`);`);
    this.addSql(`create index \`media_item_radio_id_kind_deleted_at_sort_credit_index\` on \`media_item\` (\`radio_id\`, \`kind\`, \`deleted_at\`, \`sort_credit\`);`);
    this.addSql(`create index \`media_item_radio_id_kind_deleted_at_sort_title_index\` on \`media_item\` (\`radio_id\`, \`kind\`, \`deleted_at\`, \`sort_title\`);`);
    this.addSql(`create index \`media_item_radio_id_kind_deleted_at_updated_at_index\` on \`media_item\` (\`radio_id\`, \`kind\`, \`deleted_at\`, \`updated_at\`);`);
    this.addSql(`create index \`media_item_state_index\` on \`media_item\` (\`state\`);`);
    this.addSql(`pragma foreign_keys = on;`);
  }

}
