import type { Guard } from './guard.ts';

const audience = 'domains/audience';
const chartTests = `${audience}/charts/audience.test.ts`;
const listenerTests = `${audience}/listeners/listeners.test.ts`;
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
        tests: ['is nobody at COUNTS: who was known is deleted, and figures stay'],
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
];
