// The page as the server sent it, which stands until the portal has come: see client/build/signInPage.ts.
import type { Proof } from '../../../apollo/session/proof';
import type { Step } from './SecondStep';

const firstPage = () => document.getElementById('first');

/** Whether it stands there still, with the cursor in one of its fields. */
export const isThere = () => firstPage() !== null;

/** Whether something was typed into it that would be lost. */
export const isTypedInto = () =>
  [...(firstPage()?.querySelectorAll('input') ?? [])].some(
    ({ type, value }) => type !== 'hidden' && value !== '',
  );

/** What the server answered to what was sent by that page. */
export const firstProblem = () =>
  firstPage()?.querySelector('[role=alert]:not([hidden])')?.textContent || undefined;

/** The second step, where that page asked for it. */
export function firstStep(): Step | undefined {
  const form = firstPage()?.querySelector('form');
  if (!form) return undefined;
  const values = new FormData(form);
  const challenge = values.get('challenge');
  if (!challenge) return undefined;
  return { challenge: String(challenge), proofs: String(values.get('proofs')).split(' ') as Proof[] };
}

/** Puts what was typed there into the same fields of a form of ours, with the cursor, and takes that page away. */
export function takeOverFrom(form: HTMLFormElement | null): void {
  const page = firstPage();
  for (const typed of page?.querySelectorAll('input') ?? []) {
    const own = form?.elements.namedItem(typed.name);
    if (!(own instanceof HTMLInputElement)) continue;
    if (typed.value) own.value = typed.value;
    if (typed === document.activeElement) own.focus();
  }
  page?.remove();
}
