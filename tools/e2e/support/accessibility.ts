// Checks pages for accessibility problems.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Rules that are off by default: visible labels that differ from the accessible name, and small targets. */
const rules = { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } };

const grave = new Set(['serious', 'critical']);

/** Parts of the portal's frame, which look the same on most pages. */
const frame = ['header', 'nav', 'aside'];

/** The checked state of each frame part that had no problems, as text. A part is checked again only when its state differs. */
const inOrder = new Set<string>();

/** Fails when axe finds a serious or critical problem on the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  const states = await partStatesOf(page);
  const known = states.filter(({ state }) => inOrder.has(state));
  let found = await graveOn(page, known);
  // A fade that starts during the check changes the contrast, such as on a button that was just enabled. A toast may cover a part of a
  // button. So check again when both are over.
  if (found.length > 0) {
    await toastsClosed(page);
    found = await graveOn(page, known);
  }
  if (found.length === 0) return states.forEach(({ state }) => inOrder.add(state));
  const lines = found.flatMap(({ id, help, nodes }) => [
    `${id}: ${help}`,
    ...nodes.map((node) => `  ${node.target.join(' ')}\n    ${node.html}`),
  ]);
  throw new Error(`Not accessible: ${page.url()}\n${lines.join('\n')}`);
}

/** Waits until toasts have closed by themselves. A toast that stays open is checked as part of the page. */
async function toastsClosed(page: Page): Promise<void> {
  const toast = '[data-scope="toast"][data-part="root"]';
  await page.waitForFunction((selector) => !document.querySelector(selector), toast).catch(() => undefined);
}

async function graveOn(page: Page, known: ReadonlyArray<{ selector: string }>) {
  // Wait for fades, because colours have no final contrast before their end. Do not wait for endless animations.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
  // Legacy mode, because the page has no frames. Reports violations only, because reporting the passed rules takes a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], rules });
  for (const { selector } of known) axe.exclude(selector);
  const { violations } = await axe.analyze();
  return violations
    .map((violation) => ({
      ...violation,
      nodes: violation.nodes.filter((node) => !isOtherwise(violation.id, node)),
    }))
    .filter(({ impact, nodes }) => impact && grave.has(impact) && nodes.length > 0);
}

/**
 * Accepted exceptions. Calendar boxes are as high as their duration; the list view offers full rows instead. A row that is scrolled
 * halfway below the table head is too small for a moment. Changed grid cells contain the old and the new value, so their text differs
 * from their label; voice control does not need to activate them.
 */
const isOtherwise = (id: string, { html }: { html: string }) =>
  (id === 'target-size' && /--fc-event-color|class="row-check"/.test(html)) ||
  (id === 'label-content-name-mismatch' && html.includes('role="gridcell"'));

/** Returns all that affects the look of each frame part: its elements, and the page's theme and size. */
function partStatesOf(page: Page): Promise<Array<{ selector: string; state: string }>> {
  return page.evaluate((parts) => {
    const { documentElement: root, body } = document;
    const around = [root, body].map((element) => element.cloneNode(false) as HTMLElement);
    const theme = `${around.map(({ outerHTML }) => outerHTML).join('')} ${innerWidth}x${innerHeight}`;
    return parts.flatMap((selector) => {
      const found = [...document.querySelectorAll(selector)];
      const hidden = found.map((element) => element.closest('[aria-hidden], [inert]') !== null);
      const html = found.map(({ outerHTML }) => outerHTML).join('');
      return found.length > 0 ? [{ selector, state: `${theme} ${hidden.join()} ${html}` }] : [];
    });
  }, frame);
}
