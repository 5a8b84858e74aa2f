const tables = [
  'album',
  'artiste',
  'blog_post',
  'company',
  'default_playlist',
  'employee',
  'faq_question',
  'invoice_client',
  'knowledge_question',
  'library_view',
  'media_category',
  'media_item',
  'media_tag',
  'permission',
  'playlist',
  'playlist_comment',
  'playlist_item',
  'product',
  'role',
  'team_member',
  'user',
  'video_comment',
];
const columns = ['search_text', 'guarded_search_text'] as const;

type Execute = (sql: string, values: unknown[]) => Promise<readonly object[]>;

/** Takes accents off the texts that searches look through, as new rows have them. */
export async function withoutAccents(execute: Execute): Promise<void> {
  for (const table of tables)
    for (const column of columns) {
      const rows = await execute(`select id, ${column} as text from "${table}"`, []);
      for (const { id, text } of rows as { id: number; text: string }[]) {
        const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC');
        if (plain !== text) await execute(`update "${table}" set ${column} = ? where id = ?`, [plain, id]);
      }
    }
}
