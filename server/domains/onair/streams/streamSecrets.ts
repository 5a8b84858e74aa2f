import { SecretBox } from '../../../kit/secretBox.ts';

/** Passwords of streaming servers: kept so that only this installation reads them, and only for their own radio. */
export class StreamSecrets {
  readonly #box: SecretBox;

  constructor({ secret }: { secret: string }) {
    this.#box = new SecretBox(secret, 'stream passwords');
  }

  lock(password: string, radioId: number): string {
    return password === ''
      ? ''
      : /* guard: stream-password-encrypted */ this.#box.lock(password, `radio ${radioId}`);
  }

  /** One that was locked with another secret of the installation is as good as none: it is to be given anew. */
  open(locked: string, radioId: number): string {
    if (locked === '') return '';
    try {
      return this.#box.open(locked, `radio ${radioId}`);
    } catch {
      return '';
    }
  }
}

declare module '../../../kit/context.ts' {
  interface Services {
    streamSecrets: StreamSecrets;
  }
}
