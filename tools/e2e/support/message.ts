import type { Page } from 'playwright-core';

/** Presses a button of a toast once the toast has stopped moving. During the animation, the click could miss the button. */
export async function pressInMessage(page: Page, name: string, about = ''): Promise<void> {
  // An earlier toast may still be visible.
  const messages = page.locator('[data-scope="toast"][data-part="root"]').filter({ hasText: about });
  const button = (about ? messages : page).getByRole('button', { name });
  await button.evaluate(async (element) => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const moving = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(element));
    for (let still = 0; still < 3; still = moving().length === 0 ? still + 1 : 0) {
      await Promise.allSettled(moving().map(({ finished }) => finished));
      await nextFrame();
    }
  });
  await button.click();
  // Toasts stay while the pointer is over them, and may cover the next button.
  await page.mouse.move(0, 0);
}
