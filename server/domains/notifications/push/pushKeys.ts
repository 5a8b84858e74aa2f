import { createECDH } from 'node:crypto';
import type { Database } from '../../../kit/database/database.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { SecretBox } from '../../../kit/secretBox.ts';
import type { StationKey } from './pushMessage.ts';

declare module '../../../kit/context.ts' {
  interface Services {
    pushKeys: PushKeys;
  }
}

const name = 'station';

/** A number may be shorter than what says it. */
const withZeros = (number: Buffer) => Buffer.concat([Buffer.alloc(32 - number.length), number]);

const keptKey = query('notifications.pushKey', (db, given: Given<{ name: string }>) =>
  db.selectFrom('PushKey').select(['publicKey', 'privateKey']).where('name', '=', given.name),
);

const firstKey = query(
  'notifications.firstPushKey',
  (db, given: Given<{ name: string; publicKey: string; privateKey: string }>) =>
    db
      .insertInto('PushKey')
      .values({ name: given.name, publicKey: given.publicKey, privateKey: given.privateKey })
      .onConflict((conflict) => conflict.doNothing()),
);

/** The key of this station for web push (VAPID): made at its first use, kept locked, and never another one after that. */
export class PushKeys {
  readonly #database: Database;
  readonly #box: SecretBox;
  #known: StationKey | undefined;

  constructor({ database, secret }: { database: Database; secret: string }) {
    this.#database = database;
    this.#box = new SecretBox(secret, 'web push');
  }

  async get(): Promise<StationKey> {
    this.#known ??= (await this.#kept()) ?? (await this.#made());
    return this.#known;
  }

  async #kept(): Promise<StationKey | undefined> {
    const kept = await keptKey.first(this.#database, { name });
    if (!kept) return undefined;
    return { publicKey: kept.publicKey, privateKey: this.#box.open(kept.privateKey, name) };
  }

  /** Of two processes that make one at once, both take the first. */
  async #made(): Promise<StationKey> {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    const publicKey = pair.getPublicKey('base64url');
    const privateKey = this.#box.lock(withZeros(pair.getPrivateKey()).toString('base64url'), name);
    await inTransaction(this.#database, async (transaction) =>
      firstKey.write(transaction, { name, publicKey, privateKey }),
    );
    return (await this.#kept())!;
  }
}
