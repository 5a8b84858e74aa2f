import type { RenderedPage } from '../../../kit/pages/publicPage.ts';
import { nextPublicChange } from '../contents/publicChanges.ts';
import type { Site } from '../pages/site.ts';
import { cardOf, type CardSubject } from './socialCard.ts';

/** Renders the social card of a page that visitors may see; undefined without a subject. */
export async function cardPage(
  site: Site,
  subject: CardSubject | undefined,
): Promise<RenderedPage | undefined> {
  if (!subject) return undefined;
  const [bytes, until] = await Promise.all([
    site.request.services.socialCards.render(cardOf(site, subject)),
    nextPublicChange(site.environment, Date.now()),
  ]);
  return { status: 200, type: 'image/jpeg', bytes, radioId: site.radio.id, until };
}
