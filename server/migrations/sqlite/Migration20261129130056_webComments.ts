import { Migration } from '@mikro-orm/migrations';

export class Migration20261129130056_webComments extends Migration {

  override name = 'Migration20261129130056_webComments';

  override up(): void | Promise<void> {
    this.addSql(`create table \`web_comment\` (\`id\` integer not null primary key autoincrement, \`version\` integer not null default 1, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`search_text\` text not null, \`guarded_search_text\` text not null, \`radio_id\` integer not null, \`content_id\` integer not null, \`parent_id\` integer null, \`status\` text check (\`status\` in ('WAITING', 'APPROVED', 'REFUSED', 'SPAM')) not null default 'WAITING', \`name\` text not null, \`email\` text not null, \`text\` text not null, \`sent_at\` datetime not null, \`author_mark\` text not null, \`send_key\` text not null, constraint \`web_comment_radio_id_foreign\` foreign key (\`radio_id\`) references \`radio\` (\`id\`), constraint \`web_comment_content_id_foreign\` foreign key (\`content_id\`) references \`content\` (\`id\`) on delete cascade, constraint \`web_comment_parent_id_foreign\` foreign key (\`parent_id\`) references \`web_comment\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`web_comment_radio_id_index\` on \`web_comment\` (\`radio_id\`);`);
    this.addSql(`create index \`web_comment_content_id_index\` on \`web_comment\` (\`content_id\`);`);
    this.addSql(`create index \`web_comment_parent_id_index\` on \`web_comment\` (\`parent_id\`);`);
    this.addSql(`create index \`web_comment_radio_id_author_mark_index\` on \`web_comment\` (\`radio_id\`, \`author_mark\`);`);
    this.addSql(`create index \`web_comment_content_id_status_id_index\` on \`web_comment\` (\`content_id\`, \`status\`, \`id\`);`);
    this.addSql(`create index \`web_comment_radio_id_status_id_index\` on \`web_comment\` (\`radio_id\`, \`status\`, \`id\`);`);
    this.addSql(`create unique index \`web_comment_send_key_unique\` on \`web_comment\` (\`send_key\`);`);

    this.addSql(`alter table \`content\` add column \`allows_comments\` integer not null default true;`);

    this.addSql(`alter table \`website\` add column \`allows_comments\` integer not null default true;`);
    this.addSql(`alter table \`website\` add column \`comment_words\` text not null default '';`);
    // Websites that exist stay without comments until somebody switches them on.
    this.addSql(`update \`website\` set \`allows_comments\` = false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`web_comment_search\`;`);
    this.addSql(`drop table if exists \`web_comment\`;`);

    this.addSql(`alter table \`content\` drop column \`allows_comments\`;`);

    this.addSql(`alter table \`website\` drop column \`allows_comments\`;`);
    this.addSql(`alter table \`website\` drop column \`comment_words\`;`);

    // The older version would refuse to publish drafts with a field that it does not know.
    this.addSql(`update \`content_draft\` set \`fields\` = json_remove(\`fields\`, '$.allowsComments');`);
    this.addSql(`update \`content_revision\` set \`fields\` = json_remove(\`fields\`, '$.allowsComments');`);
  }

}
