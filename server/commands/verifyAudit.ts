import 'reflect-metadata';
import { checkAudit, isStillSealed, sealKey } from '../domains/platform/public.ts';
import { withDatabase } from './withDatabase.ts';

/**
 * `npm run audit:verify`: verifies the hashes of all audit seals. Prints the ranges of entries that were changed or deleted. `npm
 * run audit:verify -- 17:hash` also checks that the seal that an earlier run printed as its head still exists.
 */
const [noted] = process.argv.slice(2);
const [notedId, notedHash] = noted?.split(':') ?? [];
if (noted && !(Number(notedId) > 0 && notedHash)) {
  console.error('Usage: npm run audit:verify -- [SEAL:HASH]');
  process.exit(2);
}

await withDatabase(async ({ config, database }) => {
  const { sealed, unsealed, head, broken } = await checkAudit(database, sealKey(config.secret));
  const isWhole = broken.length === 0;
  for (const { after, last, sealed: before, found } of broken)
    console.error(
      `Entries ${after + 1} to ${last} are not what they were when they were sealed (sealed: ${before}, found: ${found}).`,
    );
  if (!isWhole) console.error('All seals break where the installation has another SECRET than before.');
  console.log(`Sealed entries: ${sealed}; newer than the last seal: ${unsealed}.`);
  if (head.id > 0) console.log(`Head: ${head.id}:${head.hash}`);
  const isIntact = !noted || (await isStillSealed(database, { id: Number(notedId), hash: notedHash! }));
  if (!isIntact) console.error(`The seal ${notedId} is not the one that was noted, or is gone.`);
  if (!isWhole || !isIntact) process.exitCode = 1;
});
