import type { Guard } from './guard.ts';

const cards = 'domains/cards/cards.test.ts';
const statistics = 'domains/statistics/statistics.test.ts';
const overview = 'domains/statistics/overview.test.ts';
const toldNothing = 'a client of the station nothing';

/** A part of the statistics that everyone who is signed in would see. */
const part = ([subject, file]: readonly [subject: string, file: string]): Guard => ({
  name: `figures of ${subject} are for whoever may read ${subject}`,
  file: `domains/${file}.types.ts`,
  on: `allow('read', '${subject}')`,
  off: "allow('read', 'ACL')",
  provenBy: [
    { file: statistics, tests: [toldNothing] },
    { file: overview, tests: [toldNothing] },
  ],
});

/** Who sees which figures, and what is taken for figures. */
export const figureGuards: readonly Guard[] = [
  {
    name: 'cards are for whoever may read them',
    file: 'domains/cards/analyticsCard.resolver.ts',
    on: "@Allow('read', 'Card')\n  @Query(() => GoalOverviewCard",
    off: "@Allow('read', 'ACL')\n  @Query(() => GoalOverviewCard",
    provenBy: [
      { file: cards, tests: ['are refused to clients of the station'] },
      { file: 'rest/cards/cards.test.ts', tests: ['refuse whoever lacks the permission'] },
    ],
  },
  {
    name: 'nothing is drawn from broken figures',
    file: 'domains/cards/readCard.ts',
    on: 'if (error) {',
    off: 'if (error && !key) {',
    provenBy: [
      { file: cards, tests: ['say that they are broken, and draw nothing from it'] },
      {
        file: 'rest/cards/cards.test.ts',
        tests: ['say when there are no figures, and when they are broken'],
      },
    ],
  },
  {
    name: 'a year without a report is refused',
    file: 'domains/cards/analyticsCard.resolver.ts',
    on: "if (!reportYears.includes(year)) throw invalidInput({ year: 'unknown' });",
    off: '',
    provenBy: [{ file: cards, tests: ['take no year without a report, and name the argument'] }],
  },
  ...(
    [
      ['Invoice', 'invoices/figures/invoiceFigures'],
      ['User', 'users/figures/userFigures'],
      ['Employee', 'employees/figures/employeeFigures'],
      ['Audit', 'audit/figures/accessFigures'],
    ] as const
  ).map(part),
  {
    name: 'which roles there are is for whoever may read roles',
    file: 'domains/users/figures/userFigures.types.ts',
    on: "allow('read', 'Role')",
    off: "allow('read', 'ACL')",
    provenBy: [
      {
        file: overview,
        tests: ['tells whoever may read users but no roles how many there are, and not of which role'],
      },
    ],
  },
  {
    name: 'sign-ins and refusals of another radio are not counted',
    file: 'domains/audit/figures/accessFigures.ts',
    on: 'const found = seesAllRadios(context)',
    off: 'const found = context',
    provenBy: [{ file: statistics, tests: ['tell of no other radio than the viewer’s'] }],
  },
  {
    name: 'statistics are asked of two years at most',
    file: 'domains/statistics/range.ts',
    on: "if (days > maxDays) throw invalidInput({ to: 'max' });",
    off: '',
    provenBy: [
      { file: 'domains/statistics/range.test.ts', tests: ['is refused when it is reversed, too long'] },
      { file: statistics, tests: ['and name what is wrong'] },
    ],
  },
];
