import type { Settings } from '../../../kit/domain.ts';
import { Budget } from '../../../kit/network/budget.ts';
import { SecretBox } from '../../../kit/secretBox.ts';

declare module '../../../kit/context.ts' {
  interface Services {
    contactForms: ContactForms;
  }
}

/** A form that is sent sooner after it was shown, in milliseconds, was not filled in by a person. */
const minAge = 3000;
/** After this time in milliseconds, the form has to be sent again. */
const maxAge = 86_400_000;

/**
 * Returns whether a form was sent too soon or too late after it was shown; undefined for neither. `at` is when it was shown; both moments
 * are in milliseconds.
 */
export const problemOfAge = (at: number, now: number): 'tooFast' | 'expired' | undefined =>
  !(now - at <= maxAge) ? 'expired' : now - at < minAge ? 'tooFast' : undefined;

/** Messages per minute of one network, and to one radio. */
const maxOfNetwork = 3;
const maxOfRadio = 30;

/** Protects the contact forms from programs, without cookies and scripts. */
export class ContactForms {
  readonly #box: SecretBox;
  readonly #networks: Budget;
  readonly #radios: Budget;

  constructor({ secret, counts }: Pick<Settings, 'secret' | 'counts'>) {
    this.#box = new SecretBox(secret, 'contact forms');
    this.#networks = new Budget({ limit: maxOfNetwork, name: 'contact forms of a network', counts });
    this.#radios = new Budget({ limit: maxOfRadio, name: 'contact forms of a radio', counts });
  }

  /** Signed time stamp of a form, which says when the form was shown. */
  stampOf(radioId: number, now = Date.now()): string {
    return `${now}.${this.#box.mark(`${radioId} ${now}`)}`;
  }

  /** The problem with the stamp of a form: `expired` also when it is missing or forged. Undefined when a person may have filled it in. */
  problemOf(stamp: string, radioId: number, now = Date.now()): 'tooFast' | 'expired' | undefined {
    const at = Number(/^(\d{13})\./.exec(stamp)?.[1] ?? Number.NaN);
    return stamp === this.stampOf(radioId, at) ? problemOfAge(at, now) : 'expired';
  }

  /**
   * Counts a message against the rate limits. Returns the seconds after which to try again, or undefined when the message may be
   * sent.
   */
  spend(radioId: number, network: string): number | undefined {
    const spent = this.#networks.spend(network);
    if (spent.isOver) return spent.reset;
    const ofRadio = this.#radios.spend(String(radioId));
    return ofRadio.isOver ? ofRadio.reset : undefined;
  }
}
