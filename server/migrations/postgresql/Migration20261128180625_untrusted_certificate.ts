import { Migration } from '@mikro-orm/migrations';

export class Migration20261128180625_untrusted_certificate extends Migration {

  override name = 'Migration20261128180625_untrusted_certificate';

  override up(): void | Promise<void> {
    this.addSql(`alter table "mount_state" drop constraint "mount_state_problem_check";`);
    this.addSql(`alter table "mount_state" add constraint "mount_state_problem_check" check ("problem" in ('UNKNOWN_HOST', 'REFUSED_ADDRESS', 'UNREACHABLE', 'UNTRUSTED_CERTIFICATE', 'TOO_SLOW', 'NOT_UNDERSTOOD', 'WRONG_ADMIN_PASSWORD'));`);

    this.addSql(`alter table "mount_change" drop constraint "mount_change_problem_check";`);
    this.addSql(`alter table "mount_change" add constraint "mount_change_problem_check" check ("problem" in ('UNKNOWN_HOST', 'REFUSED_ADDRESS', 'UNREACHABLE', 'UNTRUSTED_CERTIFICATE', 'TOO_SLOW', 'NOT_UNDERSTOOD', 'WRONG_ADMIN_PASSWORD'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "mount_change" drop constraint "mount_change_problem_check";`);
    this.addSql(`alter table "mount_change" add constraint "mount_change_problem_check" check ("problem" in ('UNKNOWN_HOST', 'REFUSED_ADDRESS', 'UNREACHABLE', 'TOO_SLOW', 'NOT_UNDERSTOOD', 'WRONG_ADMIN_PASSWORD'));`);

    this.addSql(`alter table "mount_state" drop constraint "mount_state_problem_check";`);
    this.addSql(`alter table "mount_state" add constraint "mount_state_problem_check" check ("problem" in ('UNKNOWN_HOST', 'REFUSED_ADDRESS', 'UNREACHABLE', 'TOO_SLOW', 'NOT_UNDERSTOOD', 'WRONG_ADMIN_PASSWORD'));`);
  }

}
