/**
 * The queries that leave the radio or look into the recycle bin, as `query: word table`, each with its reason. Whoever adds one
 * says here why no row of another radio, and none that was deleted, comes out by it.
 */
export const leavings: Readonly<Record<string, string>> = {
  'blog.authorshipInBin: onlyDeleted BlogPost': 'Whose article it is decides who takes it out of the bin.',
  'organization.movedOn: acrossRadios TeamMember': 'Finds another radio of whoever leaves a team.',
  'organization.reachable: acrossRadios TeamMember':
    'Which radios somebody may work on, before one is chosen.',
  'organization.teamRemoved: acrossRadios TeamMember':
    'Goes with a radio that is deleted, from wherever that is.',
  'organization.teamSize: acrossRadios TeamMember': 'Counts the team of each radio in the list of radios.',
  'permissions.allRoles: acrossRadios Role': 'The keys of roles are unique over all radios.',
  'permissions.renewal: acrossRadios Role': 'A permission counts for its roles on every radio.',
  'permissions.roleByName: acrossRadios Role':
    'Asked for the administrator alone, whose role is of no radio.',
  'permissions.sourcesOfRole: acrossRadios Role': 'What a role grants counts wherever somebody has it.',
  'permissions.teamRoles: acrossRadios TeamMember':
    'What somebody may do on any radio protects them everywhere.',
  'permissions.teamsWith: acrossRadios TeamMember': 'A role is in use if a team of any radio has it.',
  'profile.seenById: acrossRadios Role':
    'Whether a person works here does not hang on the radio that one looks from.',
  'profile.suggested: acrossRadios Role': 'The same, of colleagues who are not followed yet.',
  'users.roleInTurn: acrossRadios Role': 'Locks the role that a person has on the platform.',
  'users.roleOfPlatform: acrossRadios Role': 'Finds roles that are of no radio, and says so itself.',
};
