/** Sends a request to a server's API outside of any page; throws the errors of the response. */
export type Execute = <Data>(query: string, variables?: object) => Promise<Data>;

/** Signs in as the demo administrator, to act as a second person; on the first radio by default. */
export async function administratorOf(url: string, radio?: string): Promise<Execute> {
  const post = async (path: string, body: object, headers: Record<string, string> = {}): Promise<unknown> => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const signedIn = await post('/jwt/login', { email: 'admin@demo.com', password: 'admin' });
  const { accessToken } = signedIn as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}`, ...(radio && { 'x-radio': radio }) };
  return async <Data>(query: string, variables = {}) => {
    const answer = await post('/graphql', { query, variables }, headers);
    const { data, errors } = answer as { data: Data; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
}
