import { createECDH } from 'node:crypto';
import type { Database } from '../../../../kit/database/database.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { SecretBox } from '../../../../kit/secretBox.ts';
import type { StationKey } from './pushMessage.ts';

declare module '../../../../kit/context.ts' {
  interface Services {
    pushKeys: PushKeys;
  }
}

const name = 'station';

/** Pads a key to 32 bytes, because leading zero bytes are omitted from the buffer. */
const withZeros = (number: Buffer) => Buffer.concat([Buffer.alloc(32 - number.length), number]);

const findPushKey = query('notifications.findPushKey', (db, given: Given<{ name: string }>) =>
  db.selectFrom('PushKey').select(['publicKey', 'privateKey']).where('name', '=', given.name),
);

const insertPushKey = query(
  'notifications.insertPushKey',
  (db, given: Given<{ name: string; publicKey: string; privateKey: string }>) =>
    db
      .insertInto('PushKey')
      .values({ name: given.name, publicKey: given.publicKey, privateKey: given.privateKey })
      .onConflict((conflict) => conflict.doNothing()),
);

/** VAPID key of this station: created at the first use, stored encrypted, and never replaced. */
export class PushKeys {
  readonly #database: Database;
  readonly #box: SecretBox;
  #known: StationKey | undefined;

  constructor({ database, secret }: { database: Database; secret: string }) {
    this.#database = database;
    this.#box = new SecretBox(secret, 'web push');
  }

  async get(): Promise<StationKey> {
    this.#known ??= (await this.#stored()) ?? (await this.#made());
    return this.#known;
  }

  async #stored(): Promise<StationKey | undefined> {
    const stored = await findPushKey.first(this.#database, { name });
    if (!stored) return undefined;
    return { publicKey: stored.publicKey, privateKey: this.#box.open(stored.privateKey, name) };
  }

  /** Creates the key. When two processes create one at the same time, both use the row that was inserted first. */
  async #made(): Promise<StationKey> {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    const publicKey = pair.getPublicKey('base64url');
    const privateKey = this.#box.lock(withZeros(pair.getPrivateKey()).toString('base64url'), name);
    await inTransaction(this.#database, async (transaction) =>
      insertPushKey.write(transaction, { name, publicKey, privateKey }),
    );
    return (await this.#stored())!;
  }
}
