import type { PageRequest, RenderedPage } from '../../../kit/pages/publicPage.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { findRadio } from '../../programmes/public.ts';
import { ContentState, type SiteLanguage } from '../contents/contentEnums.ts';
import { focusOfPhoto } from '../contents/pictures/photo.ts';
import { textOfFields, textOfRow } from '../drafts/contentText.ts';
import { contentView } from '../pages/views/pageViews.tsx';
import { siteRoot } from '../../../kit/pages/ownHosts.ts';
import { previewedSiteOf, shownSettings } from '../pages/site.ts';
import { Website } from '../settings/website.entity.ts';
import { previewedSoundPath } from '../references/soundPaths.ts';
import { findRadioSlug } from '../settings/websiteAddress.ts';
import type { Previewed } from './contentPreviews.ts';

const findPreviewedContent = query('website.findPreviewedContent', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('Content as content')
    .leftJoin('ContentDraft as draft', 'draft.content', 'content.id')
    .select(['content.id', 'content.kind', 'content.language', 'content.translationGroup', 'content.state'])
    .select(['content.title', 'content.slug', 'content.excerpt', 'content.body', 'content.topic'])
    .select([
      'content.picture',
      'content.pictureAlt',
      'content.pictureFocus',
      'content.publishedFrom',
      'content.link',
      'content.price',
    ])
    .select(['content.stock', 'content.seoTitle', 'content.seoDescription', 'content.position'])
    .select(['content.photos', 'content.allowsComments', 'content.tags'])
    .select('draft.fields')
    .where('content.id', '=', id),
);

const findTopicOfText = query('website.findTopicOfText', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Topic').select(['name', 'slug', 'colour']).where('id', '=', id),
);

const findSettingsOfPreview = query('website.findSettingsOfPreview', shownSettings);

const notices: Record<SiteLanguage, { isDraft: string; isPublished: string }> = {
  EN: { isDraft: 'Preview, not published', isPublished: 'Preview of the published page' },
  FR: { isDraft: 'Aperçu, non publié', isPublished: 'Aperçu de la page publiée' },
  AR: { isDraft: 'معاينة، غير منشورة', isPublished: 'معاينة الصفحة المنشورة' },
};

/** Renders the page of a content with its draft, as visitors would see it. A line above marks it as a preview. */
export async function renderPreview(
  request: PageRequest,
  { radioId, contentId }: Previewed,
): Promise<RenderedPage | undefined> {
  const { database, services } = request;
  const environment = { database, services, radioId };
  const [content, settings, named] = await Promise.all([
    findPreviewedContent.first(environment, { id: contentId }),
    findSettingsOfPreview.first(environment),
    findRadioSlug.first({ database }, { id: radioId }),
  ]);
  const radio = named && (await findRadio(database, named.slug));
  if (!content || !radio) return undefined;
  const { topicId, ...text } = content.fields ? textOfFields(content.fields) : textOfRow(content);
  const topic = topicId && (await findTopicOfText.first(environment, { id: parseId(topicId) ?? 0 }));
  const isPublished = content.state === ContentState.PUBLISHED && !content.fields;
  const notice = notices[content.language][isPublished ? 'isPublished' : 'isDraft'];
  const root = siteRoot(radio.slug);
  const site = {
    ...previewedSiteOf(notice, request, radio, settings ?? new Website(), content.language, root),
    soundPath: (_: string, sound: number) => previewedSoundPath(request.params['ticket']!, sound),
  };
  return contentView(site, content.kind, {
    ...text,
    id: String(content.id),
    kind: content.kind,
    language: content.language,
    slug: text.slug || content.slug,
    publishedFrom: (content.publishedFrom ?? new Date()).toISOString(),
    translationGroup: content.translationGroup,
    topic: topic || null,
    photos: text.photos.map((photo) => ({ ...photo, focus: focusOfPhoto(photo) })),
  });
}
