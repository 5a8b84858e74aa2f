/** True when the URL of a page points to the machine on which it was opened. */
export function isLoopback(page: string): boolean {
  return URL.canParse(page) && ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(page).hostname);
}
