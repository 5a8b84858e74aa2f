// Looks for what keeps people from using a page.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Not asked by itself: what is called otherwise than it reads, and what is too small to be hit. */
const rules = { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } };

const grave = new Set(['serious', 'critical']);

/** The frame around a page, which most pages share. */
const frame = ['header', 'nav', 'aside'];

/** What was looked at before and is in order, as text: the same part of a page is not looked at again. */
const inOrder = new Set<string>();

/** Fails when axe finds something serious or critical on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  const looks = await looksOf(page);
  const known = looks.filter(({ look }) => inOrder.has(look));
  let found = await graveOn(page, known);
  // Something may have begun to fade while axe was looking, such as a button that can be pressed from then on: what is wrong
  // is wrong still when that is over.
  if (found.length > 0) found = await graveOn(page, known);
  if (found.length === 0) return looks.forEach(({ look }) => inOrder.add(look));
  const lines = found.flatMap(({ id, help, nodes }) => [
    `${id}: ${help}`,
    ...nodes.map((node) => `  ${node.target.join(' ')}\n    ${node.html}`),
  ]);
  throw new Error(`Not accessible: ${page.url()}\n${lines.join('\n')}`);
}

async function graveOn(page: Page, known: ReadonlyArray<{ selector: string }>) {
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
 * In a calendar something is as tall as it is long; the list of the same days gives it the height of a row. A row that slides
 * under the head of its table is near to that for a moment. A cell that was changed tells from what to what, and is called by
 * nobody.
 */
const isOtherwise = (id: string, { html }: { html: string }) =>
  (id === 'target-size' && /--fc-event-color|class="row-check"/.test(html)) ||
  (id === 'label-content-name-mismatch' && html.includes('role="gridcell"'));

/** Each part of the frame with all that its look depends on: its own elements, and the theme and size of the page. */
function looksOf(page: Page): Promise<Array<{ selector: string; look: string }>> {
  return page.evaluate((parts) => {
    const { documentElement: root, body } = document;
    const around = [root, body].map((element) => element.cloneNode(false) as HTMLElement);
    const theme = `${around.map(({ outerHTML }) => outerHTML).join('')} ${innerWidth}x${innerHeight}`;
    return parts.flatMap((selector) => {
      const found = [...document.querySelectorAll(selector)];
      const hidden = found.map((element) => element.closest('[aria-hidden], [inert]') !== null);
      const html = found.map(({ outerHTML }) => outerHTML).join('');
      return found.length > 0 ? [{ selector, look: `${theme} ${hidden.join()} ${html}` }] : [];
    });
  }, frame);
}
