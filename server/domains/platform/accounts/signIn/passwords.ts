import { hash, verify, type Options } from '@node-rs/argon2';
import pLimit from 'p-limit';

const parameters: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const shortest = 15;
/** Minimum length for accounts with a second factor, which adds protection. */
const shortestWithSecondFactor = 8;
const longest = 256;

/** At most two hashes run at once, because hashing needs memory and a thread. */
const twoAtOnce = pLimit(2);

export const hashPassword = (password: string): Promise<string> =>
  twoAtOnce(() => hash(password, parameters));

/**
 * Compares a password with a stored hash. Without a stored hash the same work is done, so that unknown accounts
 * take as long; passwords over 256 characters are rejected without work. Tests pass their own `verifyHash` to
 * count the work.
 */
export async function matchesPassword(
  stored: string | null,
  password: string,
  verifyHash: (hashed: string, password: string) => Promise<boolean> = verify,
): Promise<boolean> {
  if (password.length > longest) return false;
  const matches = await twoAtOnce(async () => verifyHash(stored ?? (await nobodysHash()), password));
  return stored !== null && matches;
}

/** Returns true when a password hash was made with other parameters than the current ones. */
export const isOutdated = (stored: string) =>
  !stored.includes(`$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`);

const common = [
  'password',
  'passwort',
  'motdepasse',
  'qwertyuiop',
  'azertyuiop',
  'letmein',
  'iloveyou',
  'welcome',
  'administrator',
  '1234567890',
  'abcdefghij',
];

/**
 * True for passwords that are too short, too long, or easy to guess. Easy to guess are passwords with fewer than
 * five different characters, or with fewer than eight characters beside common words and the user's own names and
 * e-mail.
 */
export function isWeak(
  password: string,
  person: { username?: string; email?: string; fullName?: string; hasSecondFactor?: boolean },
): boolean {
  const lower = password.toLowerCase();
  const least = person.hasSecondFactor ? shortestWithSecondFactor : shortest;
  if (password.length < least || password.length > longest) return true;
  if (new Set(lower).size < 5) return true;
  const own = [person.username, person.email, person.email?.split('@')[0], person.fullName].filter(
    (text) => text && text.length > 3,
  );
  const rest = [...common, ...own.map((text) => text!.toLowerCase())].reduce(
    (left, word) => left.replaceAll(word, ''),
    lower,
  );
  return rest.length < 8;
}

let nobody: Promise<string> | undefined;
const nobodysHash = () => (nobody ??= hash('nobody signs in with this', parameters));
