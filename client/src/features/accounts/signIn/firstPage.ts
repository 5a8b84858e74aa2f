// Static sign-in page, sent by the server and shown until the portal has loaded: see client/build/signInPage.ts.
import type { ReauthenticationMethod } from '../../../apollo/session/reauthenticationMethod';
import type { Step } from './SecondStep';

const firstPage = () => document.getElementById('first');

/** True while the static sign-in page is still in the document. The user may be typing into one of its fields. */
export const isThere = () => firstPage() !== null;

/** True when the user has typed into a field of the static sign-in page. */
export const isTypedInto = () =>
  [...(firstPage()?.querySelectorAll('input') ?? [])].some(
    ({ type, value }) => type !== 'hidden' && value !== '',
  );

/** Error text on the static sign-in page after its form was submitted; undefined without an error. */
export const firstProblem = () =>
  firstPage()?.querySelector('[role=alert]:not([hidden])')?.textContent || undefined;

/** Reads the second sign-in step from the static page; undefined while it asks for the password. */
export function firstStep(): Step | undefined {
  const form = firstPage()?.querySelector('form');
  if (!form) return undefined;
  const values = new FormData(form);
  const challenge = values.get('challenge');
  if (!challenge) return undefined;
  return {
    challenge: String(challenge),
    methods: String(values.get('methods')).split(' ') as ReauthenticationMethod[],
  };
}

/** Moves typed text and focus from the static sign-in page to `form`. Fields are matched by name. Then removes the static page. */
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
