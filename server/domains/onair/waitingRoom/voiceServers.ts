import { createHmac } from 'node:crypto';
import { Ctx, Field, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import type { VoiceServerSettings } from '../../../kit/domain.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';

/** Who was told a password may begin a call with it for so long: the longest live, and as long again. */
const validFor = 24 * 3600;

@OutputType({
  rule: allow('read', 'LiveVisit'),
  description:
    'A server by which the browsers of the station and of a guest find each other where they are in different networks, as WebRTC takes it.',
})
export class VoiceServer {
  @Field(() => [String], { description: 'Its addresses, such as `stun:stun.example.org:3478`.' })
  urls!: readonly string[];
  @Field({ description: 'The name to sign in with; empty where none is asked for.' }) username!: string;
  @Field({ description: 'The password, good for a day; empty where none is asked for.' }) credential!: string;
}

/** The servers that are set up, with a password for whoever is told them. */
export class VoiceServers {
  readonly #settings: VoiceServerSettings;

  constructor(settings: VoiceServerSettings) {
    this.#settings = settings;
  }

  /** `who` is only there to tell callers apart in the log of that server. */
  for(who: string): VoiceServer[] {
    const { stun, turn, turnSecret } = this.#settings;
    const username = `${Math.floor(Date.now() / 1000) + validFor}:${who}`;
    // What coturn and others take as `use-auth-secret`.
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
      'By which servers the browser of the viewer calls visitors, see `callVisitor`; empty where none are set up (`STUN_URLS`, `TURN_URLS`): then both have to be reachable for each other.',
  })
  voiceServers(@Ctx() { services, viewer }: Context): VoiceServer[] {
    return services.voiceServers.for(`staff-${viewer!.userId}`);
  }
}
