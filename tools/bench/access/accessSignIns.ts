import { Agent } from 'node:http';
import { hashPassword } from '../../../server/domains/platform/accounts/signIn/passwords.ts';
import { Role } from '../../../server/domains/platform/permissions/roles/role.entity.ts';
import { newcomer } from '../../../server/domains/platform/permissions/roles/roles.ts';
import { Plan, User, UserStatus } from '../../../server/domains/platform/users/user.entity.ts';
import type { Orm } from '../../../server/orm.ts';
import { answerTo, type Target } from '../measuring/load.ts';
import { median } from '../measuring/measurements.ts';
import { startRegie } from '../regie.ts';
import { verdict } from '../measuring/verdict.ts';

const tries = 200;
const warmUp = 20;
const goalMilliseconds = 5;

const emailOf = (which: string, index: number) => `${which}${index}@example.com`;

/**
 * Adds one account for each try, so that throttling delays none of them. There must be fewer than 256 accounts, because each pair
 * of tries comes from its own network `10.<index>.…`.
 */
export async function addAccounts(orm: Orm): Promise<void> {
  const em = orm.em.fork();
  const passwordHash = await hashPassword('correct horse battery');
  const role = await em.findOneOrFail(Role, { key: newcomer });
  for (let index = 0; index < tries + warmUp; index++) {
    const name = `known${index}`;
    const person = { fullName: name, username: name, email: emailOf('known', index), passwordHash, role };
    const rest = { country: '', contact: '', currentPlan: Plan.BASIC, status: UserStatus.ACTIVE };
    em.create(User, { ...person, ...rest }, { partial: true });
  }
  await em.flush();
}

/** Compares sign-ins with a wrong password to known and to unknown accounts, in turns. Each sign-in comes from its own network. */
export async function signIns(file: string): Promise<void> {
  const target = await startRegie({ file, port: 4704, env: { TRUST_PROXY: '1' } });
  const agent = new Agent({ keepAlive: true });
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let index = 0; index < tries + warmUp; index++) {
    const pair = index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const [pairIndex, which] of pair.entries()) {
      const time = await timeOf(agent, target, emailOf(which, index), `10.${index}.${pairIndex}.1`);
      if (index >= warmUp) times[which].push(time);
    }
  }
  agent.destroy();
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const difference = Math.abs(known - unknown);
  console.log(`${tries} sign-ins each with a wrong password, in turns, median milliseconds\n`);
  console.log(`${'known accounts'.padEnd(44)}${known.toFixed(2).padStart(9)}`);
  console.log(`${'unknown accounts'.padEnd(44)}${unknown.toFixed(2).padStart(9)}`);
  const end = verdict(difference <= goalMilliseconds);
  console.log(
    `${'apart'.padEnd(44)}${difference.toFixed(2).padStart(9)}${`goal ${goalMilliseconds}`.padStart(12)}${end}\n`,
  );
}

async function timeOf(agent: Agent, { url }: Target, email: string, address: string): Promise<number> {
  const body = JSON.stringify({
    query: 'mutation ($email: String!) { signIn(email: $email, password: "wrong") { expiresAt } }',
    variables: { email },
  });
  const start = performance.now();
  const answer = await answerTo(agent, { url, headers: { 'x-forwarded-for': address } }, body);
  const time = performance.now() - start;
  if (!answer.text.includes('"INVALID_CREDENTIALS"')) throw new Error(answer.text);
  return time;
}
