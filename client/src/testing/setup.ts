import { cleanup, configure } from '@testing-library/react';
import i18next from 'i18next';
import { counts, interpolation } from '../i18n/counts';
import { initReactI18next } from 'react-i18next';
import { patience } from '../../../server/testing/patience';
import { afterEach, vi } from 'vitest';
import { failOnMisfits } from './misfits';
import { textsOf } from '../../build/texts';

// What jsdom lacks and our components ask for.
vi.stubGlobal('matchMedia', (media: string) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
// Pickers find their items with it.
vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll(/[^\w-]/g, String.raw`\$&`) });
Element.prototype.scrollTo = () => undefined;

// As long as a test may take: on a machine with much to do, what loads only when it is wanted takes more than a second.
configure({ asyncUtilTimeout: 20_000 * patience });

await i18next
  .use(initReactI18next)
  .use(counts)
  .init({
    lng: 'en',
    resources: { en: { translation: textsOf('en') } },
    interpolation,
  });

afterEach(() => {
  cleanup();
  localStorage.clear();
  failOnMisfits();
});
