import type * as Library from '@simplewebauthn/browser';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** What the server asks of the browser, and what goes back with its answer. */
export interface PasskeyTask {
  challenge: string;
  options: string;
}

/** Whether this browser has passkeys for this page: they belong to a name, never to a bare number. */
export const hasPasskeys = (hostname = location.hostname): boolean =>
  'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(hostname);

/** Asks the person for one of their passkeys; undefined when they would rather not. */
export const askForPasskey = ({ challenge, options }: PasskeyTask) =>
  answering(challenge, async ({ startAuthentication }) =>
    startAuthentication({ optionsJSON: JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON }),
  );

/** Asks the person to make a passkey; undefined when they would rather not. */
export const askToMakePasskey = ({ challenge, options }: PasskeyTask) =>
  answering(challenge, async ({ startRegistration }) =>
    startRegistration({ optionsJSON: JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON }),
  );

async function answering(
  challenge: string,
  ask: (library: typeof Library) => Promise<object>,
): Promise<{ challenge: string; response: string } | undefined> {
  try {
    return { challenge, response: JSON.stringify(await ask(await import('@simplewebauthn/browser'))) };
  } catch (error) {
    // Browsers do not tell apart who said no, who waited too long, and who has no such key.
    if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return undefined;
    throw error;
  }
}
