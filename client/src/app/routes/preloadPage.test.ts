// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Page } from '../../kit/defineFeature';
import { preloading } from '../layout/preloading';
import { preloadPage } from './preloadPage';

const page = () => vi.fn<Page['load']>(async () => ({ default: () => null }));

afterEach(() => vi.unstubAllGlobals());

it('fetches a page once, however often one comes over its entry', () => {
  const load = page();
  preloadPage(load);
  preloadPage(load);
  expect(load).toHaveBeenCalledTimes(1);
});

it('tries again after a failure', async () => {
  const load = vi.fn<Page['load']>(() => Promise.reject(new Error('offline')));
  preloadPage(load);
  await waitFor(() => {
    preloadPage(load);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

it('fetches nothing for those who save data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const load = page();
  preloadPage(load);
  expect(load).not.toHaveBeenCalled();
});

it('follows mice and keyboards, not fingers', () => {
  const [mouse, finger, keyboard, click] = [page(), page(), page(), page()];
  const focused = (isVisible: boolean) => ({ currentTarget: { matches: () => isVisible } }) as never;
  preloading(mouse).onPointerEnter({ pointerType: 'mouse' } as never);
  preloading(finger).onPointerEnter({ pointerType: 'touch' } as never);
  preloading(keyboard).onFocus(focused(true));
  preloading(click).onFocus(focused(false));
  expect([mouse, finger, keyboard, click].map((load) => load.mock.calls.length)).toEqual([1, 0, 1, 0]);
});
