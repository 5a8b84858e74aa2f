import { Migration } from '@mikro-orm/migrations';

export class Migration20261128063803_former_slugs extends Migration {

  override name = 'Migration20261128063803_former_slugs';

  override up(): void | Promise<void> {
    this.addSql(`create table "former_slug" ("id" serial primary key, "kind" varchar(40) not null, "scope" int not null, "slug" varchar(255) not null, "target" int not null);`);
    this.addSql(`create index "former_slug_kind_target_index" on "former_slug" ("kind", "target");`);
    this.addSql(`alter table "former_slug" add constraint "former_slug_kind_scope_slug_unique" unique ("kind", "scope", "slug");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "former_slug" cascade;`);
  }

}
