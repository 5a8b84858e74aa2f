const fieldSelector =
  'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=dialog]';

/**
 * Returns true when single-key shortcuts must ignore a key press. That is in a form field or a dialog, with Ctrl,
 * Command or Alt, and while an input method composes a character.
 */
export function isTyping({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing) return true;
  return target instanceof Element && target.closest(fieldSelector) !== null;
}
