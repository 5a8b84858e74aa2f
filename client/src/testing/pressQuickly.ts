const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/**
 * Presses keys on the focused element so quickly that no task runs in between. As in a browser, React renders what a press changes,
 * but not yet what the effects of that render change.
 */
export async function pressQuickly(...keys: KeyboardEventInit[]): Promise<void> {
  const isAct = scope.IS_REACT_ACT_ENVIRONMENT;
  // In `act`, React would run all effects of a press before the next one.
  scope.IS_REACT_ACT_ENVIRONMENT = false;
  for (const key of keys) {
    const event = new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(event);
    await Promise.resolve();
  }
  // The tasks that the presses have scheduled.
  await new Promise((resolve) => setTimeout(resolve));
  scope.IS_REACT_ACT_ENVIRONMENT = isAct;
}
