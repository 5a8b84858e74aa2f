import type { FocusEvent, PointerEvent } from 'react';
import type { Page } from '../../kit/defineFeature';
import { preloadPage } from '../routes/preloadPage';

/** Handlers for a link that preload its page when a mouse comes over it, or a keyboard to it; a finger has no “over”. */
export const preloading = (load: Page['load']) => ({
  onPointerEnter: ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') preloadPage(load);
  },
  onFocus: ({ currentTarget }: FocusEvent) => {
    if (currentTarget.matches(':focus-visible')) preloadPage(load);
  },
});
