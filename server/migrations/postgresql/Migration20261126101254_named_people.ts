import { Migration } from '@mikro-orm/migrations';

export class Migration20261126101254_named_people extends Migration {

  override name = 'Migration20261126101254_named_people';

  override up(): void | Promise<void> {
    this.addSql(`alter table "inbox_line" add "named_id" int null;`);
    this.addSql(`alter table "inbox_line" add constraint "inbox_line_named_id_foreign" foreign key ("named_id") references "user" ("id") on delete cascade;`);
    this.addSql(`create index "inbox_line_named_id_index" on "inbox_line" ("named_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "inbox_line" drop constraint "inbox_line_named_id_foreign";`);

    this.addSql(`drop index "inbox_line_named_id_index";`);
    this.addSql(`alter table "inbox_line" drop column "named_id";`);
  }

}
