import { Migration } from '@mikro-orm/migrations';

export class Migration20261124160420_live extends Migration {

  override name = 'Migration20261124160420_live';

  override up(): void | Promise<void> {
    this.addSql(`create table \`stream_key\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`name\` text not null, \`person_id\` integer not null, \`key_hash\` text not null, \`last_used_at\` datetime null, constraint \`stream_key_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`stream_key_person_id_foreign\` foreign key (\`person_id\`) references \`user\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`stream_key_radio_id_index\` on \`stream_key\` (\`radio_id\`);`);
    this.addSql(`create index \`stream_key_person_id_index\` on \`stream_key\` (\`person_id\`);`);
    this.addSql(`create unique index \`stream_key_key_hash_unique\` on \`stream_key\` (\`key_hash\`);`);

    this.addSql(`create table \`live_session\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`person_id\` integer null, \`name\` text not null, \`title\` text not null, \`how\` text check (\`how\` in ('BROWSER', 'ENCODER')) not null, \`started_at\` datetime not null, \`heard_from\` datetime null, \`is_heard\` integer not null default false, \`ended_at\` datetime null, \`why\` text check (\`why\` in ('LEFT', 'LINE_LOST', 'DISCONNECTED', 'TAKEN_OVER', 'TIME_OVER')) null, \`ended_by\` text not null default '', \`kept_out_until\` datetime null, \`slot_id\` integer null, \`date\` text null, \`planned_until\` datetime null, \`emission_id\` integer null, \`episode_id\` integer null, \`rush_id\` integer null, \`stream_key_id\` integer null, \`air_title\` text not null default '', \`air_credit\` text not null default '', \`part\` integer not null default 0, \`is_sending\` integer not null default false, \`seen_at\` datetime not null, constraint \`live_session_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`live_session_person_id_foreign\` foreign key (\`person_id\`) references \`user\` (\`id\`) on delete set null, constraint \`live_session_slot_id_foreign\` foreign key (\`slot_id\`) references \`slot\` (\`id\`) on delete set null, constraint \`live_session_emission_id_foreign\` foreign key (\`emission_id\`) references \`emission\` (\`id\`) on delete set null, constraint \`live_session_episode_id_foreign\` foreign key (\`episode_id\`) references \`episode\` (\`id\`) on delete set null, constraint \`live_session_rush_id_foreign\` foreign key (\`rush_id\`) references \`rush\` (\`id\`) on delete set null, constraint \`live_session_stream_key_id_foreign\` foreign key (\`stream_key_id\`) references \`stream_key\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`live_session_radio_id_index\` on \`live_session\` (\`radio_id\`);`);
    this.addSql(`create index \`live_session_person_id_index\` on \`live_session\` (\`person_id\`);`);
    this.addSql(`create index \`live_session_slot_id_index\` on \`live_session\` (\`slot_id\`);`);
    this.addSql(`create index \`live_session_emission_id_index\` on \`live_session\` (\`emission_id\`);`);
    this.addSql(`create index \`live_session_episode_id_index\` on \`live_session\` (\`episode_id\`);`);
    this.addSql(`create index \`live_session_rush_id_index\` on \`live_session\` (\`rush_id\`);`);
    this.addSql(`create index \`live_session_stream_key_id_index\` on \`live_session\` (\`stream_key_id\`);`);
    this.addSql(`create index \`live_session_ended_at_radio_id_index\` on \`live_session\` (\`ended_at\`, \`radio_id\`);`);
    this.addSql(`create index \`live_session_radio_id_started_at_index\` on \`live_session\` (\`radio_id\`, \`started_at\`);`);

    this.addSql(`alter table \`station\` add column \`live_grace\` integer not null default 300000;`);
  }

  override down(): void | Promise<void> {

    this.addSql(`drop table if exists \`stream_key\`;`);
    this.addSql(`drop table if exists \`live_session\`;`);

    this.addSql(`alter table \`station\` drop column \`live_grace\`;`);
  }

}
