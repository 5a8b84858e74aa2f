import { hash, verify } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { hashPassword, isOutdated, isWeak, matchesPassword } from './passwords.ts';

describe('passwords', () => {
  test('are stored as argon2id with the configured strength', async () => {
    const stored = await hashPassword('correct horse battery');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(stored).not.toBe(await hashPassword('correct horse battery'));
    expect(isOutdated(stored)).toBe(false);
  });

  test('match themselves and nothing else', async () => {
    const stored = await hashPassword('correct horse battery');
    expect(await matchesPassword(stored, 'correct horse battery')).toBe(true);
    for (const wrong of ['correct horse batterY', 'correct horse battery ', ''])
      expect(await matchesPassword(stored, wrong)).toBe(false);
  });

  test('match nothing where there is none, after the same work', async () => {
    const ofAccount = await verifications(await hashPassword('correct horse battery'));
    const ofNobody = await verifications(null);
    expect(ofAccount).toEqual([{ work: '$argon2id$v=19$m=19456,t=2,p=1$', password: 'wrong' }]);
    expect(ofNobody).toEqual(ofAccount);
    expect(await matchesPassword(null, 'nobody signs in with this')).toBe(false);
  });

  test('of more than 256 characters are refused without hashing them', async () => {
    const long = 'x'.repeat(257);
    expect(await matchesPassword(await hash(long), long)).toBe(false);
  });

  test('with weaker parameters than today are known', async () => {
    expect(isOutdated(await hash('x', { memoryCost: 8192, timeCost: 2, parallelism: 1 }))).toBe(true);
    expect(isOutdated(await hash('x', { memoryCost: 19_456, timeCost: 1, parallelism: 1 }))).toBe(true);
  });

  test.each([
    ['short', 'Tr0ub4dor&3xyz'],
    ['long', 'abcdefgh'.repeat(33)],
    ['few letters', 'abababababababab'],
    ['a common word repeated', 'passwordpassword'],
    ['common words in a row', 'Welcome1234567890'],
    ['the username', 'ada.merle-1-ada.merle'],
    ['the e-mail address', 'ada@demo.comada@demo.com'],
    ['the own name', 'Ada Merle Ada Merle'],
  ])('that are weak are refused: %s', (_, password) => {
    expect(isWeak(password, { username: 'ada.merle', email: 'ada@demo.com', fullName: 'Ada Merle' })).toBe(
      true,
    );
  });

  test('may be as short as 8 characters beside a second factor, and as weak as ever not', () => {
    const person = { username: 'ada.merle', hasSecondFactor: true };
    expect(isWeak('kT4-zu9!', person)).toBe(false);
    expect(isWeak('kT4-zu9!', { ...person, hasSecondFactor: false })).toBe(true);
    for (const password of ['kT4-zu9', 'password', 'abababab', 'ada.merle1'])
      expect(isWeak(password, person)).toBe(true);
  });

  test.each([
    'correct horse battery',
    'vent qui tourne 27',
    '密码很长很安全的一个短语真的很长',
    'x1y2z3'.repeat(11),
  ])('that are good are taken: %s', (password) => {
    expect(isWeak(password, { username: 'ada.merle', email: 'ada@demo.com', fullName: 'Ada Merle' })).toBe(
      false,
    );
  });
});

/**
 * Returns the hash verifications that one comparison performs.
 * Each has its password and its parameters, which determine the work.
 */
async function verifications(stored: string | null): Promise<{ work: string; password: string }[]> {
  const performed: { work: string; password: string }[] = [];
  await matchesPassword(stored, 'wrong', async (hashed, password) => {
    performed.push({ work: /^\$[^$]+\$[^$]+\$[^$]+\$/.exec(hashed)![0], password });
    return verify(hashed, password);
  });
  return performed;
}
