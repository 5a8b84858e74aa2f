import { Migration } from '@mikro-orm/migrations';

export class Migration20261129193151_contentReviewer extends Migration {

  override name = 'Migration20261129193151_contentReviewer';

  override up(): void | Promise<void> {
    this.addSql(`alter table "content" add "reviewer_id" int null;`);
    this.addSql(`alter table "content" add constraint "content_reviewer_id_foreign" foreign key ("reviewer_id") references "user" ("id") on delete set null;`);
    this.addSql(`create index "content_reviewer_id_index" on "content" ("reviewer_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "content" drop constraint "content_reviewer_id_foreign";`);

    this.addSql(`drop index "content_reviewer_id_index";`);
    this.addSql(`alter table "content" drop column "reviewer_id";`);
  }

}
