import { isIPv6 } from 'node:net';
import {
  Length,
  Matches,
  Max,
  Min,
  Validate,
  ValidateIf,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { OptionalField, patchOf } from '../../../kit/resource/resolvers/patchOf.ts';
import { StreamFormat } from './streamEnums.ts';

/*
 * These values are written into configuration files and URLs. Control characters and line breaks are therefore rejected, and host
 * names and paths may only contain characters that have no special meaning there.
 */

const oneLine = /^\P{Cc}*$/u;
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const mountPath = /^\/[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/;
/** Address without credentials, which listeners would see, and without a query or fragment. */
const listenAddress = /^https?:\/\/(?:[a-z0-9.-]+|\[[\da-f:]+\])(?::\d{1,5})?(?:\/[\w.~-]+)*\/?$/i;
const userName = /^[A-Za-z0-9._-]{1,80}$/;
const password = /^[\x21-\x7e]*$/;

/** A host name or an IP address. */
@ValidatorConstraint({ name: 'isHost' })
class Host implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && value.length <= 253 && (isIPv6(value) || hostName.test(value));
  }
}

@InputType({ description: 'A new streaming server.' })
export class StreamServerInput {
  @Field({ description: 'Internal name, never shown to listeners, 1 to 120 characters.' })
  @Length(1, 120)
  @Matches(oneLine)
  name!: string;

  @Field({ description: 'Host name or address, such as `stream.example.org`.' })
  @Validate(Host)
  host!: string;

  @OptionalField(() => Int, { description: 'Port, 1 to 65,535.', whenAbsent: 'Defaults to 8000.' })
  @Min(1)
  @Max(65_535)
  port?: number;

  @OptionalField(() => Boolean, {
    description:
      'True when the player and the portal connect over TLS (https). Rejected with `invalid` for a server that the player runs itself.',
    whenAbsent: 'Defaults to false.',
  })
  isSecure?: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Address for listeners, `http` or `https` without a query, at most 300 characters. Empty when listeners use the host and port.',
  })
  @ValidateIf(({ listenUrl }: { listenUrl?: string }) => listenUrl !== '')
  @Length(1, 300)
  @Matches(listenAddress)
  listenUrl?: string;

  @OptionalField(() => Boolean, {
    description: 'True when the player of the radio runs the server on its own machine.',
    whenAbsent: 'Defaults to false.',
  })
  isOwn?: boolean;

  @OptionalField(() => String, {
    description: 'User name with which the player sends sound to the server.',
    whenAbsent: 'Defaults to `source`.',
  })
  @Matches(userName)
  sourceUser?: string;

  @OptionalField(() => String, {
    description:
      'Source password, at most 100 characters of ASCII without spaces; empty for none. Stored encrypted and never returned. When a password is stored, a change of host or port, or turning TLS off, needs the password again (`required`).',
    whenAbsent: 'Defaults to none.',
  })
  @Length(0, 100)
  @Matches(password)
  sourcePassword?: string;

  @OptionalField(() => String, {
    description: 'User name of the administrator.',
    whenAbsent: 'Defaults to `admin`.',
  })
  @Matches(userName)
  adminUser?: string;

  @OptionalField(() => String, {
    description: 'Administrator password, with the same rules as `sourcePassword`.',
    whenAbsent: 'Defaults to none.',
  })
  @Length(0, 100)
  @Matches(password)
  adminPassword?: string;
}

export const StreamServerPatch = patchOf(
  StreamServerInput,
  'StreamServerPatch',
  'Changes to a streaming server.',
);
export type StreamServerPatch = Partial<StreamServerInput>;

@InputType({ description: 'A new mount point.' })
export class MountPointInput {
  @Field(() => ID, { description: 'Id of the `StreamServer` that serves the mount point.' })
  serverId!: string;

  @Field({ description: 'Name shown to listeners, 1 to 120 characters.' })
  @Length(1, 120)
  @Matches(oneLine)
  name!: string;

  @Field({
    description:
      'Path, such as `/live.mp3`. It consists of a slash, then at most 80 letters, digits, dots, hyphens and underscores, the first of them a letter or a digit. Rejected with `taken` when the server already has a mount point with this path.',
  })
  @Matches(mountPath)
  path!: string;

  @OptionalField(() => StreamFormat, { description: 'Audio format.', whenAbsent: 'Defaults to MP3.' })
  format?: StreamFormat;

  @OptionalField(() => Int, { description: 'Bitrate in kbit/s, 16 to 320.', whenAbsent: 'Defaults to 128.' })
  @Min(16)
  @Max(320)
  bitrate?: number;

  @OptionalField(() => Boolean, {
    description: 'True to offer the mount point to listeners.',
    whenAbsent: 'Defaults to true.',
  })
  isPublic?: boolean;

  @OptionalField(() => Boolean, {
    description: 'True to list the mount point in public stream directories.',
    whenAbsent: 'Defaults to false.',
  })
  isListed?: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Path on the same server to which listeners are moved while this mount point has no source. Empty for none. Rejected with `invalid` when it is the path of the mount point itself.',
  })
  @ValidateIf(({ fallback }: { fallback?: string }) => fallback !== '')
  @Matches(mountPath)
  fallback?: string;
}

export const MountPointPatch = patchOf(MountPointInput, 'MountPointPatch', 'Changes to a mount point.');
export type MountPointPatch = Partial<MountPointInput>;
