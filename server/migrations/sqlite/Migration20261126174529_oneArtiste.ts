import { Migration } from '@mikro-orm/migrations';

export class Migration20261126174529_oneArtiste extends Migration {

  override name = 'Migration20261126174529_oneArtiste';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`artiste\` add column \`is_one_artiste\` integer not null default false;`);
    this.addSql(`create index \`artiste_radio_id_deleted_at_is_one_artiste_index\` on \`artiste\` (\`radio_id\`, \`deleted_at\`, \`is_one_artiste\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index \`artiste_radio_id_deleted_at_is_one_artiste_index\`;`);
    this.addSql(`alter table \`artiste\` drop column \`is_one_artiste\`;`);
  }

}
