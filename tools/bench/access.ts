import 'reflect-metadata';
import { join } from 'node:path';
import { addAccounts, signIns } from './access/accessSignIns.ts';
import { refusals } from './access/accessRefusals.ts';
import { shares } from './access/accessShares.ts';
import { copyOf, inBenchFolder, migrated } from './regie.ts';

/**
 * `npm run bench:access`: cost of the access guards. Measures whether failed sign-ins take equally long for known and unknown
 * accounts, how fast hostile documents are rejected, and how much of a request the session check and the rules take. `npm run
 * bench:access -- refusals` runs one part; the others are `signins` and `shares`.
 */
const [only] = process.argv.slice(2);
const isWanted = (part: string) => !only || part === only;

await inBenchFolder(async (folder) => {
  const template = join(folder, 'template.sqlite');
  await migrated(template, addAccounts);
  const copy = (name: string) => copyOf(template, join(folder, `${name}.sqlite`));
  if (isWanted('signins')) await signIns(copy('signIns'));
  if (isWanted('refusals')) await refusals(copy('refusals'));
  if (isWanted('shares')) await shares(copy('shares'));
});
