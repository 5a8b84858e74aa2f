import { defineFeature } from '../../kit/defineFeature';

/** Analytics and statistics cards of the dashboard. */
export const cards = defineFeature({
  name: 'cards',
  pages: [],
  dashboard: [
    {
      name: 'cards',
      rule: { action: 'read', subject: 'Card' },
      size: 'whole',
      height: { base: '300rem', md: '130rem' },
      load: () => import('./CardsPanel'),
    },
  ],
});
