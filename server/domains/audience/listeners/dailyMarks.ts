import { createHmac, randomBytes } from 'node:crypto';
import { query, type Given } from '../../../kit/query/query.ts';
import type { SecretBox } from '../../../kit/secretBox.ts';
import type { Recording } from '../monitor/recordStatus.ts';

const findSalt = query('audience.findSalt', (db, { mount, day }: Given<{ mount: number; day: string }>) =>
  db
    .selectFrom('MountPoint as mount')
    .innerJoin('AudienceSalt as secret', 'secret.mount', 'mount.id')
    .select('secret.salt')
    .where('mount.id', '=', mount)
    .where('secret.day', '=', day),
);

const addSalt = query(
  'audience.addSalt',
  (db, { mount, day, salt }: Given<{ mount: number; day: string; salt: string }>) =>
    db
      .insertInto('AudienceSalt')
      .values({ mount, day, salt })
      .onConflict((conflict) => conflict.columns(['mount', 'day']).doNothing()),
);

const deleteOldSalts = query(
  'audience.deleteOldSalts',
  (db, { mount, day }: Given<{ mount: number; day: string }>) =>
    db.deleteFrom('AudienceSalt').where('mount', '=', mount).where('day', '<', day),
);

/**
 * Returns a function that pseudonymises a listener's IP address and user agent. It hashes them with the salt of the mount point and day,
 * which is created on first use.
 */
export async function marksOf(
  recording: Recording,
  box: SecretBox,
  { mount, day }: { mount: number; day: string },
): Promise<(address: string, agent: string) => string> {
  const known = await findSalt.first(recording, { mount, day });
  const locked = known?.salt ?? (await madeSalt(recording, box, mount, day));
  const salt = box.open(locked, ownerOf(mount));
  return (address, agent) =>
    createHmac('sha256', salt)
      .update(JSON.stringify([mount, address, agent]))
      .digest('base64url')
      .slice(0, 32);
}

async function madeSalt(recording: Recording, box: SecretBox, mount: number, day: string): Promise<string> {
  await deleteOldSalts.write(recording, { mount, day });
  const salt = box.lock(randomBytes(32).toString('base64url'), ownerOf(mount));
  await addSalt.write(recording, { mount, day, salt });
  // Another process may have inserted the salt at the same moment: the stored salt wins.
  return (await findSalt.first(recording, { mount, day }))!.salt;
}

const ownerOf = (mount: number) => `mount ${mount}`;
