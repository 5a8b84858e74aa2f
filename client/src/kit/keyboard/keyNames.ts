/** Returns whether shortcuts use the Command key, as on Apple devices. */
export const hasCommandKey = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Returns the name of the modifier key of shortcuts on this computer. */
export const modifierName = () => (hasCommandKey() ? '⌘' : 'Ctrl');

/** Returns whether Ctrl or Command is pressed. Both count, for PC keyboards on a Mac and vice versa. */
export const hasModifier = ({ ctrlKey, metaKey }: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>) =>
  ctrlKey || metaKey;
