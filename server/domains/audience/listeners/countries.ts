import { isIP } from 'node:net';
import { open, type CountryResponse, type Reader } from 'maxmind';
import type { Settings } from '../../../kit/domain.ts';

/** A file that could not be read is tried again after so long. */
const againAfter = 60_000;

/** Tells the country of an address by a file in the format of MaxMind, which may be put in its place, or renewed, at any time. */
export class Countries {
  readonly #settings: Pick<Settings, 'countriesFile' | 'log'>;
  #reader: Reader<CountryResponse> | undefined;
  #tryAt = 0;

  constructor(settings: Pick<Settings, 'countriesFile' | 'log'>) {
    this.#settings = settings;
  }

  /** Two letters of ISO 3166-1 for an address; empty where nobody knows. */
  async reader(): Promise<(address: string) => string> {
    const { countriesFile, log } = this.#settings;
    if (!this.#reader && countriesFile !== undefined && Date.now() >= this.#tryAt) {
      this.#tryAt = Date.now() + againAfter;
      try {
        this.#reader = await open<CountryResponse>(countriesFile, {
          watchForUpdates: true,
          watchForUpdatesNonPersistent: true,
        });
      } catch (error) {
        log.warn({ err: error }, 'COUNTRIES_FILE cannot be read: countries of listeners are not told.');
      }
    }
    const reader = this.#reader;
    return (address) => (reader ? countryIn(reader, address) : '');
  }
}

function countryIn(reader: Reader<CountryResponse>, given: string): string {
  const address = given.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(address) === 0) return '';
  const found = reader.get(address);
  const code = found?.country?.iso_code ?? found?.registered_country?.iso_code ?? '';
  return /^[A-Z]{2}$/.test(code) ? code : '';
}
