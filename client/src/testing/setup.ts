import { cleanup, configure } from '@testing-library/react';
import i18next from 'i18next';
import { counts, interpolation } from '../i18n/counts';
import { initReactI18next } from 'react-i18next';
import { patience } from '../../../tools/testing/running/patience';
import { afterEach, vi } from 'vitest';
import { failOnMisfits } from './misfits';
import { textsOf } from '../../build/texts';

// Browser APIs that jsdom lacks and our components need.
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
// Pickers use `CSS.escape` to find their items.
vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll(/[^\w-]/g, String.raw`\$&`) });
Element.prototype.scrollTo = () => undefined;

// As long as a test may take, because parts that load later take more than a second on a busy machine.
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
