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
import { patchOf } from '../../../kit/resource/patchOf.ts';
import { StreamFormat } from './streamEnums.ts';

/*
 * These values end up in configuration files and addresses. Control characters and line ends are therefore rejected, and host
 * names and paths may only contain characters without a meaning there.
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
  @Field({ description: 'Name for staff, 1 to 120 characters.' })
  @Length(1, 120)
  @Matches(oneLine)
  name!: string;

  @Field({ description: 'Host name or address, such as `stream.example.org`.' })
  @Validate(Host)
  host!: string;

  @Field(() => Int, { nullable: true, description: 'Port, 1 to 65,535; 8000 when absent.' })
  @Min(1)
  @Max(65_535)
  port?: number;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True when the player and the portal connect over TLS (https); false when absent. `invalid` for a server that the player runs itself.',
  })
  isSecure?: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Address for listeners, at most 300 characters; empty for the host and port.',
  })
  @ValidateIf(({ listenUrl }: { listenUrl?: string }) => listenUrl !== '')
  @Length(1, 300)
  @Matches(listenAddress)
  listenUrl?: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True when the player of the radio runs it on its own machine; false when absent.',
  })
  isOwn?: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'User name of the player as a source; `source` when absent.',
  })
  @Matches(userName)
  sourceUser?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Source password, at most 100 characters of ASCII without spaces. Stored encrypted and never returned; unchanged when absent. `required` together with another host or port, or when TLS is turned off, if a password is stored.',
  })
  @Length(0, 100)
  @Matches(password)
  sourcePassword?: string;

  @Field(() => String, {
    nullable: true,
    description: 'User name of the administrator; `admin` when absent.',
  })
  @Matches(userName)
  adminUser?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Administrator password, with the same rules as `sourcePassword`.',
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
  @Field(() => ID, { description: 'Id of the `StreamServer` that it is on.' })
  serverId!: string;

  @Field({ description: 'Name shown to listeners, 1 to 120 characters.' })
  @Length(1, 120)
  @Matches(oneLine)
  name!: string;

  @Field({
    description:
      'Path, such as `/live.mp3`: a slash and at most 80 letters, digits, dots, hyphens and underscores. `taken` when the server has it already.',
  })
  @Matches(mountPath)
  path!: string;

  @Field(() => StreamFormat, { nullable: true, description: 'Audio format; MP3 when absent.' })
  format?: StreamFormat;

  @Field(() => Int, {
    nullable: true,
    description: 'Bitrate in kbit/s, 16 to 320; 128 when absent.',
  })
  @Min(16)
  @Max(320)
  bitrate?: number;

  @Field(() => Boolean, { nullable: true, description: 'True to offer it to listeners; true when absent.' })
  isPublic?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True to list it in public stream directories; false when absent.',
  })
  isListed?: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Path that listeners are moved to while this mount point has no source; empty for none.',
  })
  @ValidateIf(({ fallback }: { fallback?: string }) => fallback !== '')
  @Matches(mountPath)
  fallback?: string;
}

export const MountPointPatch = patchOf(MountPointInput, 'MountPointPatch', 'Changes to a mount point.');
export type MountPointPatch = Partial<MountPointInput>;
