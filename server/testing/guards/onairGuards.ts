import type { Guard } from './guard.ts';

const onair = 'domains/onair';
const streamTests = `${onair}/streams/streams.test.ts`;
const tryTests = `${onair}/streams/streamServerTest.test.ts`;
const stationTests = `${onair}/station/station.test.ts`;
const sampleTests = `${onair}/sample/runSampleStation.test.ts`;
const listenTests = `${onair}/listen/listen.test.ts`;
const keyTests = `${onair}/live/streamKeys.test.ts`;
const studioTests = `${onair}/studio/studio.test.ts`;
const handoverTests = `${onair}/live/handover.test.ts`;
const liveTests = `${onair}/live/lives.test.ts`;
const invitationTests = `${onair}/waitingRoom/liveInvitations.test.ts`;
const roomTests = `${onair}/waitingRoom/waitingRoom.test.ts`;
const cartTests = `${onair}/carts/carts.test.ts`;
const holdTests = `${onair}/playout/hold.test.ts`;
const voiceTests = `${onair}/waitingRoom/voiceServers.test.ts`;
const incidentTests = 'domains/audience/hearing/incidents/stationIncident.test.ts';
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
    name: 'how streaming servers are set up is read by those alone who may read them',
    file: `${onair}/station/stationFiles.resolver.ts`,
    on: "    context.abilities.require(allow('read', 'StreamServer'));",
    off: '',
    provenBy: [
      {
        file: `${onair}/station/stationFiles.test.ts`,
        tests: ['are of those alone who may change the station, and read its streaming servers'],
      },
    ],
  },
  {
    name: 'passwords of streaming servers stand in no file that is shown',
    file: `${onair}/station/stationFiles.resolver.ts`,
    on: "      sourcePassword: 'SOURCE_PASSWORD',",
    off: '',
    provenBy: [
      {
        file: `${onair}/station/stationFiles.test.ts`,
        tests: ['hold all that the programs need but the passwords that are kept'],
      },
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
    on: 'if (theirs >= ofPerson.most)',
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
  {
    name: 'a stream key is kept as its hash alone',
    file: `${onair}/live/streamKeys.ts`,
    on: "form.test(key) ? identity.hashOf('stream key', key) : undefined;",
    off: 'form.test(key) && identity ? key : undefined;',
    provenBy: [
      {
        file: keyTests,
        tests: ['is shown once, kept as its hash, and told of in the audit without it'],
      },
    ],
  },
  {
    name: 'a stream key is ended by its person, or by who may delete any',
    file: `${onair}/live/streamKey.resolver.ts`,
    on: '(!isOwn && !context.abilities.allows(mayDeleteAny))',
    off: '(!isOwn && mayDeleteAny === undefined)',
    provenBy: [
      {
        file: keyTests,
        tests: ['that is another person’s is not found by who may not delete any, nor one that is none'],
      },
    ],
  },
  {
    name: 'who goes live has a slot of their own now, or may at any time',
    file: `${onair}/live/mayGoLive.ts`,
    on: 'if (!slot && !access.abilities.allows(goLive))',
    off: 'if (!slot && goLive === undefined)',
    provenBy: [
      {
        file: liveTests,
        tests: [
          'is who presents a live slot now, with minutes before and after it',
          'is not who has a slot that is not live, or is called off',
          'ends when the time of its slot and the minutes after it are over',
        ],
      },
    ],
  },
  {
    name: 'who may not sign in any more does not go live',
    file: `${onair}/live/mayGoLive.ts`,
    on: 'if (!access || access.radioId !== radioId) return { refused: LiveRefusal.REVOKED };',
    off: "if (!access) return { refused: undefined, name: '', slot: undefined };",
    provenBy: [{ file: liveTests, tests: ['is not who left the team'] }],
  },
  {
    name: 'who was disconnected is kept out',
    file: `${onair}/live/mayGoLive.ts`,
    on: 'if (await keptOut.any(place, { person, now: new Date(now) })) return { refused: LiveRefusal.KEPT_OUT };',
    off: 'void keptOut;',
    provenBy: [
      {
        file: liveTests,
        tests: ['disconnects them, says who did, and keeps them out for a while'],
      },
    ],
  },
  {
    name: 'of two who go live at once one is let in',
    file: `${onair}/live/beginLive.ts`,
    on: 'if (isTaken && !handover) return { refused: LiveRefusal.SOMEBODY_IS_LIVE };',
    off: 'void LiveRefusal;',
    provenBy: [{ file: liveTests, tests: ['is one of two who come at once'] }],
  },
  {
    name: 'the air is taken over by whose slot it is, or by who may end lives',
    file: `${onair}/live/mayTakeOver.ts`,
    on: 'return isTheirs && (isOver || live.slot === slot.slot) ? undefined : LiveRefusal.NOT_YOUR_TIME;',
    off: 'return isTheirs && isOver ? undefined : undefined;',
    provenBy: [
      {
        file: handoverTests,
        tests: [
          'is for whose own slot has begun by then, and for who may end lives',
          'is not for whose slot is over, from one whose own has begun',
        ],
      },
      { file: liveTests, tests: ['is for those who may'] },
    ],
  },
  {
    name: 'the air is offered by who is live',
    file: `${onair}/live/handover.ts`,
    on: "if (isOffered && !isMine && !mayEnd) throw forbidden('update', 'LiveSession');",
    off: 'void isMine;',
    provenBy: [{ file: handoverTests, tests: ['is for who is live, to somebody who may go live'] }],
  },
  {
    name: 'the air is offered to nobody who may not go live',
    file: `${onair}/live/handover.ts`,
    on: "if (isOffered && verdict.refused) throw invalidInput({ to: 'unknown' });",
    off: 'void verdict;',
    provenBy: [{ file: handoverTests, tests: ['is for who is live, to somebody who may go live'] }],
  },
  {
    name: 'a handover is called off by one of its sides, or by who may end lives',
    file: `${onair}/live/handover.ts`,
    on: "if (!isTheirs && !abilities.allows(mayEndAny)) throw forbidden('update', 'LiveSession');",
    off: 'void isTheirs;',
    provenBy: [
      {
        file: handoverTests,
        tests: ['is called off by either side and by who may end lives, and by nobody else'],
      },
    ],
  },
  {
    name: 'the sound of a live is for the player of its radio',
    file: `${onair}/station/playerPaths.ts`,
    on: 'id !== undefined && (await liveById.any(placeOf(asked, station), { id }))',
    off: 'id !== undefined && station !== undefined',
    provenBy: [{ file: studioTests, tests: ['is heard by the player of its radio alone, as it comes'] }],
  },
  {
    name: 'a live is come back to by its own person',
    file: `${onair}/studio/studio.ts`,
    on: 'if (live?.how !== LiveHow.BROWSER || live.person !== person)',
    off: 'if (live?.how !== LiveHow.BROWSER)',
    provenBy: [{ file: studioTests, tests: ['is not come back to by somebody else, nor to what is none'] }],
  },
  {
    name: 'a socket of a domain is opened by our own pages',
    file: 'http/domainSockets.ts',
    on: "if (!isOurOrigin(request, config)) return socket.close(closed.forbidden, 'Forbidden');",
    off: 'void isOurOrigin;',
    provenBy: [{ file: studioTests, tests: ['is closed to pages of others'] }],
  },
  {
    name: 'a socket of a domain is closed with the session behind it',
    file: 'http/domainSockets.ts',
    on: 'const unwatch = watch.add(accounts, { holder, fresh, close });',
    off: 'const unwatch = () => void [watch, accounts, holder, fresh, close];',
    provenBy: [
      {
        file: studioTests,
        tests: ['is closed when its session ends'],
      },
    ],
  },
  {
    name: 'the link of a guest is of no use after its time',
    file: `${onair}/waitingRoom/guestLinks.ts`,
    on: "if (new Date(found.expiresAt).getTime() <= Date.now()) throw deadLink('TOKEN_EXPIRED');",
    off: 'void found.expiresAt;',
    provenBy: [
      {
        file: invitationTests,
        tests: ['leads nowhere when it is none, is revoked, or its time is over'],
      },
    ],
  },
  {
    name: 'the link of a guest is kept as a hash',
    file: `${onair}/waitingRoom/guestLinks.ts`,
    on: "identity.hashOf('guest link', token)",
    off: '(void identity, token)',
    provenBy: [{ file: invitationTests, tests: ['gives a link once, which says whom it is for'] }],
  },
  {
    name: 'who was sent away does not come in by the same link',
    file: `${onair}/waitingRoom/enterRoom.ts`,
    on: "visits.some((visit) => 'state' in visit && visit.state === VisitState.REFUSED)",
    off: "visits.some((visit) => 'state' in visit && visit.state === undefined)",
    provenBy: [{ file: invitationTests, tests: ['is of no use to who was sent away'] }],
  },
  {
    name: 'a guest whose invitation is revoked is sent away',
    file: `${onair}/waitingRoom/liveInvitation.resolver.ts`,
    on: 'await sendAway(context.services, writing, visit.id);',
    off: 'void [sendAway, visit];',
    provenBy: [{ file: invitationTests, tests: ['that is revoked ends the visit by it at once'] }],
  },
  {
    name: 'somebody with an account comes into the waiting room where they may look at it',
    file: `${onair}/waitingRoom/waitingRoomSocket.ts`,
    on: '!abilities.allows(mayLookOn)',
    off: 'mayLookOn === abilities',
    provenBy: [{ file: roomTests, tests: ['is closed to whoever is signed out, and to those who may not'] }],
  },
  {
    name: 'nobody answers the call of another visitor',
    file: `${onair}/waitingRoom/visitQueries.ts`,
    on: ".where('visit', '=', visit)",
    off: ".where('visit', '>=', visit * 0)",
    provenBy: [{ file: roomTests, tests: ['comes by what both browsers say of themselves'] }],
  },
  {
    name: 'a cart of somebody else is not changed',
    file: `${onair}/carts/cartAccess.ts`,
    on: "else if (owner !== viewerOf(context)) throw notFound('Cart');",
    off: 'else void notFound;',
    provenBy: [{ file: cartTests, tests: ['of somebody else is not there'] }],
  },
  {
    name: 'a conflict shows no cart of somebody else',
    file: `${onair}/carts/cart.resolver.ts`,
    on: 'await findRow(context, Cart, rowId, info, visibleCarts(context))',
    off: 'await findRow(context, Cart, rowId, info)',
    provenBy: [{ file: cartTests, tests: ['of somebody else is not there'] }],
  },
  {
    name: 'carts of the radio are set up by those who may take somebody off the air',
    file: `${onair}/carts/cartAccess.ts`,
    on: "abilities.require(allow('update', 'LiveSession'));",
    off: 'void [abilities, allow];',
    provenBy: [
      { file: cartTests, tests: ['of the radio is set up by those who may take somebody off the air'] },
    ],
  },
  {
    name: 'nothing is put on the cart pad that one may not read',
    file: `${onair}/carts/cartAccess.ts`,
    on: "writing.context.abilities.require(allow('read', 'MediaItem'));",
    off: '',
    provenBy: [{ file: cartTests, tests: ['plays nothing that its owner may not read'] }],
  },
  {
    name: 'carts of others that use a medium are not named',
    file: `${onair}/carts/cartUses.ts`,
    on: '.filter(({ owner }) => owner === null || owner === viewer?.userId)',
    off: '.filter(({ owner }) => owner === null || viewer !== null)',
    provenBy: [
      {
        file: cartTests,
        tests: ['keeps what it plays in the library, and names no cart of somebody else'],
      },
    ],
  },
  {
    name: 'what an encoder sent is taken for lives of the player’s own radio alone',
    file: `${onair}/studio/keepSent.ts`,
    on: 'live?.how !== LiveHow.ENCODER ||',
    off: '(live && live.how !== LiveHow.ENCODER) ||',
    provenBy: [
      {
        file: liveTests,
        tests: [
          'is taken from the player of its radio alone, of a live that there is, in a form that is kept',
        ],
      },
    ],
  },
  {
    name: 'what an encoder sent once is not replaced',
    file: `${onair}/studio/keepSent.ts`,
    on: 'if ((await services.storage.sizeOf(key)) === null)',
    off: 'await services.storage.delete(key);\n  if (key)',
    provenBy: [
      {
        file: liveTests,
        tests: [
          'is taken from the player of its radio alone, of a live that there is, in a form that is kept',
        ],
      },
    ],
  },
  {
    name: 'what is planned is held by those who may change what is on the air',
    file: `${onair}/playout/hold.resolver.ts`,
    on: "@Allow('update', 'AirItem')\n  @Mutation(() => NowPlaying, {\n    description:\n      'Lets",
    off: "@Allow('read', 'AirItem')\n  @Mutation(() => NowPlaying, {\n    description:\n      'Lets",
    provenBy: [{ file: holdTests, tests: ['is for those alone who may change what is on the air'] }],
  },
  {
    name: 'nobody can hold the air for ever',
    file: `${onair}/playout/hold.resolver.ts`,
    on: "if (duration > longestHold) throw invalidInput({ duration: 'max' });",
    off: 'void longestHold;',
    provenBy: [{ file: holdTests, tests: ['is for two hours at the most'] }],
  },
  {
    name: 'servers that pass sound on are told to those who look after the waiting room',
    file: `${onair}/waitingRoom/voiceServers.ts`,
    on: "import { Allow, allow } from '../../../kit/rules/rule.ts';",
    off: "import { allow, SignedInOnly } from '../../../kit/rules/rule.ts';\nconst Allow = (..._: unknown[]) => SignedInOnly();",
    provenBy: [{ file: voiceTests, tests: ['are told to those alone who look after the waiting room'] }],
  },
  {
    name: 'the password of a server that passes sound on ends',
    file: `${onair}/waitingRoom/voiceServers.ts`,
    on: 'Math.floor(Date.now() / 1000) + validFor',
    off: 'Math.floor(Date.now() / 1000) + validFor * 365',
    provenBy: [{ file: voiceTests, tests: ['are told with a password that ends after a day'] }],
  },
  {
    name: 'a station that has nothing to play is told of',
    file: `${onair}/playout/reports.ts`,
    on: 'await tell(writing, StationTrouble.NOTHING_TO_PLAY, true, at);',
    off: 'void StationTrouble;',
    provenBy: [
      {
        file: incidentTests,
        tests: ['is an incident from when its emergency is heard until something planned is'],
      },
    ],
  },
  {
    name: 'a plan that cannot be told is told of',
    file: `${onair}/station/planFailure.ts`,
    on: '{ trouble, isWrong: true, at: since }',
    off: '{ trouble, isWrong: false, at: since }',
    provenBy: [
      {
        file: incidentTests,
        tests: ['is an incident once it could not be worked out for half a minute, until it can'],
      },
    ],
  },
  {
    name: 'what is wrong with a station is one incident while it lasts',
    file: 'domains/audience/hearing/incidents/stationIncident.ts',
    on: '(await openOfStation.any(place, { kind }))',
    off: '(await openOfStation.any(place, { kind }), false)',
    provenBy: [
      {
        file: incidentTests,
        tests: [
          'is one incident while it lasts, whatever is told twice and however often it begins anew',
          'is one incident until there is room again',
        ],
      },
    ],
  },
  {
    name: 'what is wrong with a station is not over by what was heard before it',
    file: 'domains/audience/hearing/incidents/stationIncident.ts',
    on: 'if (new Date(beganAt) > at) continue;',
    off: '',
    provenBy: [{ file: incidentTests, tests: ['is not over by what was heard before it and is told late'] }],
  },
  {
    name: 'people are not told of a station that comes and goes all day',
    file: 'domains/audience/hearing/incidents/stationIncident.ts',
    on: '.length >= mailsAnHour',
    off: '.length >= mailsAnHour * 100',
    provenBy: [{ file: incidentTests, tests: ['is told three times an hour'] }],
  },
  {
    name: 'who hears mount points leaves incidents of the station open',
    file: 'domains/audience/hearing/incidents/incidentQueries.ts',
    on: "    .where('kind', 'in', Object.values(SoundTrouble))\n",
    off: '',
    provenBy: [{ file: incidentTests, tests: ['is left alone by those who hear how mount points sound'] }],
  },
  {
    name: 'a live that is over ends nothing that has begun after it',
    file: `${onair}/playout/reports.ts`,
    on: 'if (source === PlaySource.LIVE && heardFrom && new Date(heardFrom) <= at)',
    off: 'if (source && heardFrom)',
    provenBy: [{ file: liveTests, tests: ['a live that is over ends nothing that has begun after it'] }],
  },
  {
    name: 'whose sound does not come in time takes nothing over',
    file: `${onair}/live/handoverQueries.ts`,
    on: 'export const maySoundLate = 30_000;',
    off: 'export const maySoundLate = 3_000_000;',
    provenBy: [
      { file: handoverTests, tests: ['whose sound does not come in time leaves the air to who has it'] },
    ],
  },
  {
    name: 'who takes over lets nobody wait',
    file: `${onair}/live/handoverQueries.ts`,
    on: 'export const mayCome = 120_000;',
    off: 'export const mayCome = 12_000_000;',
    provenBy: [{ file: handoverTests, tests: ['to which nobody comes is over after two minutes'] }],
  },
  {
    name: 'one handover goes on at a time',
    file: `${onair}/live/handover.ts`,
    on: "if (await openHandover.any(writing)) throw invalidInput({ countdown: 'taken' });",
    off: '',
    provenBy: [{ file: handoverTests, tests: ['is of somebody who is live, and of one handover at a time'] }],
  },
];
