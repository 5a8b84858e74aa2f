import 'reflect-metadata';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApp, type App } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { WebhookDelivery } from '../../server/domains/platform/notifications/webhooks/webhookDelivery.entity.ts';
import { Webhook } from '../../server/domains/platform/notifications/webhooks/webhook.entity.ts';
import { Role } from '../../server/domains/platform/permissions/roles/role.entity.ts';
import { TeamMember } from '../../server/domains/platform/organization/teams/teamMember.entity.ts';
import { liveSoonNotice } from '../../server/domains/scheduling/reminders/liveSoonNotice.ts';
import { Plan, User, UserStatus } from '../../server/domains/platform/users/user.entity.ts';
import { inTransaction } from '../../server/kit/resource/transaction.ts';
import { openOrm, type Orm } from '../../server/orm.ts';
import { verdict } from './measuring/verdict.ts';
import { inBenchFolder, migrated } from './regie.ts';

/**
 * `npm run bench:notifications`: measures the delivery of notifications and webhook messages. Prints how long a notification
 * takes to reach the inboxes of 10,000 team members, whose permissions are checked one by one; and how long 2,000 messages take
 * to reach twenty webhooks, one of which does not respond.
 */
const goals = { people: 5, messages: 60 };
const people = 10_000;
const hooks = 20;
const events = 100;

const about = { data: { title: 'Breakfast', startsAt: 0 }, path: '/admin/studio/live', radioId: 1 };

await inBenchFolder(async (folder) => {
  const file = join(folder, 'notifications.sqlite');
  await migrated(file, addPeople);
  const config = readConfig({
    DATABASE_URL: `sqlite:${file}`,
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    STREAM_MONITORING: 'no',
    RECEIVER_NETWORKS: '127.0.0.0/8',
    PUSH_SERVICES: '127.0.0.1',
  });
  const orm = await openOrm(config.database);
  const app = await createApp({ config, orm });
  try {
    print(`${people} people of a team`, await notifyAll(app, orm), goals.people);
    await sendAll(app, orm);
  } finally {
    await app.close();
    await orm.close(true);
  }
});

async function addPeople(orm: Orm): Promise<void> {
  const rest = { country: '', contact: '', currentPlan: Plan.BASIC, status: UserStatus.ACTIVE };
  for (let from = 0; from < people; from += 500) {
    const em = orm.em.fork();
    const role = await em.findOneOrFail(Role, { key: 'admin' });
    for (let index = from; index < from + 500; index++) {
      const name = `person${index}`;
      const person = { ...rest, fullName: name, username: name, email: `${name}@example.com`, role };
      const user = em.create(User, person, { partial: true });
      em.create(TeamMember, { user, radio: 1, role }, { partial: true });
    }
    await em.flush();
  }
}

/** Seconds until the notification is in all inboxes. */
async function notifyAll({ shared }: App, orm: Orm): Promise<number> {
  const ids = (await orm.em.fork().find(User, { username: { $like: 'person%' } })).map(({ id }) => id);
  const start = performance.now();
  await inTransaction(shared.database, async (transaction) =>
    shared.services.notices.notify(transaction, liveSoonNotice, { ...about, to: ids }),
  );
  await shared.services.jobs.idle();
  const seconds = (performance.now() - start) / 1000;
  const [[count]] = (await shared.database.rows('select count(*) from inbox_line', [])) as [[number]];
  if (Number(count) !== people) throw new Error(`${count} of ${people} have it.`);
  return seconds;
}

async function sendAll({ shared }: App, orm: Orm): Promise<void> {
  const { services, database } = shared;
  const em = orm.em.fork();
  const user = (await em.findOneOrFail(User, { email: 'admin@demo.com' })).id;
  let arrived = 0;
  const well = await serving((request, response) => {
    request.resume().on('end', () => {
      arrived++;
      response.writeHead(204).end();
    });
  });
  const hanging = await serving((request) => void request.resume());
  for (let index = 0; index < hooks; index++)
    await em.insert(Webhook, {
      user,
      about: 1,
      url: index === 0 ? hanging.url : `${well.url}/${index}`,
      secret: services.webhookSecrets.make(user).locked,
      kinds: [liveSoonNotice.name],
      isOn: true,
      silences: 0,
      createdAt: new Date(),
    });
  const start = performance.now();
  for (let event = 0; event < events; event++)
    await inTransaction(database, async (transaction) =>
      services.notices.notify(transaction, liveSoonNotice, { ...about, to: [] }),
    );
  const expected = events * (hooks - 1);
  const isOver = () => arrived >= expected || performance.now() - start > 2 * goals.messages * 1000;
  while (!isOver()) await new Promise((resolve) => setTimeout(resolve, 20));
  const seconds = (performance.now() - start) / 1000;
  const deliveryCount = await orm.em.fork().count(WebhookDelivery, {});
  print(
    `${deliveryCount} messages, ${arrived} of ${expected} beside one receiver that hangs`,
    seconds,
    goals.messages,
  );
  well.close();
  hanging.close();
}

async function serving(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, close };
}

function print(what: string, seconds: number, goal: number): void {
  console.log(
    `${what.padEnd(64)}${seconds.toFixed(1).padStart(7)} s, goal ${goal} s${verdict(seconds <= goal)}`,
  );
}
