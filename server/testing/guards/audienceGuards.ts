import type { Guard } from './guard.ts';

const audience = 'domains/audience';
const chartTests = `${audience}/charts/audience.test.ts`;
const listenerTests = `${audience}/listeners/listeners.test.ts`;
const earTests = `${audience}/hearing/earWatch.test.ts`;
const incidentTests = `${audience}/hearing/incidents/incidents.test.ts`;
const monitorTests = `${audience}/monitor/monitor.test.ts`;

/** What is known of those who listen, and by whom. */
export const audienceGuards: readonly Guard[] = [
  {
    name: 'a mark of a listener means nothing on the next day',
    file: `${audience}/listeners/dailyMarks.ts`,
    on: '  const salt = box.open(locked, ownerOf(mount));',
    off: "  const salt = locked === '' ? locked : 'the same every day';",
    provenBy: [
      { file: listenerTests, tests: ['is not known by an address, nor found again on the next day'] },
    ],
  },
  {
    name: 'the secret of a day goes with the day',
    file: `${audience}/rollUp/sweep.ts`,
    on: 'await oldSalts.write(transaction, { mount: id, today: dateOf(today) });',
    off: "await oldSalts.write(transaction, { mount: id, today: dateOf(today).replace(/^..../, '1970') });",
    provenBy: [
      { file: listenerTests, tests: ['is forgotten with the secret of the day, and after sixty days'] },
    ],
  },
  {
    name: 'nobody is told apart where a radio keeps counts alone',
    file: `${audience}/looking/keepLook.ts`,
    on: '  if (privacy !== AudiencePrivacy.ALL) return new Map();',
    off: '  if (privacy === AudiencePrivacy.NONE) return new Map();',
    provenBy: [
      {
        file: listenerTests,
        tests: ['is nobody either of a look that was on its way when it was lowered'],
      },
    ],
  },
  {
    name: 'lowering what is kept deletes what is beyond',
    file: `${audience}/privacy/audienceSettings.resolver.ts`,
    on: '    if (keepsLess(privacy, before)) await forgetBeyond(writing, privacy);',
    off: '    if (keepsLess(privacy, before)) await forgetBeyond(writing, before);',
    provenBy: [
      {
        file: listenerTests,
        tests: [
          'is nobody at COUNTS: who was known is deleted, and figures stay',
          'is nothing at NONE, of this radio alone',
        ],
      },
    ],
  },
  {
    name: 'a look that told nothing is no state',
    file: `${audience}/monitor/recordLook.ts`,
    on: "  return problem === 'NOT_UNDERSTOOD' || problem === 'WRONG_ADMIN_PASSWORD' ? undefined : MountAir.DOWN;",
    off: "  return problem === 'WRONG_ADMIN_PASSWORD' ? undefined : MountAir.DOWN;",
    provenBy: [
      {
        file: monitorTests,
        tests: ['stay as they were where an answer cannot be read, and say so'],
      },
    ],
  },
  {
    name: 'figures of a mount point of another radio are asked by nobody',
    file: `${audience}/charts/rangeOfDays.ts`,
    on: "  if (!mount) throw invalidInput({ mountId: 'unknown' });",
    off: '  if (!mount) return parseId(mountId) ?? 0;',
    provenBy: [{ file: chartTests, tests: ['are those of mount points of the own radio'] }],
  },
  {
    name: 'one of all processes hears',
    file: `${audience}/looking/onlyOne.ts`,
    on: '    return release !== undefined;',
    off: '    return this.#name.length > 0;',
    provenBy: [{ file: earTests, tests: ['are one of all, and whoever comes after takes up what is open'] }],
  },
  {
    name: 'our own ears are no listeners',
    file: `${audience}/looking/keepLook.ts`,
    on: 'Math.max(counted - earsOn(id), 0);',
    off: 'Math.max(counted, earsOn(id), 0);',
    provenBy: [
      {
        file: earTests,
        tests: ['has no listener more for being heard, whether its listeners are told apart or only counted'],
      },
    ],
  },
  {
    name: 'the sound of an incident is for those who may see it',
    file: `${audience}/hearing/incidents/incidentSound.ts`,
    on: "    context.abilities.require(allow('read', 'StreamServer'));",
    off: "    context.abilities.allows(allow('read', 'StreamServer'));",
    provenBy: [
      {
        file: incidentTests,
        tests: [
          'is heard by those who may see it: the address of its sound is that of one person, one radio and one incident',
        ],
      },
    ],
  },
  {
    name: 'nobody is told about streams that they may not see',
    file: `${audience}/hearing/incidents/incidentNotices.ts`,
    on: "const usual = { rule: allow('read', 'StreamServer'), ",
    off: 'const usual = { rule: undefined as never, ',
    provenBy: [
      {
        file: incidentTests,
        tests: [
          'is told, when it begins and when it is over, to those of its team who may see it, and to nobody else',
        ],
      },
    ],
  },
  {
    name: 'a mount point that comes and goes fills no mailbox',
    file: `${audience}/hearing/incidents/keepIncident.ts`,
    on: '.length < mailsAnHour;',
    off: '.length >= 0;',
    provenBy: [
      {
        file: incidentTests,
        tests: ['is told three times an hour of one mount point, however often that comes and goes'],
      },
    ],
  },
  {
    name: 'a sound that goes on in another stream is heard on',
    file: `${audience}/hearing/soundEar.ts`,
    on: 'if (part.isFirst && this.#hasBegun) {',
    off: 'if (part.isFirst && !this.#hasBegun) {',
    provenBy: [
      {
        file: `${audience}/hearing/soundEar.test.ts`,
        tests: [
          'another title of a stream of Opus is heard too, though what ends one is what ffmpeg ends at',
        ],
      },
    ],
  },
  {
    name: 'what is cut out of an Ogg stream has its header',
    file: `${audience}/hearing/lastSound.ts`,
    on: '...(header ? [header] : [])',
    off: '...(header ? [] : [])',
    provenBy: [
      {
        file: `${audience}/hearing/lastSound.test.ts`,
        tests: ['what is cut out of an Ogg stream of'],
      },
    ],
  },
];
