// Pages in a Chromium with a slowed-down processor, like the computers in a studio.
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** Factor by which the processor of measured pages is slowed down. */
export const slowdown = 4;

export interface Visitor {
  baseURL: string;
  /** True to sign in as the demo administrator. */
  signedIn: boolean;
}

/** Opens a page with an empty cache and a processor that is slowed down by `slowdown`. */
export async function openSlowPage(
  browser: Browser,
  { baseURL, signedIn }: Visitor,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  });
  if (signedIn) await signInWithoutPage(context);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, context };
}

async function signInWithoutPage(context: BrowserContext): Promise<void> {
  const answer = await context.request.post('/graphql', {
    data: {
      query:
        'mutation SignIn($email: String!, $password: String!) { signIn(email: $email, password: $password) { accessToken } }',
      variables: { email: 'admin@demo.com', password: 'admin' },
    },
  });
  const { errors } = (await answer.json()) as { errors?: Array<{ message: string }> };
  if (errors) throw new Error(`Signing in: ${errors[0]!.message}`);
}
