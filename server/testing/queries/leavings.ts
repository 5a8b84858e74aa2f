/**
 * The queries that leave the radio or look into the recycle bin, as `query: word table`, each with its reason. Whoever adds one
 * says here why no row of another radio, and none that was deleted, comes out by it.
 */
export const leavings: Readonly<Record<string, string>> = {
  'blog.authorshipInBin: onlyDeleted BlogPost': 'Whose article it is decides who takes it out of the bin.',
  'profile.seenById: acrossRadios Role':
    'Whether a person works here does not hang on the radio that one looks from.',
  'profile.suggested: acrossRadios Role': 'The same, of colleagues who are not followed yet.',
};
