import type { Guard } from './guard.ts';

const rushes = 'domains/planning/rushes/rushes.test.ts';
const foreign = 'decides about nothing of somebody else’s emission, and about no rush of none';
const sounds = 'domains/planning/episodes/sound/sentSounds.test.ts';

/** What protects rushes, and what is sent for something outside of the library. */
export const rushGuards: readonly Guard[] = [
  {
    name: 'a step of a rush is taken by whose emission it is',
    file: 'domains/planning/rushes/decisions/steps.ts',
    on: "authorize: ({ emission }, write) => requireOwnRush(write, 'update', emission),",
    off: '',
    provenBy: [{ file: rushes, tests: [foreign] }],
  },
  {
    name: 'a rush is changed by whose emission it is',
    file: 'domains/planning/rushes/rush.resolver.ts',
    on: 'await requireOwnRush(write, write.action, existing!.emission);',
    off: 'void existing;',
    provenBy: [{ file: rushes, tests: [foreign] }],
  },
  {
    name: 'a rush is given to one’s own emissions alone',
    file: 'domains/planning/rushes/rush.resolver.ts',
    on: 'if (given.emission !== undefined) await requireOwnRush(write, write.action, given.emission);',
    off: '',
    provenBy: [{ file: rushes, tests: ['and gives none away'] }],
  },
  {
    name: 'the file of a rush is made again by whose emission it is',
    file: 'domains/planning/rushes/rendering/renderAgain.ts',
    on: "authorize: ({ emission }, write) => requireOwnRush(write, 'update', emission),",
    off: '',
    provenBy: [{ file: rushes, tests: [foreign] }],
  },
  {
    name: 'a take is marked by whose emission it is',
    file: 'domains/planning/rushes/takes/rushTakes.resolver.ts',
    on: "await requireOwnRush(write, 'update', emission);",
    off: 'void [emission, requireOwnRush];',
    provenBy: [{ file: rushes, tests: [foreign] }],
  },
  {
    name: 'a take is commented by whose emission it is',
    file: 'domains/planning/rushes/notes/rushNotes.resolver.ts',
    on: "await requireOwnRush(writing, 'update', emission);",
    off: 'void [emission, requireOwnRush];',
    provenBy: [{ file: rushes, tests: [foreign] }],
  },
  {
    name: 'the sound of an episode is sent by who may change it',
    file: 'domains/planning/episodes/sound/sentSounds.ts',
    on: "await requireOwnEmissionOf(caller, { action: 'update', subject: 'Episode' }, episode.emission);",
    off: 'void requireOwnEmissionOf;',
    provenBy: [{ file: sounds, tests: ['is refused to who may not change it'] }],
  },
  {
    name: 'the sound of an episode is removed by who may change it',
    file: 'domains/planning/episodes/sound/episodeSound.resolver.ts',
    on: "requireOwnEmission(write, { action: 'update', subject: 'Episode' }, emission);",
    off: 'void [write, emission, requireOwnEmission];',
    provenBy: [{ file: sounds, tests: ['is removed by who may change it alone'] }],
  },
  {
    name: 'a rush becomes an entry of the podcast of one’s own emission',
    file: 'domains/planning/rushes/decisions/acceptance.ts',
    on: "await requireOwnEmission(write, { action: 'create', subject: 'Episode' }, emission);",
    off: 'void [write, emission];',
    provenBy: [{ file: rushes, tests: ['makes an entry of a podcast'] }],
  },
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
    on: "if (known.sentBy !== userId) await requireOwnRushOf(caller, 'update', known.emission);",
    off: 'void [userId, requireOwnRushOf];',
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
    on: "if (note.author !== context.viewer!.userId) await requireOwnRush(writing, 'delete', emission);",
    off: 'void emission;',
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
