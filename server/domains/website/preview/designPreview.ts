import type { PageRequest, PublicPage, RenderedPage } from '../../../kit/pages/publicPage.ts';
import { query } from '../../../kit/query/query.ts';
import { findRadio } from '../../programmes/public.ts';
import { SiteLanguage, tagOf } from '../contents/contentEnums.ts';
import { styleResponse } from '../design/stylePage.ts';
import { styleSheetOf } from '../design/styleSheet.ts';
import { storedDesignOf } from '../design/websiteDesign.ts';
import { findDraftOfWebsite } from '../design/websiteDrafts.ts';
import { siteRoot } from '../../../kit/pages/ownHosts.ts';
import { previewedSiteOf, shownSettings } from '../pages/site.ts';
import { findRadioSlug } from '../settings/websiteAddress.ts';

const designPath = (ticket: string, file: string) => `/preview/design/${ticket}/${file}`;

/** URL path of the preview of a design, to which the tag of a language is appended. */
export const designPreviewPath = (ticket: string): string => designPath(ticket, '');

const findSettingsOfDesign = query('website.findSettingsOfDesign', (db) => shownSettings(db).select('id'));

/**
 * The settings of a website with the draft in place of the published design. Undefined when the ticket is not valid for a design.
 */
async function draftedSettings({ database, services, params }: PageRequest) {
  const radioId = services.contentPreviews.open('design', params['ticket']!)?.radioId;
  if (!radioId) return undefined;
  const environment = { database, radioId };
  const settings = await findSettingsOfDesign.first(environment);
  const draft = settings && (await findDraftOfWebsite.first(environment, { of: settings.id }));
  const named = await findRadioSlug.first({ database }, { id: radioId });
  const radio = named && (await findRadio(database, named.slug));
  if (!settings || !radio) return undefined;
  return {
    radio,
    hasDraft: draft !== undefined,
    settings: { ...settings, ...(draft && storedDesignOf(draft.fields)) },
  };
}

const notices: Record<SiteLanguage, string> = {
  EN: 'Preview, not published',
  FR: 'Aperçu, non publié',
  AR: 'معاينة، غير منشورة',
};

async function renderHome(request: PageRequest): Promise<RenderedPage | undefined> {
  const language = Object.values(SiteLanguage).find((known) => tagOf(known) === request.params['language']);
  const found = language && (await draftedSettings(request));
  if (!found) return undefined;
  const { homePage } = await import('../pages/views/homeView.tsx');
  return homePage({
    ...previewedSiteOf(
      notices[language],
      request,
      found.radio,
      found.settings,
      language,
      siteRoot(found.radio.slug),
    ),
    stylePath: designPath(request.params['ticket']!, 'style.css'),
  });
}

/** Previews of a draft design, the home page and the style sheet, for people who have a ticket. */
export const designPreviewPages: readonly PublicPage[] = [
  {
    path: designPath(':ticket', 'style.css'),
    isPrivate: true,
    async render(request) {
      const found = await draftedSettings(request);
      return found && { ...styleResponse(styleSheetOf(found.settings).text), radioId: found.radio.id };
    },
  },
  { path: designPath(':ticket', ':language'), isPrivate: true, render: renderHome },
];
