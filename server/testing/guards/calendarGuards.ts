import type { Guard } from './guard.ts';

const slots = 'domains/planning/slots';
const occurrences = 'domains/planning/occurrences';
const scheduleTests = 'domains/planning/schedule/schedule.test.ts';
const hidden = 'names neither a draft, nor what is not listed, nor the playlists and the rushes of the house';
const ownTests = `${slots}/ownSlots.test.ts`;
const slotTests = `${slots}/slots.test.ts`;

const ownLayerTest = 'takes the air from nobody else: layers that cover programmes are of those who plan all';

/** What may stand in the calendar of a radio, and who hears of it. */
export const calendarGuards: readonly Guard[] = [
  {
    name: 'a slot is where nothing else of its layer is',
    file: `${slots}/settleSlot.ts`,
    on: 'if (!slot.deletedAt) await requireFree(',
    off: 'if (slot.id < 0) await requireFree(',
    provenBy: [
      {
        file: slotTests,
        tests: [
          'never overlap: all dates are told, and what one could do',
          'do not meet again when one comes back from the bin',
        ],
      },
    ],
  },
  {
    name: 'a day that is moved goes where nothing else is',
    file: `${occurrences}/changeOccurrence.ts`,
    on: 'await requireFreePlace(writing, planned, clock);',
    off: 'void [requireFreePlace, planned, clock];',
    provenBy: [
      {
        file: `${occurrences}/occurrences.test.ts`,
        tests: ['is moved where nothing else is, and back', 'is called off and takes place again'],
      },
    ],
  },
  {
    name: 'a copy goes where nothing else is',
    file: `${slots}/copyCalendar.ts`,
    on: 'if (clashes.length === 0) return;',
    off: 'if (clashes.length >= 0) return;',
    provenBy: [{ file: `${slots}/copyCalendar.test.ts`, tests: ['is made as a whole or not at all'] }],
  },
  {
    name: 'nothing new is planned of an emission that has ended',
    file: `${slots}/slotProblems.ts`,
    on: 'if (emission && emission.state === EmissionState.ENDED && existing.emission !== emission.id)',
    off: 'if (emission && emission.id < 0 && existing.emission !== emission.id)',
    provenBy: [
      {
        file: slotTests,
        tests: ['is not made for an emission that has ended, nor for an episode of another one'],
      },
    ],
  },
  {
    name: 'what has begun is not changed any more',
    file: `${occurrences}/changeOccurrence.ts`,
    on: "if (found.startsAt.getTime() < clock.now) throw invalidInput({ date: 'min' });",
    off: '',
    provenBy: [{ file: `${occurrences}/keepJobs.test.ts`, tests: ['is left as it was where it has begun'] }],
  },
  {
    name: 'a day is changed from the version that was read',
    file: `${occurrences}/changeOccurrence.ts`,
    on: "if (found.version !== key.version) throw conflict('Occurrence', await key.current(found));",
    off: 'void conflict;',
    provenBy: [{ file: `${occurrences}/occurrences.test.ts`, tests: ['is not changed by two at once'] }],
  },
  {
    name: 'what something else uses is not deleted',
    file: 'kit/resource/updateResolver.ts',
    on: 'await requireUnused(write, name, (existing as { id: number }).id);',
    off: 'void requireUnused;',
    provenBy: [
      {
        file: `${slots}/slotUses.test.ts`,
        tests: ['is not deleted as long as it is to come, and says where it is', 'may be a playlist'],
      },
    ],
  },
  {
    name: 'changes of the calendar are heard on their own radio',
    file: `${occurrences}/calendarChanges.resolver.ts`,
    on: '(change) => change.radioId === own',
    off: '(change) => change.radioId !== -own',
    provenBy: [{ file: `${occurrences}/calendarChanges.test.ts`, tests: ['are those of their own radio'] }],
  },
  {
    name: 'a schedule names no emission that is not listed',
    file: 'domains/planning/schedule/publicSchedule.ts',
    on: ".where('isListed', '=', true)",
    off: ".where('isListed', 'in', [true, false])",
    provenBy: [{ file: scheduleTests, tests: [hidden] }],
  },
  {
    name: 'a slot is changed by whose emission it is',
    file: `${slots}/slot.resolver.ts`,
    on: 'if (existing?.id) await requireOwnSlots(write, write.action, [existing.id]);',
    off: '',
    provenBy: [{ file: ownTests, tests: ['changes, ends, splits and deletes none of its slots'] }],
  },
  {
    name: 'a slot is written by whose emission it is then',
    file: `${slots}/slot.resolver.ts`,
    on: 'await requireOwnSlots(writing, action, [id]);',
    off: '',
    provenBy: [
      {
        file: ownTests,
        tests: ['makes no slot of it, and none that is of no emission', 'gives it none of their own slots'],
      },
    ],
  },
  {
    name: 'a series is split by whose emission it is',
    file: `${slots}/splitSlot.ts`,
    on: "await requireOwnSlots(writing, 'update', [existing.id]);",
    off: '',
    provenBy: [{ file: ownTests, tests: ['changes, ends, splits and deletes none of its slots'] }],
  },
  {
    name: 'what goes on of a series is of one’s own emission',
    file: `${slots}/splitSlot.ts`,
    on: "await requireOwnSlots(writing, 'update', [after]);",
    off: '',
    provenBy: [{ file: ownTests, tests: ['gives it none of their own slots'] }],
  },
  {
    name: 'several slots are deleted by whose emission they are',
    file: `${slots}/deleteSlots.ts`,
    on: "await requireOwnSlots(writing, 'delete', ids);",
    off: 'void requireOwnSlots;',
    provenBy: [{ file: ownTests, tests: ['deletes all of several slots or none, and copies no day'] }],
  },
  {
    name: 'days are copied by who plans all of the calendar',
    file: `${slots}/slot.resolver.ts`,
    on: 'requireAllOfCalendar(context);',
    off: 'void requireAllOfCalendar;',
    provenBy: [{ file: ownTests, tests: ['deletes all of several slots or none, and copies no day'] }],
  },
  {
    name: 'a day is changed by whose emission it is',
    file: `${occurrences}/changeOccurrence.ts`,
    on: "await requireOwnSlots(writing, 'update', [slot.id]);",
    off: 'void requireOwnSlots;',
    provenBy: [{ file: ownTests, tests: ['moves, calls off and restores none of its days'] }],
  },
  {
    name: 'a day holds episodes of one’s own emissions',
    file: `${occurrences}/changeOccurrence.ts`,
    on: 'await requirePlanned(writing, programme.emission);',
    off: 'void requirePlanned;',
    provenBy: [
      { file: ownTests, tests: ['puts no episode of somebody else’s into a day that is of an own one'] },
    ],
  },
  {
    name: 'a schedule names no draft',
    file: 'domains/planning/schedule/publicSchedule.ts',
    on: ".where('state', '<>', EmissionState.DRAFT)",
    off: ".where('state', '<>', EmissionState.ENDED)",
    provenBy: [{ file: scheduleTests, tests: [hidden] }],
  },
  {
    name: 'who plans their own alone has no slot on a layer that covers programmes',
    file: 'domains/planning/slots/slotAccess.ts',
    on: 'if (!ownLayers.has(layer)) return false;',
    off: 'void layer;',
    provenBy: [{ file: ownTests, tests: [ownLayerTest] }],
  },
  {
    name: 'who plans their own alone moves no day onto a layer that covers programmes',
    file: 'domains/planning/occurrences/changeOccurrence.ts',
    on: 'if (values.layer !== found.layer) requireOwnLayer(context, values.layer);',
    off: 'void requireOwnLayer;',
    provenBy: [{ file: ownTests, tests: [ownLayerTest] }],
  },
];
