import { readFile } from 'node:fs/promises';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { CommentForms } from './commentForms.ts';

const script = await readFile(
  new URL('../../../../client/public/assets/comments.js', import.meta.url),
  'utf8',
);
const forms = new CommentForms({ secret: 'a secret of this test', counts: undefined });

interface ScriptedElement {
  value: string;
  readonly textContent: string;
  dispatchEvent: (event: object) => boolean;
}

/** The part of the window of a page that the test uses. */
interface ScriptedWindow {
  readonly document: { querySelector: (selector: string) => ScriptedElement | null };
  readonly Event: new (name: string, options: { bubbles: boolean; cancelable?: boolean }) => object;
  readonly HTMLFormElement: { readonly prototype: { submit: () => void } };
  eval: (script: string) => void;
}

/** A page with the form, in which the script runs. Returns what is sent at the end. */
function openPage(proof: string) {
  const options = { runScripts: 'outside-only', url: 'https://radio.example/site/horizon/en/blog/post' };
  const { window } = new JSDOM(
    `<comment-form challenge="/comment.json" status="Sending"><form><input type="hidden" name="proof"><textarea name="text"></textarea><p role="status"></p></form></comment-form>`,
    options as object,
  ) as unknown as { window: ScriptedWindow };
  const { document } = window;
  const requests: string[] = [];
  const fetch = async (url: string) => {
    requests.push(url);
    return { ok: true, json: async () => forms.challengeOf(1, 7, Date.now() - 60_000) };
  };
  Object.defineProperty(window, 'crypto', { value: globalThis.crypto });
  Object.defineProperty(window, 'fetch', { value: fetch });
  const field = document.querySelector('[name=proof]')!;
  field.value = proof;
  const sent = new Promise<string>((resolve) => {
    window.HTMLFormElement.prototype.submit = () => resolve(field.value);
  });
  window.eval(script);
  const type = () =>
    document.querySelector('textarea')!.dispatchEvent(new window.Event('input', { bubbles: true }));
  const submit = () => {
    const event = new window.Event('submit', { bubbles: true, cancelable: true });
    document.querySelector('form')!.dispatchEvent(event);
  };
  return { type, submit, sent, requests, status: () => document.querySelector('[role=status]')!.textContent };
}

test('the script solves the challenge that it fetches when somebody writes, and then sends the form once', async () => {
  const { type, submit, sent, requests, status } = openPage('');
  expect(requests).toEqual([]);
  type();
  type();
  submit();
  submit();
  expect(status()).toBe('Sending');
  const checked = await forms.check(await sent, 1, 7);
  expect(checked).toMatchObject({ isSolved: true });
  expect(requests).toEqual(['/comment.json']);
});

test('the script solves the challenge of a form that came back', async () => {
  const challenge = await forms.challengeOf(1, 7, Date.now() - 60_000);
  const { submit, sent, requests } = openPage(JSON.stringify({ challenge }));
  submit();
  expect(await forms.check(await sent, 1, 7)).toMatchObject({ isSolved: true });
  expect(requests).toEqual([]);
});
