/**
 * Creates the session of the GraphQL explorer. Gets an access token with the refresh cookie, and renews it when it has
 * expired.
 */
export function createExplorerSession(endpoint: string, send: typeof fetch = fetch) {
  let accessToken: string | undefined;

  async function refresh(): Promise<boolean> {
    const response = await send(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify({ query: 'mutation RefreshSession { refreshSession { accessToken } }' }),
    });
    const { data } = (await response.json()) as {
      data?: { refreshSession?: { accessToken: string } } | null;
    };
    accessToken = data?.refreshSession?.accessToken;
    return accessToken !== undefined;
  }

  const sendSigned: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('authorization', `Bearer ${accessToken}`);
    return send(input, { ...init, headers });
  };

  const fetchSigned: typeof fetch = async (input, init) => {
    const response = await sendSigned(input, init);
    if (!(await isUnauthenticated(response)) || !(await refresh())) return response;
    return sendSigned(input, init);
  };

  return { refresh, fetch: fetchSigned, getAccessToken: () => accessToken };
}

async function isUnauthenticated(response: Response) {
  if (response.status === 401) return true;
  const answer = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { errors?: { extensions?: { code?: string } }[] };
  return answer.errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED') ?? false;
}
