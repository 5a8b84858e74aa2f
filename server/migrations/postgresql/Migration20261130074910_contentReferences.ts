import { Migration } from '@mikro-orm/migrations';
import { fillReferences } from '../contentReferences.ts';

/** Stores the records that texts of contents refer to, those of existing texts too. Going back deletes this table only. */
export class Migration20261130074910_contentReferences extends Migration {

  override name = 'Migration20261130074910_contentReferences';

  override async up(): Promise<void> {
    await this.execute(`create table "content_reference" ("id" serial primary key, "content_id" int not null, "is_draft" boolean not null, "type" varchar(20) not null, "record" int not null);`);
    await this.execute(`create index "content_reference_type_record_content_id_index" on "content_reference" ("type", "record", "content_id");`);
    await this.execute(`alter table "content_reference" add constraint "content_reference_content_id_is_draft_type_record_unique" unique ("content_id", "is_draft", "type", "record");`);
    await this.execute(`alter table "content_reference" add constraint "content_reference_content_id_foreign" foreign key ("content_id") references "content" ("id") on delete cascade;`);
    await fillReferences((sql, values) => this.execute(sql, values));
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "content_reference" cascade;`);
  }

}
