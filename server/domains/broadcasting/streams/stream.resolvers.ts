import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { limitExceeded, notFound, type FieldProblems } from '../../../kit/errors.ts';
import { limit } from '../../../kit/limit.ts';
import { count } from '../../../kit/query/counts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { Requires } from '../../../kit/read/requires.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { parseId } from '../../../kit/read/reads.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { WriteResolver } from '../../../kit/resource/resolvers/writeResolver.ts';
import type { Write, Written } from '../../../kit/resource/writes.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { maxMounts } from '../../../protocol/station.ts';
import { publishAirChanged } from '../playout/airEvents.ts';
import { MountPoint } from './mountPoint.entity.ts';
import { MountPointInput, MountPointPatch, StreamServerInput, StreamServerPatch } from './stream.inputs.ts';
import { StreamServer } from './streamServer.entity.ts';
import { StreamServerTest, tryStreamServer } from './streamServerTest.ts';

const findMountWithPath = query(
  'broadcasting.findMountWithPath',
  (db, { server, path }: Given<{ server: number; path: string }>) =>
    db.selectFrom('MountPoint').select('id').where('server', '=', server).where('path', '=', path),
);

const countMountPoints = query('broadcasting.countMountPoints', (db) =>
  db.selectFrom('MountPoint').select(count),
);

const maxMountPoints = limit(
  'mountPoints',
  maxMounts,
  'Number of mount points of a radio. The player sends to all of them.',
);

const findServerToTest = query('broadcasting.findServerToTest', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('StreamServer')
    .select(['id', 'host', 'port', 'isSecure', 'sourceUser', 'sourcePassword', 'adminUser', 'adminPassword'])
    .where('id', '=', id),
);

const findFirstMount = query('broadcasting.findFirstMount', (db, { server }: Given<{ server: number }>) =>
  db.selectFrom('MountPoint').select('path').where('server', '=', server).orderBy('id').limit(1),
);

@Resolver(() => StreamServer)
export class StreamServerResolver extends WriteResolver(StreamServer, StreamServerInput, StreamServerPatch, {
  views: 'streaming.servers',
}) {
  @Requires('sourcePassword')
  @FieldResolver(() => Boolean, { description: 'True when a source password is stored.' })
  hasSourcePassword(@Root() { sourcePassword }: Row): boolean {
    return sourcePassword !== '';
  }

  @Requires('adminPassword')
  @FieldResolver(() => Boolean, { description: 'True when an administrator password is stored.' })
  hasAdminPassword(@Root() { adminPassword }: Row): boolean {
    return adminPassword !== '';
  }

  @Allow('update', 'StreamServer')
  @Mutation(() => StreamServerTest, {
    description:
      'Tests a streaming server with its stored passwords, for at most 15 seconds. Changes nothing and broadcasts nothing. NOT_FOUND when there is no such server.',
  })
  async testStreamServer(
    @Arg('id', () => ID, { description: 'Id of the `StreamServer`.' }) id: string,
    @Ctx() context: Context,
  ): Promise<StreamServerTest> {
    const server = await findServerToTest.first(context, { id: parseId(id) ?? 0 });
    if (!server) throw notFound('StreamServer');
    const { streamSecrets } = context.services;
    const mount = await findFirstMount.first(context, { server: server.id });
    return tryStreamServer({
      ...server,
      sourcePassword: streamSecrets.open(server.sourcePassword, context.radioId!),
      adminPassword: streamSecrets.open(server.adminPassword, context.radioId!),
      mount: mount?.path,
    });
  }

  /**
   * Requires the passwords again when the host or port changes, or when TLS is switched off.
   * Stored passwords thus cannot be sent to another machine or in plain text.
   */
  protected override check(given: StreamServerPatch, { existing }: Write<StreamServer>): FieldProblems {
    const { isOwn = existing?.isOwn, isSecure = existing?.isSecure } = given;
    // The player runs its own servers without a certificate.
    if (isOwn && isSecure) return { isSecure: 'invalid' };
    if (!existing) return {};
    const { host = existing.host, port = existing.port } = given;
    const isAsSecure = isSecure === true || !existing.isSecure;
    if (
      /* guard: stream-password-stays-with-host */ host === existing.host &&
      port === existing.port &&
      isAsSecure
    )
      return {};
    const isNeeded = (name: 'sourcePassword' | 'adminPassword') =>
      existing[name] !== '' && given[name] === undefined;
    return {
      ...(isNeeded('sourcePassword') && { sourcePassword: 'required' as const }),
      ...(isNeeded('adminPassword') && { adminPassword: 'required' as const }),
    };
  }

  /** Encrypts passwords; no query returns them. */
  protected override prepare(
    { sourcePassword, adminPassword, ...given }: StreamServerPatch,
    { context }: Write<StreamServer>,
  ): object {
    const { streamSecrets } = context.services;
    const locked = (password: string) => streamSecrets.lock(password, context.radioId!);
    return {
      ...given,
      ...(sourcePassword !== undefined && { sourcePassword: locked(sourcePassword) }),
      ...(adminPassword !== undefined && { adminPassword: locked(adminPassword) }),
    };
  }

  protected override afterWrite(written: Written<StreamServer> & Writing): Promise<void> {
    return notifyPlayer(written);
  }
}

@Resolver(() => MountPoint)
export class MountPointResolver extends WriteResolver(MountPoint, MountPointInput, MountPointPatch, {
  views: 'streaming.mounts',
  references: ['server'],
}) {
  protected override async check(given: MountPointPatch, write: Write<MountPoint>): Promise<FieldProblems> {
    const { existing } = write;
    const path = given.path ?? existing?.path;
    const server =
      given.serverId === undefined ? (existing?.server as number | undefined) : parseId(given.serverId);
    const problems: FieldProblems = {};
    const fallback = given.fallback ?? existing?.fallback ?? '';
    // A mount point that is its own fallback would move its listeners in a circle.
    if (path !== undefined && fallback === path) problems['fallback'] = 'invalid';
    if (path === undefined || server === undefined) return problems;
    const taken = await findMountWithPath.first(write, { server, path });
    if (taken && taken.id !== existing?.id) problems['path'] = 'taken';
    return problems;
  }

  protected override async afterWrite(written: Written<MountPoint> & Writing): Promise<void> {
    const isAdded = written.action !== 'update' && written.action !== 'delete';
    if (isAdded && (await countMountPoints.first(written))!.count > maxMountPoints.max)
      throw limitExceeded(maxMountPoints);
    return notifyPlayer(written);
  }
}

/** Notifies the player, which then reads its configuration again. */
const notifyPlayer = ({ transaction, context }: Writing): Promise<void> =>
  publishAirChanged(transaction, context.services.events, context.radioId!);
