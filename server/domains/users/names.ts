interface Names {
  firstName: string;
  lastName: string;
}

/** First and last name as one text, which lists show, sort and search. */
export const fullNameOf = ({ firstName, lastName }: Names): string => `${firstName} ${lastName}`.trim();
