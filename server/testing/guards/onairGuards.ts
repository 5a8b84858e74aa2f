import type { Guard } from './guard.ts';

const onair = 'domains/onair';
const streamTests = `${onair}/streams/streams.test.ts`;
const tryTests = `${onair}/streams/streamServerTest.test.ts`;
const stationTests = `${onair}/station/station.test.ts`;
const sampleTests = `${onair}/sample/runSampleStation.test.ts`;
const listenTests = `${onair}/listen/listen.test.ts`;
const reportTests = `${onair}/playout/reports.test.ts`;

/** Who learns the passwords of streaming servers, and what a player and strangers may ask. */
export const onairGuards: readonly Guard[] = [
  {
    name: 'a password is not sent to another machine by who does not know it',
    file: `${onair}/streams/stream.resolvers.ts`,
    on: 'if (host === existing.host && port === existing.port) return {};',
    off: 'if (host !== "") return {};',
    provenBy: [
      {
        file: streamTests,
        tests: ['is not sent to another machine with a password that its changer does not know'],
      },
    ],
  },
  {
    name: 'a password of a streaming server is kept locked',
    file: `${onair}/streams/streamSecrets.ts`,
    on: "return password === '' ? '' : this.#box.lock(password, `radio ${radioId}`);",
    off: 'return radioId < 0 ? this.#box.lock(password, "") : password;',
    provenBy: [
      {
        file: streamTests,
        tests: ['never tells a password, neither in an answer nor in the audit nor in its row'],
      },
    ],
  },
  {
    name: 'what is written into configurations holds no line end',
    file: `${onair}/streams/stream.inputs.ts`,
    on: 'const oneLine = /^\\P{Cc}*$/u;',
    off: 'const oneLine = /^/u;',
    provenBy: [
      { file: streamTests, tests: ['has nothing in its name that is not seen, such as a line end'] },
    ],
  },
  {
    name: 'machines of the network itself are not looked at',
    file: `${onair}/streams/askServer.ts`,
    on: "refused.addSubnet('169.254.0.0', 16, 'ipv4');",
    off: '',
    provenBy: [
      { file: tryTests, tests: ['is not looked at where machines of a cloud are told their secrets'] },
    ],
  },
  {
    name: 'a program makes no token for a player, which would outlive its own',
    file: `${onair}/station/station.resolver.ts`,
    on: '    context.abilities.require(anySession);',
    off: '    void anySession;',
    provenBy: [{ file: stationTests, tests: ['is not made by a program, which would outlive its own'] }],
  },
  {
    name: 'a token that was ended is good for nothing',
    file: `${onair}/station/station.resolver.ts`,
    on: '() => ({ tokenHash: null, tokenMadeAt: null })',
    off: '() => ({ tokenMadeAt: null })',
    provenBy: [{ file: stationTests, tests: ['is good for nothing once it was ended'] }],
  },
  {
    name: 'a token that somebody made is not replaced by that of the demo',
    file: `${onair}/sample/sampleToken.ts`,
    on: ".where('tokenHash', 'is', null)",
    off: '',
    provenBy: [
      {
        file: sampleTests,
        tests: ['leaves a token that somebody made, and ends when somebody makes another'],
      },
    ],
  },
  {
    name: 'the demo sends nothing to a streaming server elsewhere',
    file: `${onair}/sample/obstacles.ts`,
    on: '!isOwn || !ownHosts.has(host)',
    off: 'isOwn && host === ""',
    provenBy: [
      { file: sampleTests, tests: ['sends nothing to a server that is not its own on this machine'] },
    ],
  },
  {
    name: 'who listens to the air in the portal may know what plays',
    file: 'http/streamRoutes.ts',
    on: '        context.abilities.require(stream.rule);',
    off: '',
    provenBy: [
      {
        file: listenTests,
        tests: ['is closed to whoever may not know what plays, and on a radio that is not theirs'],
      },
    ],
  },
  {
    name: 'who listens to the air is looked up again while it lasts',
    file: 'http/streamRoutes.ts',
    on: 'close: () => reply.raw.destroy(),',
    off: 'close: () => undefined,',
    provenBy: [
      { file: listenTests, tests: ['ends with the session of its listener, and with the right to it'] },
    ],
  },
  {
    name: 'the air is heard with a ticket of that radio alone',
    file: `${onair}/listen/airTickets.ts`,
    on: 'timingSafeEqual(right, Buffer.from(signature)) && now < until',
    off: '(timingSafeEqual(right, right) || now < until)',
    provenBy: [
      {
        file: listenTests,
        tests: ['is not heard with the ticket of another radio, of another time, or of none'],
      },
    ],
  },
  {
    name: 'nothing of what a streaming server answers is told but sound',
    file: `${onair}/listen/mountSound.ts`,
    on: "String(answer.headers['content-type']).split(';')[0]!.trim().toLowerCase()",
    off: "'audio/mpeg'",
    provenBy: [{ file: listenTests, tests: ['tells nothing of what is no sound, and follows nowhere'] }],
  },
  {
    name: 'one person does not listen without an end of times',
    file: 'http/openStreams.ts',
    on: 'if (theirs >= maxOfPerson)',
    off: 'if (theirs < 0)',
    provenBy: [
      { file: listenTests, tests: ['is heard five times at once by one person, and by others beside them'] },
    ],
  },
  {
    name: 'a clock that is far off is not believed',
    file: `${onair}/playout/reports.ts`,
    on: 'const isBelieved = (at: number, now: number) => at > now - longestAgo && at < now + furthestAhead;',
    off: 'const isBelieved = (at: number, now: number) => at > -now || longestAgo > furthestAhead;',
    provenBy: [{ file: reportTests, tests: ['of a clock that is far off is not believed'] }],
  },
];
