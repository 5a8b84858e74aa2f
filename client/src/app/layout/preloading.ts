import type { FocusEvent, PointerEvent } from 'react';
import type { Page } from '../../kit/defineFeature';
import { preloadPage } from '../routes/preloadPage';

/** Returns link handlers that preload the page on hover and keyboard focus. Touches are ignored, because they do not hover. */
export const preloading = (load: Page['load']) => ({
  onPointerEnter: ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') preloadPage(load);
  },
  onFocus: ({ currentTarget }: FocusEvent) => {
    if (currentTarget.matches(':focus-visible')) preloadPage(load);
  },
});
