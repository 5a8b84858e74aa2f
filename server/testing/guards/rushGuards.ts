import type { Guard } from './guard.ts';

const rushes = 'domains/planning/rushes/rushes.test.ts';

/** What protects rushes, and what is sent for something outside of the library. */
export const rushGuards: readonly Guard[] = [
  {
    name: 'what is sent for something is taken from whoever may send it there',
    file: 'domains/multimedia/uploads/admission.ts',
    on: 'await attached?.require(callerOf(context), target);',
    off: 'void [attached, callerOf, target];',
    provenBy: [{ file: rushes, tests: ['without the right to make one', 'takes no takes of others'] }],
  },
  {
    name: 'a take of somebody else’s rush needs the right to change it',
    file: 'domains/planning/rushes/takes/sentTakes.ts',
    on: "if (known.sentBy !== userId && !abilities.can('update', 'Rush')) throw forbidden('update', 'Rush');",
    off: 'void [userId, forbidden];',
    provenBy: [{ file: rushes, tests: ['takes no takes of others'] }],
  },
  {
    name: 'a take joins only what waits for one',
    file: 'domains/planning/rushes/takes/sentTakes.ts',
    on: "if (!open.includes(known.state)) throw invalidInput({ rush: 'notFromHere' });",
    off: 'void known;',
    provenBy: [{ file: rushes, tests: ['back asks for a new take'] }],
  },
  {
    name: 'a rush goes on only from where it stands',
    file: 'domains/planning/rushes/decisions/steps.ts',
    on: "if (!mayGo(from, to)) throw invalidInput({ state: 'notFromHere' });",
    off: 'void [mayGo, from, to, invalidInput];',
    provenBy: [{ file: rushes, tests: ['is one that leads on from where it stands'] }],
  },
  {
    name: 'a rush becomes a medium for whoever may make that kind',
    file: 'domains/planning/rushes/decisions/acceptance.ts',
    on: "else context.abilities.require(allow('create', entityOf[mediaKind].name));",
    off: 'else void [context, allow, entityOf];',
    provenBy: [{ file: rushes, tests: ['asks for what becomes of it'] }],
  },
  {
    name: 'a comment of somebody else stays, but for who may delete rushes',
    file: 'domains/planning/rushes/notes/rushNotes.resolver.ts',
    on: "if (note.author !== context.viewer!.userId) context.abilities.require(allow('delete', 'Rush'));",
    off: 'void allow;',
    provenBy: [{ file: rushes, tests: ['of somebody else is deleted'] }],
  },
  {
    name: 'a rush is heard by whoever may read rushes',
    file: 'domains/multimedia/streaming/streamedFiles.ts',
    on: 'places.filter(({ rule }) => context.abilities.allows(rule));',
    off: 'places.filter(({ rule }) => [context, rule].length > 0);',
    provenBy: [{ file: rushes, tests: ['is heard by whoever may read rushes alone'] }],
  },
];
