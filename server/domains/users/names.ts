interface Names {
  firstName: string;
  lastName: string;
}

/** First and last name in one, as lists show, sort and search it. */
export const fullNameOf = ({ firstName, lastName }: Names): string => `${firstName} ${lastName}`.trim();

/** A name that was given in one: the first word is the first name. */
export function namesOf(fullName: string): Names {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
