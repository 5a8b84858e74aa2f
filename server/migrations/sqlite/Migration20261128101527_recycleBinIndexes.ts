import { Migration } from '@mikro-orm/migrations';

export class Migration20261128101527_recycleBinIndexes extends Migration {

  override name = 'Migration20261128101527_recycleBinIndexes';

  override up(): void | Promise<void> {
    this.addSql(`create index \`invoice_id_index\` on \`invoice\` (\`id\`) where deleted_at is null;`);
    this.addSql(`create index \`invoice_id_deleted_at_index\` on \`invoice\` (\`id\`, \`deleted_at\`) where deleted_at is not null;`);

    this.addSql(`create index \`playlist_radio_id_deleted_at_id_index\` on \`playlist\` (\`radio_id\`, \`deleted_at\`, \`id\`);`);

    this.addSql(`create index \`clock_radio_id_deleted_at_id_index\` on \`clock\` (\`radio_id\`, \`deleted_at\`, \`id\`);`);

    this.addSql(`create index \`chat_room_radio_id_deleted_at_id_index\` on \`chat_room\` (\`radio_id\`, \`deleted_at\`, \`id\`);`);

    this.addSql(`create index \`artiste_radio_id_deleted_at_id_index\` on \`artiste\` (\`radio_id\`, \`deleted_at\`, \`id\`);`);

    this.addSql(`create index \`album_radio_id_deleted_at_id_index\` on \`album\` (\`radio_id\`, \`deleted_at\`, \`id\`);`);

    this.addSql(`drop index \`media_item_radio_id_state_index\`;`);
    this.addSql(`create index \`media_item_radio_id_deleted_at_id_index\` on \`media_item\` (\`radio_id\`, \`deleted_at\`, \`id\`);`);
    this.addSql(`create index \`media_item_radio_id_state_deleted_at_index\` on \`media_item\` (\`radio_id\`, \`state\`, \`deleted_at\`);`);

    this.addSql(`create index \`emission_radio_id_deleted_at_id_index\` on \`emission\` (\`radio_id\`, \`deleted_at\`, \`id\`);`);

    this.addSql(`create index \`podcast_radio_id_deleted_at_id_index\` on \`podcast\` (\`radio_id\`, \`deleted_at\`, \`id\`);`);

    this.addSql(`create index \`episode_radio_id_deleted_at_id_index\` on \`episode\` (\`radio_id\`, \`deleted_at\`, \`id\`);`);

    this.addSql(`create index \`rush_radio_id_deleted_at_id_index\` on \`rush\` (\`radio_id\`, \`deleted_at\`, \`id\`);`);

    this.addSql(`create index \`slot_radio_id_deleted_at_id_index\` on \`slot\` (\`radio_id\`, \`deleted_at\`, \`id\`);`);

    this.addSql(`create index \`blog_post_id_index\` on \`blog_post\` (\`id\`) where deleted_at is null;`);
    this.addSql(`create index \`blog_post_id_deleted_at_index\` on \`blog_post\` (\`id\`, \`deleted_at\`) where deleted_at is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index \`album_radio_id_deleted_at_id_index\`;`);

    this.addSql(`drop index \`artiste_radio_id_deleted_at_id_index\`;`);

    this.addSql(`drop index \`blog_post_id_index\`;`);
    this.addSql(`drop index \`blog_post_id_deleted_at_index\`;`);

    this.addSql(`drop index \`chat_room_radio_id_deleted_at_id_index\`;`);

    this.addSql(`drop index \`clock_radio_id_deleted_at_id_index\`;`);

    this.addSql(`drop index \`emission_radio_id_deleted_at_id_index\`;`);

    this.addSql(`drop index \`episode_radio_id_deleted_at_id_index\`;`);

    this.addSql(`drop index \`invoice_id_index\`;`);
    this.addSql(`drop index \`invoice_id_deleted_at_index\`;`);

    this.addSql(`drop index \`media_item_radio_id_deleted_at_id_index\`;`);
    this.addSql(`drop index \`media_item_radio_id_state_deleted_at_index\`;`);
    this.addSql(`create index \`media_item_radio_id_state_index\` on \`media_item\` (\`radio_id\`, \`state\`);`);

    this.addSql(`drop index \`playlist_radio_id_deleted_at_id_index\`;`);

    this.addSql(`drop index \`podcast_radio_id_deleted_at_id_index\`;`);

    this.addSql(`drop index \`rush_radio_id_deleted_at_id_index\`;`);

    this.addSql(`drop index \`slot_radio_id_deleted_at_id_index\`;`);
  }

}
