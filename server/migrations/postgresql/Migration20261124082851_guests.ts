import { Migration } from '@mikro-orm/migrations';

export class Migration20261124082851_guests extends Migration {

  override name = 'Migration20261124082851_guests';

  override up(): void | Promise<void> {
    this.addSql(`alter table "team_member" add "valid_from" timestamptz null, add "valid_until" timestamptz null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "team_member" drop column "valid_from", drop column "valid_until";`);
  }

}
