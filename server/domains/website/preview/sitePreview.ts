import type { PageRequest } from '../../../kit/pages/publicPage.ts';
import { findRadio } from '../../programmes/public.ts';
import { languageOf, previewedSiteOf, shownSettings, type Site } from '../pages/site.ts';
import { siteTexts } from '../pages/siteTexts.ts';
import { query } from '../../../kit/query/query.ts';
import { findRadioSlug } from '../settings/websiteAddress.ts';
import { sitePreviewPath } from './previewPath.ts';

const findSettingsOfSite = query('website.findSettingsOfSite', shownSettings);

/**
 * Finds the website of a ticket, as visitors will see it. Works also before it is public and during its maintenance. The links of its pages
 * stay inside the preview.
 */
export async function findPreviewedSite(request: PageRequest): Promise<Site | undefined> {
  const { database, services, params } = request;
  const previewed = services.contentPreviews.open('site', params['ticket']!);
  const language = languageOf(params['language']);
  if (!previewed || !language) return undefined;
  const { radioId } = previewed;
  const [named, settings] = await Promise.all([
    findRadioSlug.first({ database }, { id: radioId }),
    findSettingsOfSite.first({ database, radioId }),
  ]);
  const radio = named && (await findRadio(database, named.slug));
  if (!radio || !settings) return undefined;
  const root = sitePreviewPath(encodeURIComponent(params['ticket']!));
  return previewedSiteOf(siteTexts[language].sitePreview, request, radio, settings, language, root);
}
