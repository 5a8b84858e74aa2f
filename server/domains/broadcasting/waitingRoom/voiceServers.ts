import { createHmac } from 'node:crypto';
import { Ctx, Field, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import type { VoiceServerSettings } from '../../../kit/domain.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';

/** Validity of a TURN password in seconds: a day. */
const validFor = 24 * 3600;

@OutputType({
  rule: allow('read', 'LiveVisit'),
  description:
    'A STUN or TURN server (WebRTC). Through it, the browsers of the station and of a guest connect across networks.',
})
export class VoiceServer {
  @Field(() => [String], { description: 'Addresses of the server, such as `stun:stun.example.org:3478`.' })
  urls!: readonly string[];
  @Field({ description: 'User name; empty when the server needs none.' }) username!: string;
  @Field({ description: 'Password, valid for a day; empty when the server needs none.' }) credential!: string;
}

/** Provides the configured STUN and TURN servers, with a temporary password for each caller. */
export class VoiceServers {
  readonly #settings: VoiceServerSettings;

  constructor(settings: VoiceServerSettings) {
    this.#settings = settings;
  }

  /** `caller` only identifies the caller in the log of the TURN server. */
  for(caller: string): VoiceServer[] {
    const { stun, turn, turnSecret } = this.#settings;
    const username = `${Math.floor(Date.now() / 1000) + validFor}:${caller}`;
    // The credential scheme that coturn and other servers call `use-auth-secret`.
    const credential = createHmac('sha1', turnSecret).update(username).digest('base64');
    return [
      ...(stun.length > 0 ? [{ urls: stun, username: '', credential: '' }] : []),
      ...(turn.length > 0 ? [{ urls: turn, username, credential }] : []),
    ];
  }
}

declare module '../../../kit/context.ts' {
  interface Services {
    voiceServers: VoiceServers;
  }
}

@Resolver()
export class VoiceServerResolver {
  @Allow('read', 'LiveVisit')
  @Query(() => [VoiceServer], {
    description:
      'STUN and TURN servers for calls with visitors, see `callVisitor`. Empty when none are configured (`STUN_URLS`, `TURN_URLS`): both browsers must then be able to reach each other directly.',
  })
  voiceServers(@Ctx() { services, viewer }: Context): VoiceServer[] {
    return services.voiceServers.for(`staff-${viewer!.userId}`);
  }
}
