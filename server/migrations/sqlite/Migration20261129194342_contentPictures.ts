import { Migration } from '@mikro-orm/migrations';

export class Migration20261129194342_contentPictures extends Migration {

  override name = 'Migration20261129194342_contentPictures';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`content\` add column \`picture_focus\` json not null default '{"x":50,"y":50}';`);
    this.addSql(`create index \`content_radio_id_picture_index\` on \`content\` (\`radio_id\`, \`picture\`);`);

    this.addSql(`alter table \`content_revision\` add column \`picture\` text not null default '';`);

    // Drafts and revisions had no picture: visitors saw the picture of the content with each of them.
    this.addSql(`update \`content_revision\` set \`picture\` = (select \`picture\` from \`content\` where \`content\`.\`id\` = \`content_revision\`.\`content_id\`);`);
    for (const table of ['content_draft', 'content_revision'])
      this.addSql(`update \`${table}\` set \`fields\` = json_set(\`fields\`, '$.picture', (select \`picture\` from \`content\` where \`content\`.\`id\` = \`${table}\`.\`content_id\`), '$.pictureFocus', json('{"x":50,"y":50}'));`);
  }

  override down(): void | Promise<void> {
    // The older version would refuse to publish drafts with fields that it does not know.
    for (const table of ['content_draft', 'content_revision'])
      this.addSql(`update \`${table}\` set \`fields\` = json_remove(\`fields\`, '$.picture', '$.pictureFocus');`);

    this.addSql(`drop index \`content_radio_id_picture_index\`;`);
    this.addSql(`alter table \`content\` drop column \`picture_focus\`;`);

    this.addSql(`alter table \`content_revision\` drop column \`picture\`;`);
  }

}
