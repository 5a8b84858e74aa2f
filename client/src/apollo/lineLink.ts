import { ErrorLink } from '@apollo/client/link/error';
import { apiErrorOf } from './errors';
import { line } from './line';

/** An operation that did not get through: whether the line is down concerns more than its own screen. */
export const lineLink = () =>
  new ErrorLink(({ error }) => {
    const { code } = apiErrorOf(error);
    if (code === 'NETWORK' || code === 'UNAVAILABLE') void line.check();
  });
