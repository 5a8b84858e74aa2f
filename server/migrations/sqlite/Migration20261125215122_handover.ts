import { Migration } from '@mikro-orm/migrations';

export class Migration20261125215122_handover extends Migration {

  override name = 'Migration20261125215122_handover';

  override up(): void | Promise<void> {
    this.addSql(`create table \`live_handover\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`from_id\` integer not null, \`person_id\` integer not null, \`name\` text not null, \`to_id\` integer null, \`countdown\` integer not null, \`is_offered\` integer not null, \`asked_at\` datetime not null, \`takes_over_at\` datetime null, \`ended_at\` datetime null, \`end\` text check (\`end\` in ('DONE', 'CANCELLED', 'NOBODY_CAME', 'NO_SOUND', 'GONE', 'NOBODY_LIVE')) null, \`ended_by\` text not null default '', constraint \`live_handover_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`live_handover_from_id_foreign\` foreign key (\`from_id\`) references \`live_session\` (\`id\`) on delete cascade, constraint \`live_handover_person_id_foreign\` foreign key (\`person_id\`) references \`user\` (\`id\`) on delete cascade, constraint \`live_handover_to_id_foreign\` foreign key (\`to_id\`) references \`live_session\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`live_handover_radio_id_index\` on \`live_handover\` (\`radio_id\`);`);
    this.addSql(`create index \`live_handover_from_id_index\` on \`live_handover\` (\`from_id\`);`);
    this.addSql(`create index \`live_handover_person_id_index\` on \`live_handover\` (\`person_id\`);`);
    this.addSql(`create index \`live_handover_to_id_index\` on \`live_handover\` (\`to_id\`);`);
    this.addSql(`create index \`live_handover_ended_at_radio_id_index\` on \`live_handover\` (\`ended_at\`, \`radio_id\`);`);

    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`live_session__temp_alter\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`person_id\` integer null, \`name\` text not null, \`title\` text not null, \`how\` text check (\`how\` in ('BROWSER', 'ENCODER')) not null, \`started_at\` datetime not null, \`is_coming\` integer not null default false, \`heard_from\` datetime null, \`is_heard\` integer not null default false, \`ended_at\` datetime null, \`why\` text check (\`why\` in ('LEFT', 'LINE_LOST', 'DISCONNECTED', 'TAKEN_OVER', 'TIME_OVER', 'HANDED_OVER', 'CALLED_OFF')) null, \`ended_by\` text not null default '', \`kept_out_until\` datetime null, \`slot_id\` integer null, \`date\` text null, \`planned_until\` datetime null, \`emission_id\` integer null, \`episode_id\` integer null, \`rush_id\` integer null, \`stream_key_id\` integer null, \`air_title\` text not null default '', \`air_credit\` text not null default '', \`part\` integer not null default 0, \`is_sending\` integer not null default false, \`seen_at\` datetime not null, constraint \`live_session_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`live_session_person_id_foreign\` foreign key (\`person_id\`) references \`user\` (\`id\`) on delete set null, constraint \`live_session_slot_id_foreign\` foreign key (\`slot_id\`) references \`slot\` (\`id\`) on delete set null, constraint \`live_session_emission_id_foreign\` foreign key (\`emission_id\`) references \`emission\` (\`id\`) on delete set null, constraint \`live_session_episode_id_foreign\` foreign key (\`episode_id\`) references \`episode\` (\`id\`) on delete set null, constraint \`live_session_rush_id_foreign\` foreign key (\`rush_id\`) references \`rush\` (\`id\`) on delete set null, constraint \`live_session_stream_key_id_foreign\` foreign key (\`stream_key_id\`) references \`stream_key\` (\`id\`) on delete set null);`);
    this.addSql(`insert into \`live_session__temp_alter\` select \`id\`, \`version\`, \`created_at\`, \`updated_at\`, \`search_text\`, \`guarded_search_text\`, \`radio_id\`, \`person_id\`, \`name\`, \`title\`, \`how\`, \`started_at\`, false as \`is_coming\`, \`heard_from\`, \`is_heard\`, \`ended_at\`, \`why\`, \`ended_by\`, \`kept_out_until\`, \`slot_id\`, \`date\`, \`planned_until\`, \`emission_id\`, \`episode_id\`, \`rush_id\`, \`stream_key_id\`, \`air_title\`, \`air_credit\`, \`part\`, \`is_sending\`, \`seen_at\` from \`live_session\`;`);
    this.addSql(`drop table \`live_session\`;`);
    this.addSql(`alter table \`live_session__temp_alter\` rename to \`live_session\`;`);
    this.addSql(`create index \`live_session_radio_id_index\` on \`live_session\` (\`radio_id\`);`);
    this.addSql(`create index \`live_session_person_id_index\` on \`live_session\` (\`person_id\`);`);
    this.addSql(`create index \`live_session_slot_id_index\` on \`live_session\` (\`slot_id\`);`);
    this.addSql(`create index \`live_session_emission_id_index\` on \`live_session\` (\`emission_id\`);`);
    this.addSql(`create index \`live_session_episode_id_index\` on \`live_session\` (\`episode_id\`);`);
    this.addSql(`create index \`live_session_rush_id_index\` on \`live_session\` (\`rush_id\`);`);
    this.addSql(`create index \`live_session_stream_key_id_index\` on \`live_session\` (\`stream_key_id\`);`);
    this.addSql(`create index \`live_session_ended_at_radio_id_index\` on \`live_session\` (\`ended_at\`, \`radio_id\`);`);
    this.addSql(`create index \`live_session_radio_id_started_at_index\` on \`live_session\` (\`radio_id\`, \`started_at\`);`);
    this.addSql(`pragma foreign_keys = on;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`live_handover\`;`);

    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`live_session__temp_alter\` (\`air_credit\` text not null default '', \`air_title\` text not null default '', \`created_at\` datetime not null, \`date\` text null, \`emission_id\` integer null, \`ended_at\` datetime null, \`ended_by\` text not null default '', \`episode_id\` integer null, \`guarded_search_text\` text not null, \`heard_from\` datetime null, \`how\` text check (\`how\` in ('BROWSER', 'ENCODER')) not null, \`id\` integer not null primary key autoincrement, \`is_heard\` integer not null default false, \`is_sending\` integer not null default false, \`kept_out_until\` datetime null, \`name\` text not null, \`part\` integer not null default 0, \`person_id\` integer null, \`planned_until\` datetime null, \`radio_id\` integer not null, \`rush_id\` integer null, \`search_text\` text not null, \`seen_at\` datetime not null, \`slot_id\` integer null, \`started_at\` datetime not null, \`stream_key_id\` integer null, \`title\` text not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`why\` text check (\`why\` in ('LEFT', 'LINE_LOST', 'DISCONNECTED', 'TAKEN_OVER', 'TIME_OVER')) null, constraint \`live_session_emission_id_foreign\` foreign key (\`emission_id\`) references \`emission\` (\`id\`) on delete set null, constraint \`live_session_episode_id_foreign\` foreign key (\`episode_id\`) references \`episode\` (\`id\`) on delete set null, constraint \`live_session_person_id_foreign\` foreign key (\`person_id\`) references \`user\` (\`id\`) on delete set null, constraint \`live_session_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`live_session_rush_id_foreign\` foreign key (\`rush_id\`) references \`rush\` (\`id\`) on delete set null, constraint \`live_session_slot_id_foreign\` foreign key (\`slot_id\`) references \`slot\` (\`id\`) on delete set null, constraint \`live_session_stream_key_id_foreign\` foreign key (\`stream_key_id\`) references \`stream_key\` (\`id\`) on delete set null);`);
    this.addSql(`insert into \`live_session__temp_alter\` select \`air_credit\`, \`air_title\`, \`created_at\`, \`date\`, \`emission_id\`, \`ended_at\`, \`ended_by\`, \`episode_id\`, \`guarded_search_text\`, \`heard_from\`, \`how\`, \`id\`, \`is_heard\`, \`is_sending\`, \`kept_out_until\`, \`name\`, \`part\`, \`person_id\`, \`planned_until\`, \`radio_id\`, \`rush_id\`, \`search_text\`, \`seen_at\`, \`slot_id\`, \`started_at\`, \`stream_key_id\`, \`title\`, \`updated_at\`, \`version\`, \`why\` from \`live_session\`;`);
    this.addSql(`drop table \`live_session\`;`);
    this.addSql(`alter table \`live_session__temp_alter\` rename to \`live_session\`;`);
    this.addSql(`create index \`live_session_emission_id_index\` on \`live_session\` (\`emission_id\`);`);
    this.addSql(`create index \`live_session_ended_at_radio_id_index\` on \`live_session\` (\`ended_at\`, \`radio_id\`);`);
    this.addSql(`create index \`live_session_episode_id_index\` on \`live_session\` (\`episode_id\`);`);
    this.addSql(`create index \`live_session_person_id_index\` on \`live_session\` (\`person_id\`);`);
    this.addSql(`create index \`live_session_radio_id_index\` on \`live_session\` (\`radio_id\`);`);
    this.addSql(`create index \`live_session_radio_id_started_at_index\` on \`live_session\` (\`radio_id\`, \`started_at\`);`);
    this.addSql(`create index \`live_session_rush_id_index\` on \`live_session\` (\`rush_id\`);`);
    this.addSql(`create index \`live_session_slot_id_index\` on \`live_session\` (\`slot_id\`);`);
    this.addSql(`create index \`live_session_stream_key_id_index\` on \`live_session\` (\`stream_key_id\`);`);
    this.addSql(`pragma foreign_keys = on;`);
  }

}
