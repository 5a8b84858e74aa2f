import { useLocation } from 'react-router-dom';

/** The token of a mailed link. It stands behind the #, which browsers send to no server. */
export function useLinkToken(): string {
  const { hash } = useLocation();
  return new URLSearchParams(hash.slice(1)).get('token') ?? '';
}
