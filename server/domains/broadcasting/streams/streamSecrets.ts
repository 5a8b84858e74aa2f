import { SecretBox } from '../../../kit/secretBox.ts';

/** Encrypts passwords of streaming servers with the secret of the installation. Each is bound to its radio. */
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

  /** Decrypts a password. Empty when it was encrypted with another secret: it must be entered again. */
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
