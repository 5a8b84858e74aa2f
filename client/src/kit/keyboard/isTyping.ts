const places = 'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=dialog]';

/** Whether a key belongs to what one writes in, or to a dialog that lies over the page: no shortcut of one key takes it. */
export function isTyping({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing) return true;
  return target instanceof Element && target.closest(places) !== null;
}
