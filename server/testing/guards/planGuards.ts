import type { Guard } from './guard.ts';

const folder = 'domains/planning';
const picked = `${folder}/plan/pick.test.ts`;
const adverts = `${folder}/plan/adverts.test.ts`;
const rundowns = `${folder}/rundowns/rundowns.test.ts`;

/** Who changes what is on the air, and what keeps things off it. */
export const planGuards: readonly Guard[] = [
  {
    name: 'an artiste is kept apart',
    file: `${folder}/plan/memory.ts`,
    on: 'add(SeparationRule.ARTISTE, separations.artiste, nearest);',
    off: 'add(SeparationRule.ARTISTE, 0, nearest);',
    provenBy: [{ file: picked, tests: ['is by nobody who was heard too lately, be it with others'] }],
  },
  {
    name: 'a title is kept apart',
    file: `${folder}/plan/memory.ts`,
    on: 'add(SeparationRule.TITLE, separations.title, this.titles.get(title));',
    off: 'add(SeparationRule.TITLE, 0, this.titles.get(title));',
    provenBy: [{ file: picked, tests: ['bears no title that was heard too lately, whoever played it'] }],
  },
  {
    name: 'separations hold over midnight',
    file: `${folder}/plan/planBetween.ts`,
    on: 'track.memory.keepAwayFrom(tomorrow.memory, next - firstHours);',
    off: 'void tomorrow;',
    provenBy: [
      {
        file: `${folder}/plan/planBetween.test.ts`,
        tests: ['keeps artistes and titles apart through a day, and over midnight too'],
      },
    ],
  },
  {
    name: 'an advert airs no oftener than was agreed',
    file: `${folder}/plan/adverts.ts`,
    on: 'this.timesOf(media) >= spot.timesADay',
    off: 'this.timesOf(media) > 1000',
    provenBy: [
      { file: adverts, tests: ['takes no advert outside of its days or times, nor oftener than was agreed'] },
    ],
  },
  {
    name: 'rundowns of others are out of reach of presenters',
    file: `${folder}/rundowns/rundownAccess.ts`,
    on: 'emission !== null && (await isOwnEmission(asked, emission));',
    off: 'emission !== null && [isOwnEmission, asked].length > 0;',
    provenBy: [{ file: rundowns, tests: ['of their own emissions alone is changed by presenters'] }],
  },
  {
    name: 'a rundown on the air stays as it is',
    file: `${folder}/rundowns/changeRundown.ts`,
    on: 'if (planned.startsAt.getTime() <= clock.now)',
    off: 'if (planned.startsAt.getTime() <= 0)',
    provenBy: [{ file: rundowns, tests: ['is not changed once it is on the air'] }],
  },
];
