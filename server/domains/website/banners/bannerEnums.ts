import { registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../kit/list/filters.ts';

export enum BannerPosition {
  TOP = 'TOP',
  SIDEBAR = 'SIDEBAR',
  BETWEEN_CONTENTS = 'BETWEEN_CONTENTS',
  FOOTER = 'FOOTER',
}
registerEnumType(BannerPosition, {
  name: 'BannerPosition',
  description: 'Position of a banner on the pages of the website.',
  valuesConfig: {
    TOP: { description: 'Below the menu at the top of each page.' },
    SIDEBAR: { description: 'Beside the text on wide screens, below it on narrow ones.' },
    BETWEEN_CONTENTS: {
      description: 'Inside the lists of contents, and in sections of the kind `BANNER` of the home page.',
    },
    FOOTER: { description: 'Above the footer of each page.' },
  },
});

export enum BannerStatus {
  OFF = 'OFF',
  INCOMPLETE = 'INCOMPLETE',
  SCHEDULED = 'SCHEDULED',
  SHOWN = 'SHOWN',
  ENDED = 'ENDED',
}
registerEnumType(BannerStatus, {
  name: 'BannerStatus',
  description:
    'Visibility of a banner for visitors now. When visitors do not see it, the value gives the reason.',
  valuesConfig: {
    OFF: { description: 'Switched off: `isActive` is false.' },
    INCOMPLETE: {
      description:
        'The banner has neither a text nor a picture with an alternative text, so that nothing can be shown.',
    },
    SCHEDULED: { description: 'Complete and active, with `publishedFrom` in the future.' },
    SHOWN: {
      description:
        'Complete, active and inside its period. While the website is public, the banner alternates with the others of its `position`.',
    },
    ENDED: { description: 'Complete and active, with `publishedUntil` in the past.' },
  },
});

export const BannerPositionFilter = enumFilter(BannerPosition, 'BannerPosition');
export const BannerStatusFilter = enumFilter(BannerStatus, 'BannerStatus');
