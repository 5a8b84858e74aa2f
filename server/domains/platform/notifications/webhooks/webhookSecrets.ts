import { createHmac, randomBytes } from 'node:crypto';
import { stationMark } from '../../../../kit/network/stationMark.ts';
import { SecretBox } from '../../../../kit/secretBox.ts';

declare module '../../../../kit/context.ts' {
  interface Services {
    webhookSecrets: WebhookSecrets;
  }
}

const start = 'whsec_';

/** Signing secrets of webhooks, encrypted. Only this installation can read them, and only for their owner. */
export class WebhookSecrets {
  readonly #box: SecretBox;

  constructor({ secret }: { secret: string }) {
    this.#box = new SecretBox(secret, 'webhooks');
  }

  /** Creates a secret; `secret` is shown to its owner once, `locked` is stored. */
  make(user: number): { secret: string; locked: string } {
    const secret = `${start}${randomBytes(32).toString('base64')}`;
    return { secret, locked: this.#box.lock(secret, `user ${user}`) };
  }

  open(locked: string, user: number): string {
    return this.#box.open(locked, `user ${user}`);
  }
}

/** Returns the HTTP headers of a signed message, in the format of Standard Webhooks. Receivers can verify them with any such library. */
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
