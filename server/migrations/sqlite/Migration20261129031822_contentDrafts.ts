import { Migration } from '@mikro-orm/migrations';

export class Migration20261129031822_contentDrafts extends Migration {

  override name = 'Migration20261129031822_contentDrafts';

  override up(): void | Promise<void> {
    this.addSql(`create table \`content_revision\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`content_id\` integer not null, \`published_at\` datetime not null, \`published_by_id\` integer null, \`fields\` json not null, constraint \`content_revision_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`content_revision_content_id_foreign\` foreign key (\`content_id\`) references \`content\` (\`id\`) on delete cascade, constraint \`content_revision_published_by_id_foreign\` foreign key (\`published_by_id\`) references \`user\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`content_revision_radio_id_index\` on \`content_revision\` (\`radio_id\`);`);
    this.addSql(`create index \`content_revision_content_id_index\` on \`content_revision\` (\`content_id\`);`);
    this.addSql(`create index \`content_revision_published_by_id_index\` on \`content_revision\` (\`published_by_id\`);`);
    this.addSql(`create index \`content_revision_content_id_published_at_index\` on \`content_revision\` (\`content_id\`, \`published_at\`);`);

    this.addSql(`create table \`content_draft\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`fields\` json not null, \`started_from\` integer not null, \`content_id\` integer not null, \`saved_by_id\` integer null, constraint \`content_draft_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`content_draft_content_id_foreign\` foreign key (\`content_id\`) references \`content\` (\`id\`) on delete cascade, constraint \`content_draft_saved_by_id_foreign\` foreign key (\`saved_by_id\`) references \`user\` (\`id\`) on delete set null);`);
    this.addSql(`create index \`content_draft_radio_id_index\` on \`content_draft\` (\`radio_id\`);`);
    this.addSql(`create index \`content_draft_content_id_index\` on \`content_draft\` (\`content_id\`);`);
    this.addSql(`create index \`content_draft_saved_by_id_index\` on \`content_draft\` (\`saved_by_id\`);`);
    this.addSql(`create unique index \`content_draft_content_id_unique\` on \`content_draft\` (\`content_id\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`content_revision\`;`);
    this.addSql(`drop table if exists \`content_draft\`;`);
  }

}
