/** Whether an address of a page is one of the machine that it is opened on. */
export function isLoopback(page: string): boolean {
  return URL.canParse(page) && ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(page).hostname);
}
