/** True when a mount point accepts a listener. The connection is closed immediately. */
export async function isThere(url: string): Promise<boolean> {
  const ending = new AbortController();
  const answer = await fetch(url, { signal: ending.signal }).catch(() => undefined);
  ending.abort();
  return answer?.status === 200;
}
