import type { PublicPage } from '../../../kit/pages/publicPage.ts';
import { findRadio } from '../../programmes/public.ts';
import { findPublicWebsite } from './site.ts';

/** URL path of the speculation rules of a website. It is sent as a quoted string in a header, so it has only ASCII characters. */
export const prefetchRulesOf = (root: string): string => `${root}/prefetch.json`;

const rulesBelow = (root: string) => ({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: `${root}/*` },
          // Forms are rendered for one visitor, clicks on banners are counted, and feeds are files.
          { not: { href_matches: `${root}/*/contact` } },
          { not: { href_matches: `${root}/*/comment*` } },
          { not: { href_matches: `${root}/go/*` } },
          { not: { href_matches: `${root}/*.xml` } },
          { not: { href_matches: '/files/*' } },
        ],
      },
      // Fetched while the pointer rests on a link, or a finger touches it.
      eagerness: 'moderate',
    },
  ],
});

/** Speculation rules of a public website: a page is fetched while a visitor is about to open it. */
export const prefetchRulesPage: PublicPage = {
  path: prefetchRulesOf('/site/:radio'),
  async render({ database, services, params }) {
    const radio = await findRadio(database, params['radio']!);
    if (!radio || !(await findPublicWebsite.any({ database, radioId: radio.id }))) return undefined;
    return {
      status: 200,
      type: 'application/speculationrules+json',
      text: JSON.stringify(rulesBelow(services.ownHosts.rootOf(radio.slug))),
      radioId: radio.id,
    };
  },
};
