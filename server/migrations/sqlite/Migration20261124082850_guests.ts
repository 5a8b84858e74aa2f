import { Migration } from '@mikro-orm/migrations';

export class Migration20261124082850_guests extends Migration {

  override name = 'Migration20261124082850_guests';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`team_member\` add column \`valid_from\` datetime null;`);
    this.addSql(`alter table \`team_member\` add column \`valid_until\` datetime null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`team_member\` drop column \`valid_from\`;`);
    this.addSql(`alter table \`team_member\` drop column \`valid_until\`;`);
  }

}
