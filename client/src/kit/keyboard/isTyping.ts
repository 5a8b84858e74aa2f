const fieldSelector =
  'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=dialog]';

/** Returns whether a key press belongs to a text field or an open dialog. Single-key shortcuts must ignore it. */
export function isTyping({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing) return true;
  return target instanceof Element && target.closest(fieldSelector) !== null;
}
