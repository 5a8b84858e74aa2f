import { Migration } from '@mikro-orm/migrations';

export class Migration20261126124718_refused_format extends Migration {

  override name = 'Migration20261126124718_refused_format';

  override up(): void | Promise<void> {
    this.addSql(`alter table "media_item" add "refused_format" varchar(255) not null default '';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "media_item" drop column "refused_format";`);
  }

}
