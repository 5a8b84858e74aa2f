import { Migration } from '@mikro-orm/migrations';

export class Migration20261123195700_rushes extends Migration {

  override name = 'Migration20261123195700_rushes';

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

    this.addSql(`create table \`rush_take\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`rush_id\` integer not null, \`number\` integer not null, \`medium_id\` integer not null, \`sent_by_id\` integer null, \`mark_in\` integer null, \`mark_out\` integer null, \`cuts\` json not null default '[]', constraint \`rush_take_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`rush_take_rush_id_foreign\` foreign key (\`rush_id\`) references \`rush\` (\`id\`) on delete cascade, constraint \`rush_take_medium_id_foreign\` foreign key (\`medium_id\`) references \`media_item\` (\`id\`), constraint \`rush_take_sent_by_id_foreign\` foreign key (\`sent_by_id\`) references \`user\` (\`id\`) on delete set null);`);
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
  }

  override down(): void | Promise<void> {
    for (const table of ['rush_note', 'rush_step', 'rush_take', 'rush'])
      this.addSql(`drop table if exists \`${table}\`;`);
    this.addSql(`drop table if exists \`rush_search\`;`);
  }

}
