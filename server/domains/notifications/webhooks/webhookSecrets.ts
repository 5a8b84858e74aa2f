import { createHmac, randomBytes } from 'node:crypto';
import { stationMark } from '../../../kit/network/stationMark.ts';
import { SecretBox } from '../../../kit/secretBox.ts';

declare module '../../../kit/context.ts' {
  interface Services {
    webhookSecrets: WebhookSecrets;
  }
}

const start = 'whsec_';

/** What messages to webhooks are signed with: kept so that only this installation reads it, and for its own person alone. */
export class WebhookSecrets {
  readonly #box: SecretBox;

  constructor({ secret }: { secret: string }) {
    this.#box = new SecretBox(secret, 'webhooks');
  }

  /** A new secret, as its owner is shown it once, and as it is kept. */
  make(user: number): { secret: string; locked: string } {
    const secret = `${start}${randomBytes(32).toString('base64')}`;
    return { secret, locked: this.#box.lock(secret, `user ${user}`) };
  }

  open(locked: string, user: number): string {
    return this.#box.open(locked, `user ${user}`);
  }
}

/** The headers of a signed message, in the form of Standard Webhooks: a receiver checks it with any library for these. */
export function signedHeaders(
  secret: string,
  { key, body, at }: { key: string; body: string; at: Date },
): Record<string, string> {
  const stamp = String(Math.floor(at.getTime() / 1000));
  const bytes = Buffer.from(secret.slice(start.length), 'base64');
  const signature = createHmac('sha256', bytes)
    // guard: webhook-signed-with-timestamp
    .update(`${key}.${stamp}.${body}`)
    .digest('base64');
  return {
    'content-type': 'application/json',
    'user-agent': 'Regie',
    [stationMark]: '1',
    'webhook-id': key,
    'webhook-timestamp': stamp,
    'webhook-signature': `v1,${signature}`,
  };
}
