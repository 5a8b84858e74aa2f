import { query, type Given } from '../../../kit/query/query.ts';
import { withDeleted } from '../../../kit/query/scopes.ts';
import type { Write } from '../../../kit/resource/writes.ts';
import type { Content } from './content.entity.ts';
import type { ContentKind, SiteLanguage } from './contentEnums.ts';

const slugOfOther = query(
  'website.slugOfOther',
  (
    db,
    {
      id,
      kind,
      language,
      slug,
    }: Given<{ id: number; kind: ContentKind; language: SiteLanguage; slug: string }>,
  ) =>
    db
      .selectFrom(withDeleted('Content'))
      .select('id')
      .where('kind', '=', kind)
      .where('language', '=', language)
      .where('slug', '=', slug)
      .where('id', '!=', id),
);

/** True when another content of the same area and language has a slug, also one in the recycle bin. */
export async function isSlugTaken(write: Write<Content>, slug: string): Promise<boolean> {
  const { id, kind, language } = write.existing!;
  return slugOfOther.any(write, { id, kind, language, slug });
}
