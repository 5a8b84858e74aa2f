import type { Guard } from './guard.ts';

const users = 'domains/users/users.test.ts';
const userResolver = 'domains/users/user.resolver.ts';
const roles = 'domains/permissions/roles/roles.test.ts';
const teams = 'domains/organization/teams/teams.test.ts';

const guests = 'domains/organization/teams/guests.test.ts';
const everywhere = 'domains/permissions/access/powerOver.test.ts';

/** Nobody reaches beyond their own power, and an administrator remains. */
export const powerGuards: readonly Guard[] = [
  {
    name: 'a guest is here neither before their time nor after it',
    file: 'domains/accounts/stillGood.ts',
    on: "member('member.validUntil', '>', now)",
    off: "member('member.validUntil', 'is not', null)",
    provenBy: [
      {
        file: guests,
        tests: [
          'opens an account by it, and is here for the time alone',
          'is looked at again where they hold a connection open',
        ],
      },
    ],
  },
  {
    name: 'a guest is not here before their time begins',
    file: 'domains/accounts/stillGood.ts',
    on: "member('member.validFrom', '<=', now)",
    off: "member('member.validFrom', 'is not', null)",
    provenBy: [{ file: guests, tests: ['sees nothing before their time'] }],
  },
  {
    name: 'a place in a team that is still to come is power that others respect',
    file: 'domains/permissions/access/powerOver.ts',
    on: "begun: when === 'now' ? now : end",
    off: 'begun: when ? now : end',
    provenBy: [{ file: guests, tests: ['has no power before their time'] }],
  },
  {
    name: 'nobody invites a guest who may do more here than they',
    file: 'domains/organization/teams/guest.resolver.ts',
    on: 'await requireTeamCover(write, role!.id);',
    off: '',
    provenBy: [{ file: guests, tests: ['is given no more power than one has there oneself'] }],
  },
  {
    name: 'who may not read people invites a few new addresses at a time',
    file: 'domains/organization/teams/guest.resolver.ts',
    on: 'await waitAfter(write);',
    off: '',
    provenBy: [{ file: guests, tests: ['is not someone to find out addresses by'] }],
  },
  {
    name: 'what is allowed of one’s own alone is allowed of nothing else',
    file: 'kit/resource/ownRows.ts',
    on: 'abilities.canAll(action, subject) || (abilities.can(action, subject) && (await areOwn()));',
    off: 'abilities.can(action, subject) || (await areOwn());',
    provenBy: [
      { file: 'domains/planning/people/ownOnly.test.ts', tests: ['changes what is theirs and nothing else'] },
    ],
  },
  {
    name: 'two who cut each other down keep the condition of either',
    file: 'kit/rules/grants.ts',
    on: 'condition: a.condition ?? b.condition',
    off: 'condition: null',
    provenBy: [
      {
        file: 'kit/rules/abilities.test.ts',
        tests: ['stays so in whatever cuts it down, and cuts others down to it'],
      },
      {
        file: 'domains/accounts/apiTokens/apiTokens.test.ts',
        tests: ['may do to its person’s own alone what its scopes say so of'],
      },
    ],
  },
  {
    name: 'nobody who may do something to their own alone gives it for all',
    file: 'kit/rules/abilities.ts',
    on: 'return condition ? this.can(action, subject) : this.canAll(action, subject);',
    off: 'return [condition, this.canAll].length > 0 && this.can(action, subject);',
    provenBy: [{ file: roles, tests: ['of one’s own alone give nobody more than that'] }],
  },
  {
    name: 'a condition is given to what knows it alone',
    file: 'domains/permissions/abilityInput.ts',
    on: "if (condition && !ownActionsOf(subject).includes(action)) return { [`${place}.condition`]: 'invalid' };",
    off: 'void [condition, ownActionsOf];',
    provenBy: [
      { file: roles, tests: ['allow of one’s own alone what knows that condition, and nothing else'] },
    ],
  },
  {
    name: 'nobody gives a role that may do more than they',
    file: userResolver,
    on: 'if (role !== undefined) await requireCover(write, role);',
    off: '',
    provenBy: [{ file: users, tests: ['nobody gives a role that may do more'] }],
  },
  {
    name: 'nobody changes or deletes a person who may do more than they',
    file: userResolver,
    on: 'if (user) await requirePowerOver(context, transaction, user.id);',
    off: '',
    provenBy: [{ file: users, tests: ['nobody changes or deletes a person who may do more'] }],
  },
  {
    name: 'power over a person is asked for on each of their radios',
    file: 'domains/permissions/access/powerOver.ts',
    on: 'of [undefined, ...theirs.teams.keys()])',
    off: 'of [undefined])',
    provenBy: [
      {
        file: everywhere,
        tests: [
          'is not given',
          'is not given another role',
          'is not deleted by whoever',
          'is not invited by whoever',
          'keeps their pictures',
          'keeps their place in the team',
          'is not deleted with a token that does not reach there',
        ],
      },
    ],
  },
  {
    name: 'a token that is bound to a radio gives no power elsewhere',
    file: 'domains/permissions/access/powerOver.ts',
    on: 'boundTo === undefined || boundTo === radioId ? radioId : undefined',
    off: 'boundTo === null ? undefined : radioId',
    provenBy: [{ file: everywhere, tests: ['is not deleted with a token that does not reach there'] }],
  },
  {
    name: 'the limits of a token count in every place',
    file: 'domains/permissions/access/powerOver.ts',
    on: 'context.abilities.limiting(abilities)',
    off: 'abilities',
    provenBy: [{ file: everywhere, tests: ['is not deleted with a token that does not reach there'] }],
  },
  {
    name: 'nobody is invited by somebody with less power',
    file: 'domains/accounts/mailedLinks/invitation.ts',
    on: 'await requirePowerOver(context, transaction, user.id);',
    off: 'void requirePowerOver;',
    provenBy: [{ file: everywhere, tests: ['is not invited by whoever has nothing to say there'] }],
  },
  {
    name: 'that an address is taken is told to nobody who may not read people',
    file: 'kit/resource/takenFields.ts',
    on: 'if (!viewer || !rule || abilities.allows(rule)) return problems;',
    off: 'if (!viewer || !rule || abilities) return problems;',
    provenBy: [
      {
        file: 'domains/accounts/settings/accountSettings.test.ts',
        tests: ['says what is taken to whoever may read people, and to nobody else'],
      },
      { file: teams, tests: ['does not tell whoever may not read people who has an account'] },
    ],
  },
  {
    name: 'addresses are not tried one after the other on a team',
    file: 'domains/organization/teams/personToJoin.ts',
    on: 'if (asker) await context.services.accounts.joinThrottle.admit(asker);',
    off: '',
    provenBy: [
      {
        file: teams,
        tests: ['makes whoever may not read people wait who tries one address after the other'],
      },
    ],
  },
  {
    name: 'a stranger is found for a team by the exact name alone',
    file: 'domains/organization/teams/peopleToJoin.ts',
    on: '.where((person) => sharesRadio(person as never, given))',
    off: '',
    provenBy: [
      {
        file: teams,
        tests: [
          'are found by a part of the name where one works with them, and strangers by the exact name alone',
        ],
      },
    ],
  },
  {
    name: 'nobody deletes themselves',
    file: userResolver,
    on: "if (user.id === context.viewer?.userId) throw invalidInput({ id: 'yourself' });",
    off: '',
    provenBy: [{ file: users, tests: ['does not let anyone delete themselves'] }],
  },
  {
    name: 'the last administrator keeps role and access',
    file: userResolver,
    on: '(await isLastAdministrator(write, existing))',
    off: '!existing',
    provenBy: [{ file: users, tests: ['does not end with the last administrator who can sign in'] }],
  },
  {
    name: 'the last administrator is not deleted',
    file: userResolver,
    on: "if (await isLastAdministrator(write, user)) throw invalidInput({ id: 'lastAdministrator' });",
    off: '',
    provenBy: [{ file: users, tests: ['does not end with the last administrator who can sign in'] }],
  },
  {
    name: 'nobody gives by a role what they do not hold',
    file: 'domains/permissions/roles/role.resolver.ts',
    on: 'if (own) requireCover(context, own, radio);',
    off: '',
    provenBy: [{ file: roles, tests: ['give nothing that whoever writes them does not hold'] }],
  },
  {
    name: 'power on one radio is no power on all of them',
    file: 'domains/permissions/roles/role.resolver.ts',
    on: 'if (radioId === null) requireGrantsEverywhere(context, grants);',
    off: 'if (radioId === null) requireGrants(context, grants);',
    provenBy: [
      { file: roles, tests: ['of the platform give nothing of radios on the strength of one radio alone'] },
    ],
  },
  {
    name: 'nobody changes or deletes a role that may do more than they',
    file: 'domains/permissions/roles/role.resolver.ts',
    on: 'if (role) requireCover(context, await grantsOf(transaction, role.id), role.radio);',
    off: '',
    provenBy: [{ file: roles, tests: ['that may do more than oneself are not touched'] }],
  },
  {
    name: 'nobody gives more in a team than they have there',
    file: 'domains/organization/teams/teamMember.resolver.ts',
    on: 'if (role !== undefined) await requireTeamCover(write, role);',
    off: '',
    provenBy: [{ file: teams, tests: ['does not give more power than one has there oneself'] }],
  },
  {
    name: 'nobody changes the place of somebody with more power in a team',
    file: 'domains/organization/teams/teamMember.resolver.ts',
    on: 'await requirePowerOver(context, transaction, member.user);',
    off: 'void requirePowerOver;',
    provenBy: [
      { file: teams, tests: ['is not changed by someone with less power than the member, or for oneself'] },
    ],
  },
  {
    name: 'nobody changes their own place in a team',
    file: 'domains/organization/teams/teamMember.resolver.ts',
    on: "if (member.user === context.viewer?.userId) throw invalidInput({ id: 'yourself' });",
    off: '',
    provenBy: [
      { file: teams, tests: ['is not changed by someone with less power than the member, or for oneself'] },
    ],
  },
  {
    name: 'a view as another role changes nothing',
    file: 'kit/operations/checkRequest.ts',
    on: "if (viewingAs !== undefined && operation.operation === 'mutation') throw viewOnly();",
    off: '',
    provenBy: [{ file: 'domains/organization/radios/radios.test.ts', tests: ['changes nothing'] }],
  },
  {
    name: 'a view as another role shows no more than that role may',
    file: 'domains/accounts/accounts.ts',
    on: 'context.abilities = context.abilities.within((await this.roleAbilities.of(role, role)).grants);',
    off: 'context.abilities = context.abilities.within((await this.roleAbilities.of(role, role)).grants.concat(context.abilities.grants));',
    provenBy: [
      {
        file: 'domains/organization/radios/radios.test.ts',
        tests: ['shows what that role may do as well as oneself, and no more'],
      },
    ],
  },
];
