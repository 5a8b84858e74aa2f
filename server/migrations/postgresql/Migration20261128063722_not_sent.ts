import { Migration } from '@mikro-orm/migrations';

export class Migration20261128063722_not_sent extends Migration {

  override name = 'Migration20261128063722_not_sent';

  override up(): void | Promise<void> {
    this.addSql(`alter table "sound_incident" drop constraint "sound_incident_kind_check";`);
    this.addSql(`alter table "sound_incident" drop constraint "sound_incident_why_check";`);
    this.addSql(`alter table "sound_incident" add constraint "sound_incident_kind_check" check ("kind" in ('SILENCE', 'CLIPPING', 'STALL', 'NOTHING_TO_PLAY', 'PLAYER_DISK_FULL', 'SERVER_DISK_FULL', 'PLAN_NOT_TOLD', 'NOT_BROADCASTING'));`);
    this.addSql(`alter table "sound_incident" add constraint "sound_incident_why_check" check ("why" in ('SOUND_BACK', 'OFF_AIR', 'NOT_HEARD', 'MOUNT_GONE', 'PLAYS_AGAIN', 'ROOM_AGAIN', 'PLAN_TOLD', 'BROADCASTING_AGAIN'));`);

    this.addSql(`alter table "station" add "outputs" jsonb null, add "not_sending_since" timestamptz null, add "not_sending_because" varchar(255) null;`);

    this.addSql(`alter table "air_item" drop constraint "air_item_state_check";`);
    this.addSql(`alter table "air_item" add constraint "air_item_state_check" check ("state" in ('COMING', 'ON_AIR', 'HEARD', 'SKIPPED', 'FAILED', 'LEFT_OUT', 'NOT_SENT'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`update "air_item" set "state" = 'SKIPPED' where "state" = 'NOT_SENT';`);
    this.addSql(`delete from "sound_incident" where "kind" = 'NOT_BROADCASTING';`);
    this.addSql(`update "sound_incident" set "why" = 'OFF_AIR' where "why" = 'BROADCASTING_AGAIN';`);

    this.addSql(`alter table "air_item" drop constraint "air_item_state_check";`);
    this.addSql(`alter table "air_item" add constraint "air_item_state_check" check ("state" in ('COMING', 'ON_AIR', 'HEARD', 'SKIPPED', 'FAILED', 'LEFT_OUT'));`);

    this.addSql(`alter table "sound_incident" drop constraint "sound_incident_kind_check";`);
    this.addSql(`alter table "sound_incident" drop constraint "sound_incident_why_check";`);
    this.addSql(`alter table "sound_incident" add constraint "sound_incident_kind_check" check ("kind" in ('SILENCE', 'CLIPPING', 'STALL', 'NOTHING_TO_PLAY', 'PLAYER_DISK_FULL', 'SERVER_DISK_FULL', 'PLAN_NOT_TOLD'));`);
    this.addSql(`alter table "sound_incident" add constraint "sound_incident_why_check" check ("why" in ('SOUND_BACK', 'OFF_AIR', 'NOT_HEARD', 'MOUNT_GONE', 'PLAYS_AGAIN', 'ROOM_AGAIN', 'PLAN_TOLD'));`);

    this.addSql(`alter table "station" drop column "outputs", drop column "not_sending_since", drop column "not_sending_because";`);
  }

}
