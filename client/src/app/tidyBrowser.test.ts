// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { silence, tidyBrowser } from './tidyBrowser';

afterEach(() => vi.unstubAllGlobals());

it('silences every method of a console, and breaks none of them', () => {
  const written: string[] = [];
  const methods = ['log', 'info', 'debug', 'warn', 'error', 'table', 'trace', 'dir', 'group'];
  const talking = Object.fromEntries(methods.map((name) => [name, () => written.push(name)]));
  silence(talking);
  for (const name of methods) talking[name]!();
  expect(written).toEqual([]);
});

it('leaves the console alone in development', () => {
  const before = { ...console };
  tidyBrowser();
  expect({ ...console }).toEqual(before);
});

it('unregisters every service worker but the one that shows notifications', async () => {
  const unregister = vi.fn<() => Promise<boolean>>(async () => true);
  const stored = vi.fn<() => Promise<boolean>>(async () => true);
  const active = { scriptURL: 'https://regie.example.org/push-worker.js' };
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistrations: async () => [{ unregister }, { unregister }, { active, unregister: stored }],
    },
  });
  tidyBrowser();
  await waitFor(() => expect(unregister).toHaveBeenCalledTimes(2));
  expect(stored).not.toHaveBeenCalled();
});

it('starts where service workers are forbidden, or unknown', async () => {
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistrations: () => Promise.reject(new Error('forbidden')) },
  });
  expect(tidyBrowser).not.toThrow();
  vi.stubGlobal('navigator', {});
  expect(tidyBrowser).not.toThrow();
});
