import { Migration } from '@mikro-orm/migrations';

export class Migration20261123025021_events extends Migration {

  override name = 'Migration20261123025021_events';

  override up(): void | Promise<void> {
    this.addSql(`create table \`stored_event\` (\`id\` integer not null primary key autoincrement, \`topic\` text not null, \`payload\` text not null, \`created_at\` datetime not null, \`written_by\` bigint not null);`);
    this.addSql(`create index \`stored_event_written_by_index\` on \`stored_event\` (\`written_by\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`stored_event\`;`);
  }

}
