interface Names {
  firstName: string;
  lastName: string;
}

/** First and last name in one, as lists show, sort and search it. */
export const fullNameOf = ({ firstName, lastName }: Names): string => `${firstName} ${lastName}`.trim();
