import { Migration } from '@mikro-orm/migrations';

export class Migration20261126014117_station_incidents extends Migration {

  override name = 'Migration20261126014117_station_incidents';

  override up(): void | Promise<void> {
    this.addSql(`alter table "sound_incident" drop constraint "sound_incident_kind_check";`);
    this.addSql(`alter table "sound_incident" drop constraint "sound_incident_why_check";`);
    this.addSql(`alter table "sound_incident" add "is_over_told" boolean not null default false;`);
    this.addSql(`alter table "sound_incident" add constraint "sound_incident_kind_check" check ("kind" in ('SILENCE', 'CLIPPING', 'STALL', 'NOTHING_TO_PLAY', 'PLAYER_DISK_FULL', 'SERVER_DISK_FULL'));`);
    this.addSql(`alter table "sound_incident" add constraint "sound_incident_why_check" check ("why" in ('SOUND_BACK', 'OFF_AIR', 'NOT_HEARD', 'MOUNT_GONE', 'PLAYS_AGAIN', 'ROOM_AGAIN'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "sound_incident" where "kind" in ('NOTHING_TO_PLAY', 'PLAYER_DISK_FULL', 'SERVER_DISK_FULL');`);
    this.addSql(`alter table "sound_incident" drop constraint "sound_incident_kind_check";`);
    this.addSql(`alter table "sound_incident" drop constraint "sound_incident_why_check";`);
    this.addSql(`alter table "sound_incident" drop column "is_over_told";`);
    this.addSql(`alter table "sound_incident" add constraint "sound_incident_kind_check" check ("kind" in ('SILENCE', 'CLIPPING', 'STALL'));`);
    this.addSql(`alter table "sound_incident" add constraint "sound_incident_why_check" check ("why" in ('SOUND_BACK', 'OFF_AIR', 'NOT_HEARD', 'MOUNT_GONE'));`);
  }

}
