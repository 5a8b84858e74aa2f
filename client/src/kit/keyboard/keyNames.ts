/** Whether shortcuts go with the command key, as on a Mac. */
export const hasCommandKey = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** How the key that goes with shortcuts is called on this machine. */
export const modifierName = () => (hasCommandKey() ? '⌘' : 'Ctrl');

/** Whether the key that goes with shortcuts is held: either of the two, for keyboards of one kind on machines of the other. */
export const hasModifier = ({ ctrlKey, metaKey }: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>) =>
  ctrlKey || metaKey;
