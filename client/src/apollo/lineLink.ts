import { ErrorLink } from '@apollo/client/link/error';
import { apiErrorOf } from './errors';
import { line } from './line';

/** Checks the connection after a `NETWORK` or `UNAVAILABLE` error. A lost connection affects all screens. */
export const lineLink = () =>
  new ErrorLink(({ error }) => {
    const { code } = apiErrorOf(error);
    if (code === 'NETWORK' || code === 'UNAVAILABLE') void line.check();
  });
