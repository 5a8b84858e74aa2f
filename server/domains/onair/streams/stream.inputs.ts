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
 * All of this is written into configuration files and addresses: no line ends, nor anything else that is not seen, and of the
 * signs in names of machines and paths only those that mean nothing there.
 */

const oneLine = /^\P{Cc}*$/u;
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const mountPath = /^\/[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/;
/** Without a name or a password, which listeners would read, and without what would come behind a path. */
const listenAddress = /^https?:\/\/(?:[a-z0-9.-]+|\[[\da-f:]+\])(?::\d{1,5})?(?:\/[\w.~-]+)*\/?$/i;
const userName = /^[A-Za-z0-9._-]{1,80}$/;
const password = /^[\x21-\x7e]*$/;

/** The name of a machine, or its address. */
@ValidatorConstraint({ name: 'isHost' })
class Host implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && value.length <= 253 && (isIPv6(value) || hostName.test(value));
  }
}

@InputType({ description: 'A new streaming server.' })
export class StreamServerInput {
  @Field({ description: 'What staff call it, 1 to 120 characters.' })
  @Length(1, 120)
  @Matches(oneLine)
  name!: string;

  @Field({ description: 'The name or address of its machine, such as `stream.example.org`.' })
  @Validate(Host)
  host!: string;

  @Field(() => Int, { nullable: true, description: 'Its port, 1 to 65,535; 8000 when absent.' })
  @Min(1)
  @Max(65_535)
  port?: number;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the player and the portal connect over TLS (https); no when absent. `invalid` for a server that the player runs itself.',
  })
  isSecure?: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The address that listeners use, at most 300 characters; empty for the host and port.',
  })
  @ValidateIf(({ listenUrl }: { listenUrl?: string }) => listenUrl !== '')
  @Length(1, 300)
  @Matches(listenAddress)
  listenUrl?: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the player of the radio runs it on its own machine; no when absent.',
  })
  isOwn?: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The name by which the player signs in at it; `source` when absent.',
  })
  @Matches(userName)
  sourceUser?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Its password, at most 100 characters of ASCII without spaces. It is kept locked and never told again; stays as it is when absent, and is `required` with another host or port, or without TLS where it was used, when one was known.',
  })
  @Length(0, 100)
  @Matches(password)
  sourcePassword?: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name of its administrator; `admin` when absent.',
  })
  @Matches(userName)
  adminUser?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Its password, in the same way.',
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
  @Field(() => ID, { description: 'The server that it is on: id of a `StreamServer`.' })
  serverId!: string;

  @Field({ description: 'What listeners choose it by, 1 to 120 characters.' })
  @Length(1, 120)
  @Matches(oneLine)
  name!: string;

  @Field({
    description:
      'Its path, such as `/live.mp3`: a slash and at most 80 letters, digits, dots, hyphens and underscores. `taken` when the server has it.',
  })
  @Matches(mountPath)
  path!: string;

  @Field(() => StreamFormat, { nullable: true, description: 'How its sound is coded; MP3 when absent.' })
  format?: StreamFormat;

  @Field(() => Int, {
    nullable: true,
    description: 'Thousands of bits a second, 16 to 320; 128 when absent.',
  })
  @Min(16)
  @Max(320)
  bitrate?: number;

  @Field(() => Boolean, { nullable: true, description: 'Whether listeners are told of it; yes when absent.' })
  isPublic?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether directories of stations are told of it; no when absent.',
  })
  isListed?: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The path to which listeners are moved when nothing is sent to this one; empty for none.',
  })
  @ValidateIf(({ fallback }: { fallback?: string }) => fallback !== '')
  @Matches(mountPath)
  fallback?: string;
}

export const MountPointPatch = patchOf(MountPointInput, 'MountPointPatch', 'Changes to a mount point.');
export type MountPointPatch = Partial<MountPointInput>;
