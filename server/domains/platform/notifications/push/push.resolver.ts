import { createHash } from 'node:crypto';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { invalidInput, limitExceeded, notFound } from '../../../../kit/errors.ts';
import { limit } from '../../../../kit/limit.ts';
import { count } from '../../../../kit/query/counts.ts';
import { problemOfAddress } from '../outsideProblems.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import type { Builder } from '../../../../kit/query/tables.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { SessionOnly } from '../../../../kit/rules/rule.ts';
import { insertRow } from '../../../../kit/write/rowWrites.ts';
import { isOpenSession } from '../../accounts/validity.ts';
import { OwnPushDevice, PushDeviceInput } from './push.types.ts';
import { PushDevice } from './pushDevice.entity.ts';
import { areKeys } from './pushMessage.ts';
import { isPushService } from './pushServices.ts';

/** Browsers with web push of the viewer; never those of other people. */
@Resolver(() => OwnPushDevice)
export class PushResolver {
  @SessionOnly()
  @Query(() => String, {
    description:
      'Public VAPID key of this station, for the subscription of a browser (`applicationServerKey`).',
  })
  async pushKey(@Ctx() { services }: Context): Promise<string> {
    return (await services.pushKeys.get()).publicKey;
  }

  @SessionOnly()
  @Query(() => [OwnPushDevice], {
    description:
      'Browsers that show notifications of the viewer, the last subscribed first. A browser shows them while the viewer is signed in there.',
  })
  async pushDevices(@Ctx() context: Context): Promise<OwnPushDevice[]> {
    return findOwnDevices.all(context, { user: context.viewer!.userId, now: new Date() });
  }

  @SessionOnly()
  @Mutation(() => OwnPushDevice, {
    description:
      'Subscribes the current browser to web push for the viewer, until their session in it ends. LIMIT_EXCEEDED (`pushDevices`) beyond 20 browsers in which the viewer is signed in; BAD_USER_INPUT with `endpoint: unknown` for a push service that no known browser uses and that the setting `PUSH_SERVICES` does not list.',
  })
  async addPushDevice(
    @Arg('input', { description: 'Subscription of the browser.' }) input: PushDeviceInput,
    @Ctx() context: Context,
  ): Promise<OwnPushDevice> {
    if (!areKeys(input)) throw invalidInput({ publicKey: 'invalid' });
    if (!isPushService(context, input.endpoint)) throw invalidInput({ endpoint: 'unknown' });
    const problem = await problemOfAddress(context, input.endpoint);
    if (problem) throw invalidInput({ endpoint: problem });
    const endpointKey = createHash('sha256').update(input.endpoint).digest('base64url');
    const { userId: user, sessionId: session } = context.viewer!;
    const createdAt = new Date();
    const { device } = context.origin;
    const row = { ...input, user, session, endpointKey, device, createdAt };
    const id = await inTransaction(context.database, async (transaction) => {
      // The browser may still be subscribed for another person, whose notifications must not appear there any
      // more.
      await deleteDeviceOfBrowser.write(transaction, { endpointKey });
      if ((await countDevices.first(transaction, { user, now: createdAt }))!.count >= maxDevices.max)
        throw limitExceeded(maxDevices);
      const model = transaction.models.of(PushDevice);
      return (await insertRow(transaction, model, row, { radioId: undefined, deleted: 'hidden' })).id;
    });
    return { id, endpoint: input.endpoint, device, createdAt };
  }

  @SessionOnly()
  @Mutation(() => ID, {
    description:
      'Removes a browser of the viewer from web push, and returns its id. NOT_FOUND for browsers of other people.',
  })
  async deletePushDevice(
    @Arg('id', () => ID, { description: 'Id of the `OwnPushDevice`.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    const own = { id: parseId(id) ?? 0, user: context.viewer!.userId };
    const deleted = await inTransaction(context.database, async (transaction) =>
      deleteDevice.write(transaction, own),
    );
    if (deleted === 0) throw notFound('PushDevice');
    return id;
  }
}

const maxDevices = limit('pushDevices', 20, 'Browsers that one person subscribes to web push.');

/** Devices of a person in open sessions. The others show nothing and are not listed, so that nobody could remove them to make room. */
const devicesOf = (db: Builder, { user, now }: Given<{ user: number; now: Date }>) =>
  db
    .selectFrom('PushDevice as device')
    .innerJoin('Session as session', 'session.id', 'device.session')
    .where('device.user', '=', user)
    .where(isOpenSession(now));

const countDevices = query('notifications.countDevices', (db, given: Given<{ user: number; now: Date }>) =>
  devicesOf(db, given).select(count),
);

const findOwnDevices = query(
  'notifications.findOwnDevices',
  (db, given: Given<{ user: number; now: Date }>) =>
    devicesOf(db, given)
      .select(['device.id', 'device.endpoint', 'device.device', 'device.createdAt'])
      .orderBy('device.id', 'desc'),
);

const deleteDeviceOfBrowser = query(
  'notifications.deleteDeviceOfBrowser',
  (db, { endpointKey }: Given<{ endpointKey: string }>) =>
    db.deleteFrom('PushDevice').where('endpointKey', '=', endpointKey),
);

const deleteDevice = query(
  'notifications.deleteDevice',
  (db, { id, user }: Given<{ id: number; user: number }>) =>
    db.deleteFrom('PushDevice').where('id', '=', id).where('user', '=', user),
);
