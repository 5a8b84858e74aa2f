import { useLocation } from 'react-router-dom';

/** Returns the token of a mailed link. It is in the URL fragment, which browsers never send to a server. */
export function useLinkToken(): string {
  const { hash } = useLocation();
  return new URLSearchParams(hash.slice(1)).get('token') ?? '';
}
