import { Migration } from '@mikro-orm/migrations';

export class Migration20261126131452_playback extends Migration {

  override name = 'Migration20261126131452_playback';

  override up(): void | Promise<void> {
    this.addSql(`alter table "media_item" add "playback" text not null default 'DIRECT';`);
    this.addSql(`create index "media_item_playback_index" on "media_item" ("playback");`);
    this.addSql(`alter table "media_item" add constraint "media_item_playback_check" check ("playback" in ('DIRECT', 'RENDERING', 'RENDERED', 'UNPLAYABLE'));`);
    // Renditions of what is there already are made when the server starts.
    this.addSql(`update "media_item" set "playback" = 'RENDERING' where state = 'READY' and (codec in ('ALAC', 'MPEG 1 Layer 2', 'MPEG 2 Layer 2', 'DVI_ADPCM', 'ADPCM', 'ALAW', 'MULAW', 'MPEGLAYER3') or codec like 'non-PCM%');`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "media_item_playback_index";`);
    this.addSql(`alter table "media_item" drop constraint "media_item_playback_check";`);
    this.addSql(`alter table "media_item" drop column "playback";`);
  }

}
