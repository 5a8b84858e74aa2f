import { Migration } from '@mikro-orm/migrations';

export class Migration20261123061825_jobs extends Migration {

  override name = 'Migration20261123061825_jobs';

  override up(): void | Promise<void> {
    this.addSql(`create table \`failed_job\` (\`id\` integer not null primary key autoincrement, \`kind\` text not null, \`data\` text not null, \`error\` text not null, \`tries\` integer not null, \`added_at\` datetime not null, \`failed_at\` datetime not null);`);

    this.addSql(`create table \`job\` (\`id\` integer not null primary key autoincrement, \`kind\` text not null, \`data\` text not null, \`key\` text null, \`waits_as\` text null, \`due\` bigint not null, \`tries\` integer not null, \`holder\` text null, \`held_until\` bigint null, \`added_at\` bigint not null);`);
    this.addSql(`create unique index \`job_waits_as_unique\` on \`job\` (\`waits_as\`);`);
    this.addSql(`create index \`job_kind_due_index\` on \`job\` (\`kind\`, \`due\`);`);

    this.addSql(`create table \`job_schedule\` (\`id\` integer not null primary key autoincrement, \`kind\` text not null, \`next_at\` bigint not null);`);
    this.addSql(`create unique index \`job_schedule_kind_unique\` on \`job_schedule\` (\`kind\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`failed_job\`;`);
    this.addSql(`drop table if exists \`job\`;`);
    this.addSql(`drop table if exists \`job_schedule\`;`);
  }

}
