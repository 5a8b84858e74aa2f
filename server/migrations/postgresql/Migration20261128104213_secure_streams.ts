import { Migration } from '@mikro-orm/migrations';

export class Migration20261128104213_secure_streams extends Migration {

  override name = 'Migration20261128104213_secure_streams';

  override up(): void | Promise<void> {
    this.addSql(`alter table "stream_server" add "is_secure" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "stream_server" drop column "is_secure";`);
  }

}
