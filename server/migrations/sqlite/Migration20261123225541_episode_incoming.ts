import { Migration } from '@mikro-orm/migrations';

export class Migration20261123225541_episode_incoming extends Migration {

  override name = 'Migration20261123225541_episode_incoming';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`episode\` add column \`incoming_id\` integer null constraint \`episode_incoming_id_foreign\` references \`media_item\` (\`id\`) on delete set null;`);
    this.addSql(`create index \`episode_incoming_id_index\` on \`episode\` (\`incoming_id\`);`);

    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`rush__temp_alter\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`deleted_at\` datetime null, \`title\` text not null, \`notes\` text not null default '', \`emission_id\` integer null, \`sent_by_id\` integer null, \`state\` text check (\`state\` in ('RECEIVED', 'IN_REVIEW', 'SENT_BACK', 'ACCEPTED', 'REJECTED')) not null default 'RECEIVED', \`assignee_id\` integer null, \`waiting_since\` datetime null, \`outcome\` text check (\`outcome\` in ('EPISODE', 'PODCAST', 'MEDIUM')) null, \`media_kind\` text check (\`media_kind\` in ('SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO', 'RUSH', 'EPISODE')) null, \`media_title\` text not null default '', \`episode_id\` integer null, \`rendering\` text check (\`rendering\` in ('NONE', 'UNDER_WAY', 'DONE', 'FAILED')) not null default 'NONE', \`rendered\` integer not null default 0, \`rendering_failure\` text check (\`rendering_failure\` in ('FILE_MISSING', 'NOT_DECODED', 'NO_TOOL', 'STORAGE_FULL', 'UNEXPECTED')) null, \`result_id\` integer null, \`accepted_by_id\` integer null, constraint \`rush_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`rush_emission_id_foreign\` foreign key (\`emission_id\`) references \`emission\` (\`id\`) on delete set null, constraint \`rush_sent_by_id_foreign\` foreign key (\`sent_by_id\`) references \`user\` (\`id\`) on delete set null, constraint \`rush_assignee_id_foreign\` foreign key (\`assignee_id\`) references \`user\` (\`id\`) on delete set null, constraint \`rush_episode_id_foreign\` foreign key (\`episode_id\`) references \`episode\` (\`id\`) on delete set null, constraint \`rush_result_id_foreign\` foreign key (\`result_id\`) references \`media_item\` (\`id\`) on delete set null, constraint \`rush_accepted_by_id_foreign\` foreign key (\`accepted_by_id\`) references \`user\` (\`id\`) on delete set null);`);
    this.addSql(`insert into \`rush__temp_alter\` select \`id\`, \`version\`, \`created_at\`, \`updated_at\`, \`search_text\`, \`guarded_search_text\`, \`radio_id\`, \`deleted_at\`, \`title\`, \`notes\`, \`emission_id\`, \`sent_by_id\`, \`state\`, \`assignee_id\`, \`waiting_since\`, \`outcome\`, \`media_kind\`, \`media_title\`, \`episode_id\`, \`rendering\`, \`rendered\`, \`rendering_failure\`, \`result_id\`, \`accepted_by_id\` from \`rush\`;`);
    this.addSql(`drop table \`rush\`;`);
    this.addSql(`alter table \`rush__temp_alter\` rename to \`rush\`;`);
    this.addSql(`create index \`rush_radio_id_index\` on \`rush\` (\`radio_id\`);`);
    this.addSql(`create index \`rush_emission_id_index\` on \`rush\` (\`emission_id\`);`);
    this.addSql(`create index \`rush_sent_by_id_index\` on \`rush\` (\`sent_by_id\`);`);
    this.addSql(`create index \`rush_assignee_id_index\` on \`rush\` (\`assignee_id\`);`);
    this.addSql(`create index \`rush_episode_id_index\` on \`rush\` (\`episode_id\`);`);
    this.addSql(`create index \`rush_result_id_index\` on \`rush\` (\`result_id\`);`);
    this.addSql(`create index \`rush_accepted_by_id_index\` on \`rush\` (\`accepted_by_id\`);`);
    this.addSql(`create index \`rush_radio_id_state_deleted_at_waiting_since_index\` on \`rush\` (\`radio_id\`, \`state\`, \`deleted_at\`, \`waiting_since\`);`);
    this.addSql(`pragma foreign_keys = on;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index \`episode_incoming_id_index\`;`);
    this.addSql(`alter table \`episode\` drop column \`incoming_id\`;`);

    this.addSql(`pragma foreign_keys = off;`);
    this.addSql(`create table \`rush__temp_alter\` (\`accepted_by_id\` integer null, \`assignee_id\` integer null, \`created_at\` datetime not null, \`deleted_at\` datetime null, \`emission_id\` integer null, \`episode_id\` integer null, \`guarded_search_text\` text not null, \`id\` integer not null primary key autoincrement, \`media_kind\` text check (\`media_kind\` in ('SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO', 'RUSH', 'EPISODE')) null, \`media_title\` text not null default '', \`notes\` text not null default '', \`outcome\` text check (\`outcome\` in ('EPISODE', 'MEDIUM')) null, \`radio_id\` integer not null, \`rendered\` integer not null default 0, \`rendering\` text check (\`rendering\` in ('NONE', 'UNDER_WAY', 'DONE', 'FAILED')) not null default 'NONE', \`rendering_failure\` text check (\`rendering_failure\` in ('FILE_MISSING', 'NOT_DECODED', 'NO_TOOL', 'STORAGE_FULL', 'UNEXPECTED')) null, \`result_id\` integer null, \`search_text\` text not null, \`sent_by_id\` integer null, \`state\` text check (\`state\` in ('RECEIVED', 'IN_REVIEW', 'SENT_BACK', 'ACCEPTED', 'REJECTED')) not null default 'RECEIVED', \`title\` text not null, \`updated_at\` datetime not null, \`version\` integer not null default 1, \`waiting_since\` datetime null, constraint \`rush_accepted_by_id_foreign\` foreign key (\`accepted_by_id\`) references \`user\` (\`id\`) on delete set null, constraint \`rush_assignee_id_foreign\` foreign key (\`assignee_id\`) references \`user\` (\`id\`) on delete set null, constraint \`rush_emission_id_foreign\` foreign key (\`emission_id\`) references \`emission\` (\`id\`) on delete set null, constraint \`rush_episode_id_foreign\` foreign key (\`episode_id\`) references \`episode\` (\`id\`) on delete set null, constraint \`rush_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`rush_result_id_foreign\` foreign key (\`result_id\`) references \`media_item\` (\`id\`) on delete set null, constraint \`rush_sent_by_id_foreign\` foreign key (\`sent_by_id\`) references \`user\` (\`id\`) on delete set null);`);
    this.addSql(`insert into \`rush__temp_alter\` select \`accepted_by_id\`, \`assignee_id\`, \`created_at\`, \`deleted_at\`, \`emission_id\`, \`episode_id\`, \`guarded_search_text\`, \`id\`, \`media_kind\`, \`media_title\`, \`notes\`, \`outcome\`, \`radio_id\`, \`rendered\`, \`rendering\`, \`rendering_failure\`, \`result_id\`, \`search_text\`, \`sent_by_id\`, \`state\`, \`title\`, \`updated_at\`, \`version\`, \`waiting_since\` from \`rush\`;`);
    this.addSql(`drop table \`rush\`;`);
    this.addSql(`alter table \`rush__temp_alter\` rename to \`rush\`;`);
    this.addSql(`create index \`rush_accepted_by_id_index\` on \`rush\` (\`accepted_by_id\`);`);
    this.addSql(`create index \`rush_assignee_id_index\` on \`rush\` (\`assignee_id\`);`);
    this.addSql(`create index \`rush_emission_id_index\` on \`rush\` (\`emission_id\`);`);
    this.addSql(`create index \`rush_episode_id_index\` on \`rush\` (\`episode_id\`);`);
    this.addSql(`create index \`rush_radio_id_index\` on \`rush\` (\`radio_id\`);`);
    this.addSql(`create index \`rush_radio_id_state_deleted_at_waiting_since_index\` on \`rush\` (\`radio_id\`, \`state\`, \`deleted_at\`, \`waiting_since\`);`);
    this.addSql(`create index \`rush_result_id_index\` on \`rush\` (\`result_id\`);`);
    this.addSql(`create index \`rush_sent_by_id_index\` on \`rush\` (\`sent_by_id\`);`);
    this.addSql(`pragma foreign_keys = on;`);
  }

}
