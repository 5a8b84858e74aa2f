import { Migration } from '@mikro-orm/migrations';

export class Migration20261125224536_recordings_of_encoders extends Migration {

  override name = 'Migration20261125224536_recordings_of_encoders';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`live_session\` add column \`is_recording_cut\` integer not null default false;`);
    this.addSql(`alter table \`live_session\` add column \`recorded_as\` text not null default '';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`live_session\` drop column \`is_recording_cut\`;`);
    this.addSql(`alter table \`live_session\` drop column \`recorded_as\`;`);
  }

}
