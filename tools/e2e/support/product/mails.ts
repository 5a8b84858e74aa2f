import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns all mails that the product has sent so far, oldest first. Soft line breaks of quoted-printable are removed. */
export async function mailsOf(dataFolder: string): Promise<string[]> {
  const outbox = join(dataFolder, 'outbox');
  const files = (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith('.eml'));
  const mails = await Promise.all(files.sort().map((file) => readFile(join(outbox, file), 'utf8')));
  return mails.map((mail) => mail.replaceAll(/=\r?\n/g, ''));
}
