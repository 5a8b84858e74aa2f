import type { Guard } from './guard.ts';

const slots = 'domains/planning/slots';
const tests = `${slots}/rushSlots.test.ts`;
const held = 'holds one that may still be broadcast, of its own emission, and nothing beside it';

/** What protects rushes that stand in the calendar. */
export const rushSlotGuards: readonly Guard[] = [
  {
    name: 'a rush in a slot is of an emission that its planner makes',
    file: `${slots}/slotAccess.ts`,
    on: "'rush.emission as rushEmission'])",
    off: "'slot.emission as rushEmission'])",
    provenBy: [{ file: tests, tests: ['is of no emission that its planner does not make'] }],
  },
  {
    name: 'a rush in a slot is of the emission of the slot',
    file: `${slots}/slotProblems.ts`,
    on: 'if (programme !== null && rush.emission !== null && rush.emission !== programme)',
    off: 'if (programme !== null && rush.id < 0)',
    provenBy: [{ file: tests, tests: [held] }],
  },
  {
    name: 'a rush in a slot is none that was rejected',
    file: `${slots}/slotProblems.ts`,
    on: "if (rush.state === RushState.REJECTED) return { rushId: 'rejected' };",
    off: 'void RushState;',
    provenBy: [{ file: tests, tests: [held] }],
  },
  {
    name: 'a rush in a slot is of no emission that has ended',
    file: `${slots}/slotProblems.ts`,
    on: "return rush.emissionState === EmissionState.ENDED ? { rushId: 'ended' } : {};",
    off: 'return {};',
    provenBy: [{ file: tests, tests: [held] }],
  },
  {
    name: 'a rush in a slot is not heard before somebody accepted it',
    file: 'domains/planning/plan/rushSounds.ts',
    on: 'const isAccepted = state === RushState.ACCEPTED;',
    off: 'const isAccepted = state !== RushState.REJECTED;',
    provenBy: [
      { file: tests, tests: ['plays nothing of a rush that nobody has accepted, which a dry run says'] },
    ],
  },
  {
    name: 'a rush in a slot is not deleted',
    file: `${slots}/slotUses.ts`,
    on: "  ['Rush', 'rush'],\n",
    off: '',
    provenBy: [{ file: tests, tests: ['keeps its rush, and what that became, from being deleted'] }],
  },
];
