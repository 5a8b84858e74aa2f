import type { Services } from '../../../../kit/context.ts';
import type { Database } from '../../../../kit/database/database.ts';
import { JobProblem, type JobKind } from '../../../../kit/jobs/jobKind.ts';
import { OutsideError } from '../../../../kit/network/outside.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { findReader } from '../../accounts/mailedLinks/mails.ts';
import { isOpenSession } from '../../accounts/validity.ts';
import { findUnseenLine } from '../delivery/findUnseenLine.ts';
import { seenBy } from '../seenBy.ts';
import { encrypted, stationAuthorization, type PushTarget } from './pushMessage.ts';

interface Push {
  /** Id of the inbox line. */
  line: number;
  device: number;
  /** True to close the notification again, because nobody can act on it any more. */
  isWithdrawal?: true;
}

/** Tag by which a browser identifies the notification of an inbox line. */
const tagOf = (line: number) => `line ${line}`;

/** Maximum length of the title, and of the body. Push services accept 4 KB including the encryption overhead. */
const longestText = 600;
/**
 * How long the push service retains a message for a browser that is closed, in milliseconds. Notices with a
 * lifetime are retained until they expire instead.
 */
const usualLifetime = 86_400_000;

/**
 * Finds the subscription with its open session.
 * Nothing is sent to a browser in which the person has signed out.
 */
const findDeviceToPush = query(
  'notifications.findDeviceToPush',
  (db, { device, now }: Given<{ device: number; now: Date }>) =>
    db
      .selectFrom('PushDevice as device')
      .innerJoin('Session as session', 'session.id', 'device.session')
      .select(['device.id', 'device.user', 'device.endpoint', 'device.publicKey', 'device.auth'])
      .where('device.id', '=', device)
      .where(isOpenSession(now)),
);

const deletePushDevice = query('notifications.deletePushDevice', (db, { id }: Given<{ id: number }>) =>
  db.deleteFrom('PushDevice').where('id', '=', id),
);

/**
 * Sends a notification to a browser, or withdraws it there. Does not send a notification that was seen meanwhile, that has expired,
 * or that the person may no longer see.
 */
export const pushJob: JobKind<Push> = {
  name: 'notifications.push',
  does: 'Shows one notification in a browser.',
  atOnce: 8,
  tries: 5,
  pause: { first: 10, longest: 900 },
  timeLimit: 30,
  sendsNoNotice: true,
  read: (stored) => stored as Push,
  async work({ services, database, data, signal }) {
    const now = Date.now();
    const device = await findDeviceToPush.first(database, { device: data.device, now: new Date(now) });
    const scope = { services, database, signal };
    if (data.isWithdrawal) {
      const text = JSON.stringify({ tag: tagOf(data.line), isWithdrawal: true });
      if (device) await push(scope, device, { text, isUrgent: true, lifetime: usualLifetime });
      return;
    }
    const line = device && (await findUnseenLine.first(database, { id: data.line }));
    if (!line || line.user !== device.user) return;
    const kind = services.notificationKinds.of(line.kind);
    if (!(await seenBy(services.accounts, line.user)(line.about, kind))) return;
    const lifetime = kind?.lifetime === undefined ? usualLifetime : line.at.getTime() + kind.lifetime - now;
    if (lifetime <= 0) return;
    const reader = await findReader(database, line.user);
    const { subject, text: body } = services.notificationKinds.wordsOf(line, reader);
    const message = {
      title: subject.slice(0, longestText),
      body: body.slice(0, longestText),
      path: line.path,
      tag: tagOf(data.line),
      language: reader.language,
    };
    const text = JSON.stringify(message);
    await push(scope, device, { text, isUrgent: kind?.isUrgent ?? false, lifetime });
  },
};

async function push(
  { services, database, signal }: { services: Services; database: Database; signal: AbortSignal },
  device: PushTarget & { id: number },
  { text, isUrgent, lifetime }: { text: string; isUrgent: boolean; lifetime: number },
): Promise<void> {
  const { endpoint } = device;
  const headers = {
    authorization: stationAuthorization(
      endpoint,
      await services.pushKeys.get(),
      services.accounts.portalUrl(),
    ),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(Math.ceil(lifetime / 1000)),
    urgency: isUrgent ? 'high' : 'normal',
  };
  try {
    const { status } = await services.outside.post(endpoint, {
      headers,
      body: encrypted(text, device),
      signal,
    });
    if (status >= 200 && status < 300) return;
    // The subscription has expired or was cancelled.
    if (status === 404 || status === 410) {
      await inTransaction(database, async (transaction) =>
        deletePushDevice.write(transaction, { id: device.id }),
      );
      return;
    }
    throw new JobProblem(`The push service answered ${status}.`, { isFinal: status >= 400 && status < 429 });
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    throw new JobProblem(`The push service cannot be reached: ${error.problem}.`, {
      isFinal: error.problem === 'REFUSED_ADDRESS',
    });
  }
}
