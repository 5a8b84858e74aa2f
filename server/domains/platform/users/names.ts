interface Names {
  firstName: string;
  lastName: string;
}

/** The full name, as lists show, sort and search it. */
export const fullNameOf = ({ firstName, lastName }: Names): string => `${firstName} ${lastName}`.trim();
