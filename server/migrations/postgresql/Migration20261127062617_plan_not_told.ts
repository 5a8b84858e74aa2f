import { Migration } from '@mikro-orm/migrations';

export class Migration20261127062617_plan_not_told extends Migration {

  override name = 'Migration20261127062617_plan_not_told';

  override up(): void | Promise<void> {
    this.addSql(`alter table "sound_incident" drop constraint "sound_incident_kind_check";`);
    this.addSql(`alter table "sound_incident" drop constraint "sound_incident_why_check";`);
    this.addSql(`alter table "sound_incident" add constraint "sound_incident_kind_check" check ("kind" in ('SILENCE', 'CLIPPING', 'STALL', 'NOTHING_TO_PLAY', 'PLAYER_DISK_FULL', 'SERVER_DISK_FULL', 'PLAN_NOT_TOLD'));`);
    this.addSql(`alter table "sound_incident" add constraint "sound_incident_why_check" check ("why" in ('SOUND_BACK', 'OFF_AIR', 'NOT_HEARD', 'MOUNT_GONE', 'PLAYS_AGAIN', 'ROOM_AGAIN', 'PLAN_TOLD'));`);

    this.addSql(`alter table "station" add "plan_failing_since" timestamptz null;`);
  }

  override down(): void | Promise<void> {
    // What an older version cannot name it does not keep.
    this.addSql(`delete from "sound_incident" where "kind" = 'PLAN_NOT_TOLD';`);
    this.addSql(`alter table "sound_incident" drop constraint "sound_incident_kind_check";`);
    this.addSql(`alter table "sound_incident" drop constraint "sound_incident_why_check";`);
    this.addSql(`alter table "sound_incident" add constraint "sound_incident_kind_check" check ("kind" in ('SILENCE', 'CLIPPING', 'STALL', 'NOTHING_TO_PLAY', 'PLAYER_DISK_FULL', 'SERVER_DISK_FULL'));`);
    this.addSql(`alter table "sound_incident" add constraint "sound_incident_why_check" check ("why" in ('SOUND_BACK', 'OFF_AIR', 'NOT_HEARD', 'MOUNT_GONE', 'PLAYS_AGAIN', 'ROOM_AGAIN'));`);

    this.addSql(`alter table "station" drop column "plan_failing_since";`);
  }

}
