import type { Guard } from './guard.ts';

const inboxes = 'domains/notifications/delivery/inboxes.ts';
const outside = 'kit/network/outside.ts';
const outsideTests = 'kit/network/outside.test.ts';
const webhookTests = 'domains/notifications/webhooks/webhooks.test.ts';
const circleTests = 'domains/notifications/webhooks/circles.test.ts';
const pushTests = 'domains/notifications/push/push.test.ts';

/** Who is told what, and where it is sent. */
export const noticeGuards: readonly Guard[] = [
  {
    name: 'nobody is told what they may not see',
    file: inboxes,
    on: '    if (!access || !maySee(access, kind)) continue;',
    off: '    if (!access) continue;',
    provenBy: [
      {
        file: 'domains/notifications/notifications.test.ts',
        tests: ['are told to nobody who may not see what they are about'],
      },
    ],
  },
  {
    name: 'nobody reads what they may not see any more',
    file: 'domains/notifications/inbox/places.ts',
    on: '    if (await sees(about, services.notificationKinds.of(place.slice(end + 1)))) inReach.push(place);',
    off: '    if ((await sees(about, services.notificationKinds.of(place.slice(end + 1)))) || end >= 0)\n      inReach.push(place);',
    provenBy: [
      {
        file: 'domains/notifications/notifications.test.ts',
        tests: ['are out of reach once their reader may not see any more what they are about'],
      },
    ],
  },
  {
    name: 'whoever decides about their own rushes is told of no others',
    file: inboxes,
    on: '    if (!kind.concerns || (await kind.concerns(candidate, data))) people.push(userId);',
    off: '    if (kind.concerns !== undefined || candidate) people.push(userId);',
    provenBy: [
      {
        file: 'domains/planning/rushes/telling/tellOfRush.test.ts',
        tests: ['is told, in one line, to those who may decide about it, and to nobody else'],
      },
    ],
  },
  {
    name: 'what was told under a name is not told again',
    file: inboxes,
    on: '      if ((await toldFirst.write(transaction, { name: told.once, at: new Date() })) === 0) return;',
    off: '      await toldFirst.write(transaction, { name: told.once, at: new Date() });',
    provenBy: [
      {
        file: 'domains/planning/reminders/tellLiveSoon.test.ts',
        tests: [
          'a live slot is told once, ten minutes before, to those who present or produce it and may see it',
        ],
      },
    ],
  },
  {
    name: 'addresses that people give lead to the internet alone',
    file: outside,
    on: '    if (!ofHouse && found.some(({ address }) => isRefused(address)))',
    off: '    if (!ofHouse && found.some(({ address }) => isRefused(address) && isIP(address) === 0))',
    provenBy: [
      {
        file: outsideTests,
        tests: ['reaches no private network, and the internet by a secure line alone'],
      },
      { file: webhookTests, tests: ['goes nowhere else when its host means another address by then'] },
      {
        file: pushTests,
        tests: ['goes nowhere else when the address of a browser means a private one by then'],
      },
    ],
  },
  {
    name: 'what is sent to the internet is sent securely',
    file: outside,
    on: "    if (!ofHouse && parsed.protocol !== 'https:') throw new OutsideError('NOT_SECURE');",
    off: "    if (!ofHouse && parsed.protocol === 'ftp:') throw new OutsideError('NOT_SECURE');",
    provenBy: [
      { file: outsideTests, tests: ['reaches no private network, and the internet by a secure line alone'] },
    ],
  },
  {
    name: 'a message to a webhook is signed, its moment and its id with it',
    file: 'domains/notifications/webhooks/webhookSecrets.ts',
    on: '.update(`${key}.${stamp}.${body}`)',
    off: '.update(`${key}.${body}`)',
    provenBy: [
      {
        file: webhookTests,
        tests: ['hear what happens on their radio, signed so that a receiver can check it'],
      },
    ],
  },
  {
    name: 'a webhook hears what its person may see',
    file: 'domains/notifications/webhooks/addDeliveries.ts',
    on: '    if (access?.abilities.allows(kind.event.rule)) hooks.push({ id, user, url });',
    off: '    if (access?.abilities.allows(kind.event.rule) || id > 0) hooks.push({ id, user, url });',
    provenBy: [
      {
        file: webhookTests,
        tests: ['hear nothing that their person may not see, from the moment on at which they may not'],
      },
    ],
  },
  {
    name: 'a webhook does not lead back to the station',
    file: 'domains/notifications/outsideProblems.ts',
    on: "  if (URL.parse(url)?.host === URL.parse(services.accounts.portalUrl())?.host) return 'privateAddress';",
    off: '',
    provenBy: [{ file: webhookTests, tests: ['do not lead to the station itself, in a circle'] }],
  },
  {
    name: 'what names somebody goes from all inboxes with their account',
    file: inboxes,
    on: '      named: told.named ?? null,\n      kind: kind.name,',
    off: '      kind: kind.name,',
    provenBy: [
      {
        file: 'domains/chat/erasure.test.ts',
        tests: ['nobody is told any more that somebody named them whose account is deleted'],
      },
    ],
  },
  {
    name: 'a station takes nothing from webhooks',
    file: 'http/circles.ts',
    on: '    if (headers[stationMark] === undefined) return;',
    off: '    if (headers[stationMark] !== "never") return;',
    provenBy: [
      { file: circleTests, tests: ['of two stations to each other end at once, under whatever name'] },
    ],
  },
  {
    name: 'a webhook that goes round by way of a machine is switched off',
    file: 'domains/notifications/webhooks/addDeliveries.ts',
    on: "    if (full.has(hook.id)) await switchOff({ services, transaction }, hook, 'FLOOD');",
    off: "    if (full.has(-hook.id)) await switchOff({ services, transaction }, hook, 'FLOOD');",
    provenBy: [{ file: circleTests, tests: ['by way of a machine between them end after a while'] }],
  },
];
