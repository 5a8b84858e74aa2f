import { createHmac, randomBytes } from 'node:crypto';
import { createSigner, createVerifier } from 'fast-jwt';

/** For how long a device is known after somebody signed in on it. */
export const deviceDays = 180;
/** A computer of a studio has many people. */
const maxAccounts = 20;

interface Device {
  id: string;
  /** Which accounts were signed in to on it, the last one first; not by name, for anybody at the device may look. */
  accounts: string[];
}

/**
 * Devices on which somebody signed in, known by a token of ours that they keep. It opens nothing: it only says that wrong
 * guesses of others are not theirs, so that nobody is kept out by a stranger's failures (OWASP calls them device cookies).
 */
export class Devices {
  readonly #key: string;
  readonly #sign: (device: Device) => string;
  readonly #verify: (token: string) => Device;

  constructor(secret: string) {
    // A key of its own: no access token is a device, and no device an access token.
    const key = createHmac('sha256', secret).update('devices').digest('base64url');
    this.#key = key;
    this.#sign = createSigner({ key, algorithm: 'HS256', expiresIn: deviceDays * 86_400_000 }) as never;
    this.#verify = createVerifier({ key, algorithms: ['HS256'], cache: false }) as never;
  }

  /** The id of a device on which an account was signed in to; undefined for any other. */
  deviceOf(token: string | undefined, account: string): string | undefined {
    const device = this.#read(token);
    return device?.accounts.includes(this.#nameOf(account)) ? device.id : undefined;
  }

  /** The token of a device on which an account is signed in to by now. */
  withAccount(token: string | undefined, account: string): string {
    const { id, accounts } = this.#read(token) ?? { id: randomBytes(16).toString('base64url'), accounts: [] };
    const name = this.#nameOf(account);
    const others = accounts.filter((other) => other !== name);
    return this.#sign({ id, accounts: [name, ...others].slice(0, maxAccounts) });
  }

  #read(token: string | undefined): Device | undefined {
    if (token === undefined) return undefined;
    try {
      const { id, accounts } = this.#verify(token);
      return { id, accounts };
    } catch {
      return undefined;
    }
  }

  #nameOf(account: string): string {
    return createHmac('sha256', this.#key).update(account).digest('base64url').slice(0, 16);
  }
}
