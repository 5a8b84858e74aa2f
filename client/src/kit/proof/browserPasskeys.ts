import type * as Library from '@simplewebauthn/browser';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** WebAuthn options as JSON, and the server's challenge token. The token must be returned with the response. */
export interface PasskeyTask {
  challenge: string;
  options: string;
}

/** Returns whether passkeys are available. They require a host name: IP addresses are not supported. */
export const hasPasskeys = (hostname = location.hostname): boolean =>
  'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(hostname);

/** Asks the person to authenticate with one of their passkeys; undefined when cancelled. */
export const requestPasskey = ({ challenge, options }: PasskeyTask) =>
  answering(challenge, async ({ startAuthentication }) =>
    startAuthentication({ optionsJSON: JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON }),
  );

/** Asks the person to create a passkey; undefined when cancelled. */
export const requestNewPasskey = ({ challenge, options }: PasskeyTask) =>
  answering(challenge, async ({ startRegistration }) =>
    startRegistration({ optionsJSON: JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON }),
  );

async function answering(
  challenge: string,
  runCeremony: (library: typeof Library) => Promise<object>,
): Promise<{ challenge: string; response: string } | undefined> {
  try {
    return {
      challenge,
      response: JSON.stringify(await runCeremony(await import('@simplewebauthn/browser'))),
    };
  } catch (error) {
    // Browsers report the same error when the user refuses, when the time is over, and when there is no key.
    if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return undefined;
    throw error;
  }
}
