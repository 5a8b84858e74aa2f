import type { SiteLanguage } from '../contents/contentEnums.ts';
import { richTextView } from '../pages/richTextView.ts';
import type { Site } from '../pages/site.ts';

/** Returns the text of a section in the language of the page, with its references resolved. Empty when there is none. */
export async function sectionText(site: Site, texts: Partial<Record<SiteLanguage, string>>): Promise<string> {
  const body = texts[site.language];
  return body ? (await richTextView(site, { body })).html : '';
}
