const home = '/admin/dashboard';

/** Address to open after signing in: the requested one if it has our origin, otherwise the home page. */
export function nextAddress(requested: string | null): { address: string; isInPortal: boolean } {
  const url = URL.parse(requested ?? home, 'https://portal.invalid');
  const isOurs = url?.origin === 'https://portal.invalid';
  const address = isOurs ? url.pathname + url.search + url.hash : home;
  return { address, isInPortal: address === '/' || address.startsWith('/admin') };
}
