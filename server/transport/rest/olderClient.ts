import { create, isAxiosError, type AxiosInstance, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import type { Json } from '../../../tools/testing/json.ts';

interface Options {
  adapter?: 'http' | 'fetch';
  storesJson?: boolean;
}

type Waiting = (accessToken: string | undefined) => void;

/**
 * An older front end for tests. All its requests contain the bearer token of its sign-in. On 401 it uses its refresh token once
 * for all waiting requests, sends these again, and signs out when that fails.
 */
export class OlderClient {
  /** Requests, each with the status of its response: `GET /profile/data 200`. */
  readonly traffic: string[] = [];
  /** Bodies of the responses, in the order of `traffic`. */
  readonly answers: Json[] = [];
  userData: Json;
  accessToken: string | undefined;
  refreshToken: string | undefined;
  readonly #axios: AxiosInstance;
  readonly #storedToken: (token: string) => string;
  #waiting: Waiting[] = [];
  #isRefreshing = false;

  /** With `storesJson`, stores tokens as JSON and sends them like that, as some clients do. */
  constructor(baseURL: string, { adapter = 'http', storesJson = false }: Options = {}) {
    this.#storedToken = storesJson ? JSON.stringify : (token) => token;
    this.#axios = create({ baseURL, adapter });
    this.#axios.interceptors.request.use((config) => {
      if (this.accessToken) config.headers.Authorization = `Bearer ${this.accessToken}`;
      return config;
    });
    this.#axios.interceptors.response.use(
      (response) => this.#noted(response),
      (error: unknown) => {
        if (!isAxiosError(error) || !error.response) throw error;
        this.#noted(error.response);
        const isRefresh = error.config?.url === '/jwt/refresh-token';
        if (error.response.status !== 401 || isRefresh || !this.refreshToken) throw error;
        return this.#repeated(error.config!, error);
      },
    );
  }

  async login(credentials: { email: string; password: string }): Promise<Json> {
    return this.#storeSession(await this.post('/jwt/login', credentials));
  }

  logout(): void {
    this.userData = this.accessToken = this.refreshToken = undefined;
  }

  async get(path: string, params?: object): Promise<Json> {
    return (await this.#axios.get<Json>(path, { params })).data;
  }

  async post(path: string, body: object): Promise<Json> {
    return (await this.#axios.post<Json>(path, body)).data;
  }

  async delete(path: string, config: AxiosRequestConfig): Promise<Json> {
    return (await this.#axios.delete<Json>(path, config)).data;
  }

  /** Status and text of an error response. Throws when the request succeeds. */
  async refusal(request: Promise<unknown>): Promise<[number, Json]> {
    const error: unknown = await request.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (!isAxiosError(error)) throw new Error('The request was not refused.');
    return [error.response!.status, error.response!.data.error];
  }

  #repeated(config: AxiosRequestConfig, error: unknown): Promise<AxiosResponse> {
    const repeated = new Promise<AxiosResponse>((resolve, reject) => {
      this.#waiting.push((accessToken) => (accessToken ? resolve(this.#axios(config)) : reject(error)));
    });
    if (!this.#isRefreshing) void this.#refresh();
    return repeated;
  }

  async #refresh(): Promise<void> {
    this.#isRefreshing = true;
    try {
      this.#storeSession(await this.post('/jwt/refresh-token', { refreshToken: this.refreshToken }));
    } catch {
      this.logout();
    }
    this.#isRefreshing = false;
    for (const repeat of this.#waiting.splice(0)) repeat(this.accessToken);
  }

  #storeSession(session: Json): Json {
    this.userData = session.userData;
    this.accessToken = this.#storedToken(session.accessToken);
    this.refreshToken = this.#storedToken(session.refreshToken);
    return session;
  }

  #noted(response: AxiosResponse): AxiosResponse {
    const { method = 'get', url = '' } = response.config;
    this.traffic.push(`${method.toUpperCase()} ${url} ${response.status}`);
    this.answers.push(response.data);
    return response;
  }
}
