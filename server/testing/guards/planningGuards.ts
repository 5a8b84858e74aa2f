import type { Guard } from './guard.ts';

const people = 'domains/planning/people/teamColleagues.test.ts';

/** Who hears what of what a radio plans. */
export const planningGuards: readonly Guard[] = [
  {
    name: 'the team is named to those alone who say who takes part',
    file: 'domains/planning/people/teamColleagues.ts',
    on: "if (!abilities.can('update', 'Emission') && !abilities.can('update', 'Episode'))",
    off: "if (!abilities.can('read', 'Emission'))",
    provenBy: [
      {
        file: people,
        tests: ['are closed to whoever is signed out, to the client of the demo, and to who may only read'],
      },
    ],
  },
];
