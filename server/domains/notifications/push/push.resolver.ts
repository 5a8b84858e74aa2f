import { createHash } from 'node:crypto';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput, limitExceeded, notFound } from '../../../kit/errors.ts';
import { limit } from '../../../kit/limit.ts';
import { count } from '../../../kit/query/counts.ts';
import { problemOfAddress } from '../outsideProblems.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { SessionOnly } from '../../../kit/rules/rule.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { isOpenSession } from '../../accounts/stillGood.ts';
import { OwnPushDevice, PushDeviceInput } from './push.types.ts';
import { PushDevice } from './pushDevice.entity.ts';
import { areKeys } from './pushMessage.ts';
import { isPushService } from './pushServices.ts';

/** The browsers in which the viewer is told. Nobody sees those of another here. */
@Resolver(() => OwnPushDevice)
export class PushResolver {
  @SessionOnly()
  @Query(() => String, {
    description:
      'The public key of this station, which a browser is to subscribe with (`applicationServerKey`).',
  })
  async pushKey(@Ctx() { services }: Context): Promise<string> {
    return (await services.pushKeys.get()).publicKey;
  }

  @SessionOnly()
  @Query(() => [OwnPushDevice], {
    description: 'The browsers in which the viewer is told, as long as they are signed in there.',
  })
  async pushDevices(@Ctx() context: Context): Promise<OwnPushDevice[]> {
    return ownDevices.all(context, { user: context.viewer!.userId, now: new Date() });
  }

  @SessionOnly()
  @Mutation(() => OwnPushDevice, {
    description:
      'Subscribes the current browser to web push for the viewer, until they sign out in it. LIMIT_EXCEEDED (`pushDevices`) beyond 20 browsers; BAD_USER_INPUT, `endpoint` `unknown`, for a push service that is neither a browser’s nor in `PUSH_SERVICES`.',
  })
  async addPushDevice(
    @Arg('input', { description: 'Its subscription.' }) input: PushDeviceInput,
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
      // Whoever was told in this browser before is told there no more.
      await sameBrowser.write(transaction, { endpointKey });
      if ((await deviceCount.first(transaction, { user }))!.count >= maxDevices.max)
        throw limitExceeded(maxDevices);
      const model = transaction.models.of(PushDevice);
      return (await insertRow(transaction, model, row, { radioId: undefined, deleted: 'hidden' })).id;
    });
    return { id, endpoint: input.endpoint, device, createdAt };
  }

  @SessionOnly()
  @Mutation(() => ID, {
    description:
      'Tells the viewer nothing more in a browser, and gives back its id. NOT_FOUND for any other than one of theirs.',
  })
  async deletePushDevice(
    @Arg('id', () => ID, { description: 'Id of the `OwnPushDevice`.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    const own = { id: parseId(id) ?? 0, user: context.viewer!.userId };
    const gone = await inTransaction(context.database, async (transaction) =>
      deletingDevice.write(transaction, own),
    );
    if (gone === 0) throw notFound('PushDevice');
    return id;
  }
}

const maxDevices = limit('pushDevices', 20, 'Browsers that one person subscribes to web push.');

const deviceCount = query('notifications.pushDeviceCount', (db, { user }: Given<{ user: number }>) =>
  db.selectFrom('PushDevice').select(count).where('user', '=', user),
);

const ownDevices = query(
  'notifications.ownPushDevices',
  (db, { user, now }: Given<{ user: number; now: Date }>) =>
    db
      .selectFrom('PushDevice as device')
      .innerJoin('Session as session', 'session.id', 'device.session')
      .select(['device.id', 'device.endpoint', 'device.device', 'device.createdAt'])
      .where('device.user', '=', user)
      .where(isOpenSession(now))
      .orderBy('device.id', 'desc'),
);

const sameBrowser = query(
  'notifications.sameBrowser',
  (db, { endpointKey }: Given<{ endpointKey: string }>) =>
    db.deleteFrom('PushDevice').where('endpointKey', '=', endpointKey),
);

const deletingDevice = query(
  'notifications.deletingPushDevice',
  (db, { id, user }: Given<{ id: number; user: number }>) =>
    db.deleteFrom('PushDevice').where('id', '=', id).where('user', '=', user),
);
