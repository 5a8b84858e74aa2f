import { Migration } from '@mikro-orm/migrations';

export class Migration20261130092408_linkLengths extends Migration {

  override name = 'Migration20261130092408_linkLengths';

  override up(): void | Promise<void> {
    this.addSql(`alter table "user" alter column "website" type varchar(300) using ("website"::varchar(300));`);

    this.addSql(`alter table "podcast" alter column "link" type varchar(300) using ("link"::varchar(300));`);

    this.addSql(`alter table "content" alter column "link" type varchar(300) using ("link"::varchar(300));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "content" alter column "link" type varchar(255) using ("link"::varchar(255));`);

    this.addSql(`alter table "podcast" alter column "link" type varchar(255) using ("link"::varchar(255));`);

    this.addSql(`alter table "user" alter column "website" type varchar(255) using ("website"::varchar(255));`);
  }

}
