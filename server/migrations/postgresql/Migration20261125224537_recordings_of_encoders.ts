import { Migration } from '@mikro-orm/migrations';

export class Migration20261125224537_recordings_of_encoders extends Migration {

  override name = 'Migration20261125224537_recordings_of_encoders';

  override up(): void | Promise<void> {
    this.addSql(`alter table "live_session" add "is_recording_cut" boolean not null default false, add "recorded_as" varchar(255) not null default '';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "live_session" drop column "is_recording_cut", drop column "recorded_as";`);
  }

}
