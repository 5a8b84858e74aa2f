import { Migration } from '@mikro-orm/migrations';

export class Migration20261126054312_webhooks extends Migration {

  override name = 'Migration20261126054312_webhooks';

  override up(): void | Promise<void> {
    this.addSql(`create table \`webhook\` (\`id\` integer not null primary key autoincrement, \`user_id\` integer not null, \`about_id\` integer null, \`url\` text not null, \`secret\` text not null, \`kinds\` json not null, \`is_on\` integer not null, \`created_at\` datetime not null, \`failing_since\` datetime null, \`silences\` integer not null default 0, \`rests_until\` datetime null, \`held_until\` datetime null, constraint \`webhook_user_id_foreign\` foreign key (\`user_id\`) references \`user\` (\`id\`) on delete cascade, constraint \`webhook_about_id_foreign\` foreign key (\`about_id\`) references \`radio\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`webhook_user_id_index\` on \`webhook\` (\`user_id\`);`);
    this.addSql(`create index \`webhook_about_id_index\` on \`webhook\` (\`about_id\`);`);

    this.addSql(`create table \`webhook_delivery\` (\`id\` integer not null primary key autoincrement, \`webhook_id\` integer not null, \`key\` text not null, \`kind\` text not null, \`body\` text not null, \`state\` text check (\`state\` in ('WAITING', 'DELIVERED', 'FAILED')) not null, \`tries\` integer not null default 0, \`next_at\` datetime not null, \`created_at\` datetime not null, \`tried_at\` datetime null, \`problem\` text check (\`problem\` in ('ANSWER', 'REDIRECT', 'TIMED_OUT', 'NO_CONNECTION', 'UNKNOWN_HOST', 'REFUSED_ADDRESS', 'NOT_SECURE', 'INVALID_ADDRESS', 'OFF')) null, \`status\` integer null, \`answer\` text not null default '', constraint \`webhook_delivery_webhook_id_foreign\` foreign key (\`webhook_id\`) references \`webhook\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`webhook_delivery_webhook_id_index\` on \`webhook_delivery\` (\`webhook_id\`);`);
    this.addSql(`create index \`webhook_delivery_created_at_index\` on \`webhook_delivery\` (\`created_at\`);`);
    this.addSql(`create index \`webhook_delivery_webhook_id_state_next_at_index\` on \`webhook_delivery\` (\`webhook_id\`, \`state\`, \`next_at\`);`);
  }

  override down(): void | Promise<void> {

    this.addSql(`drop table if exists \`webhook\`;`);
    this.addSql(`drop table if exists \`webhook_delivery\`;`);
  }

}
