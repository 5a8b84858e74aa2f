// Looks for what keeps people from using a page.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const grave = new Set(['serious', 'critical']);

/** Fails when axe finds something serious or critical on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  // What fades in has no contrast of its own yet; what pulses forever is not waited for.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
  // In the page itself, for it has no frames, and without the list of what is in order: that takes a third of the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  const found = violations.filter(({ impact }) => impact && grave.has(impact));
  if (found.length === 0) return;
  const lines = found.flatMap(({ id, help, nodes }) => [
    `${id}: ${help}`,
    ...nodes.map((node) => `  ${node.target.join(' ')}\n    ${node.html}`),
  ]);
  throw new Error(`Not accessible: ${page.url()}\n${lines.join('\n')}`);
}
