import { createHmac, randomBytes } from 'node:crypto';
import { createSigner, createVerifier } from 'fast-jwt';

/** Time in days for which a device token is valid. A sign-in or refresh renews the token when it does not contain the account. */
export const deviceDays = 180;
/** Maximum number of accounts per device. Several people may share a studio computer. */
const maxAccounts = 20;

interface Device {
  id: string;
  /** Hashed accounts of the device, the latest added first. They are hashed because every user of the device can read them. */
  accounts: string[];
}

/**
 * Devices on which users signed in, recognised by a token that they store (OWASP device cookies). The token grants no access:
 * it only separates the failed attempts of a known device from those of strangers, so that strangers cannot lock users out.
 */
export class Devices {
  readonly #key: string;
  readonly #sign: (device: Device) => string;
  readonly #verify: (token: string) => Device;

  constructor(secret: string) {
    // A separate key, so that access tokens and device tokens cannot replace each other.
    const key = createHmac('sha256', secret).update('devices').digest('base64url');
    this.#key = key;
    this.#sign = createSigner({ key, algorithm: 'HS256', expiresIn: deviceDays * 86_400_000 });
    this.#verify = createVerifier({ key, algorithms: ['HS256'], cache: false });
  }

  /** The id of a device on which the account has signed in; undefined for other devices. */
  deviceOf(token: string | undefined, account: string): string | undefined {
    const device = this.#read(token);
    return device?.accounts.includes(this.#nameOf(account)) ? device.id : undefined;
  }

  /** The token of a device with an additional account: the one that has signed in now. */
  withAccount(token: string | undefined, account: string): string {
    const { id, accounts } = this.#read(token) ?? { id: randomBytes(16).toString('base64url'), accounts: [] };
    const name = this.#nameOf(account);
    const otherAccounts = accounts.filter((account) => account !== name);
    return this.#sign({ id, accounts: [name, ...otherAccounts].slice(0, maxAccounts) });
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
