import { query, type Given } from '../../../kit/query/query.ts';
import { withDeleted } from '../../../kit/query/scopes.ts';
import type { Write } from '../../../kit/resource/writes.ts';
import type { Content } from './content.entity.ts';
import type { ContentKind, SiteLanguage } from './contentEnums.ts';

const hasContentWithSlug = query(
  'website.hasContentWithSlug',
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

/**
 * True when another content of the same area and language has a slug, also one in the recycle bin. Area and language are those of
 * the written content, or of the input that creates it.
 */
export async function isSlugTaken(
  write: Write<Content>,
  slug: string,
  given: Partial<Pick<Content, 'kind' | 'language'>> = {},
): Promise<boolean> {
  const { existing } = write;
  const kind = given.kind ?? existing!.kind;
  const language = given.language ?? existing!.language;
  return hasContentWithSlug.any(write, { id: existing?.id ?? 0, kind, language, slug });
}
