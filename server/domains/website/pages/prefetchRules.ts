import type { PublicPage } from '../../../kit/pages/publicPage.ts';

/** Path of the rules; its header value is a quoted string, so it has only ASCII characters. */
export const prefetchRulesPath = '/site-prefetch.json';

const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/site/*' },
          // Forms are rendered for one visitor, and feeds are files.
          { not: { href_matches: '/site/*/contact' } },
          { not: { href_matches: '/site/*.xml' } },
        ],
      },
      // Fetched while the pointer rests on a link, or a finger touches it.
      eagerness: 'moderate',
    },
  ],
};

/** Speculation rules of the websites: a page is fetched while a visitor is about to open it. */
export const prefetchRulesPage: PublicPage = {
  path: prefetchRulesPath,
  async render() {
    return {
      status: 200,
      type: 'application/speculationrules+json',
      text: JSON.stringify(rules),
      radioId: 0,
      reads: [],
    };
  },
};
