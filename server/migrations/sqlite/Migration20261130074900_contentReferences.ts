import { Migration } from '@mikro-orm/migrations';
import { fillReferences } from '../contentReferences.ts';

/** Stores the records that texts of contents refer to, those of existing texts too. Going back deletes this table only. */
export class Migration20261130074900_contentReferences extends Migration {

  override name = 'Migration20261130074900_contentReferences';

  override async up(): Promise<void> {
    await this.execute(`create table \`content_reference\` (\`id\` integer not null primary key autoincrement, \`content_id\` integer not null, \`is_draft\` integer not null, \`type\` text not null, \`record\` integer not null, constraint \`content_reference_content_id_foreign\` foreign key (\`content_id\`) references \`content\` (\`id\`) on delete cascade);`);
    await this.execute(`create index \`content_reference_content_id_index\` on \`content_reference\` (\`content_id\`);`);
    await this.execute(`create index \`content_reference_type_record_content_id_index\` on \`content_reference\` (\`type\`, \`record\`, \`content_id\`);`);
    await this.execute(`create unique index \`content_reference_content_id_is_draft_type_record_unique\` on \`content_reference\` (\`content_id\`, \`is_draft\`, \`type\`, \`record\`);`);
    await fillReferences((sql, values) => this.execute(sql, values));
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`content_reference\`;`);
  }

}
