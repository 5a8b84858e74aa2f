import { Migration } from '@mikro-orm/migrations';

export class Migration20261125183614_waitingRoom extends Migration {

  override name = 'Migration20261125183614_waitingRoom';

  override up(): void | Promise<void> {
    this.addSql(`create table \`live_invitation\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`name\` text not null, \`note\` text not null default '', \`invited_by\` text not null, \`expires_at\` datetime not null, \`link_hash\` text not null, constraint \`live_invitation_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`));`);
    this.addSql(`create index \`live_invitation_radio_id_index\` on \`live_invitation\` (\`radio_id\`);`);
    this.addSql(`create unique index \`live_invitation_link_hash_unique\` on \`live_invitation\` (\`link_hash\`);`);

    this.addSql(`create table \`live_visit\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`person_id\` integer null, \`invitation_id\` integer null, \`name\` text not null, \`part\` text check (\`part\` in ('PRESENTER', 'COHOST', 'GUEST')) not null, \`state\` text check (\`state\` in ('WAITING', 'HEARD', 'ADMITTED', 'ON_AIR', 'LEFT', 'REFUSED')) not null, \`arrived_at\` datetime not null, \`on_air_from\` datetime null, \`on_air_until\` datetime null, \`left_at\` datetime null, \`said\` text not null default '', \`told\` text not null default '', \`line\` integer not null default 1, \`seen_at\` datetime not null, constraint \`live_visit_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`live_visit_person_id_foreign\` foreign key (\`person_id\`) references \`user\` (\`id\`) on delete set null, constraint \`live_visit_invitation_id_foreign\` foreign key (\`invitation_id\`) references \`live_invitation\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`live_visit_radio_id_index\` on \`live_visit\` (\`radio_id\`);`);
    this.addSql(`create index \`live_visit_person_id_index\` on \`live_visit\` (\`person_id\`);`);
    this.addSql(`create index \`live_visit_invitation_id_index\` on \`live_visit\` (\`invitation_id\`);`);
    this.addSql(`create index \`live_visit_radio_id_arrived_at_index\` on \`live_visit\` (\`radio_id\`, \`arrived_at\`);`);

    this.addSql(`create table \`visit_call\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`visit_id\` integer not null, \`offer\` text not null, \`answer\` text not null default '', constraint \`visit_call_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`visit_call_visit_id_foreign\` foreign key (\`visit_id\`) references \`live_visit\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`visit_call_radio_id_index\` on \`visit_call\` (\`radio_id\`);`);
    this.addSql(`create index \`visit_call_visit_id_index\` on \`visit_call\` (\`visit_id\`);`);
  }

  override down(): void | Promise<void> {

    this.addSql(`drop table if exists \`live_invitation\`;`);
    this.addSql(`drop table if exists \`live_visit\`;`);
    this.addSql(`drop table if exists \`visit_call\`;`);
  }

}
