import { isIP } from 'node:net';
import { open, type CountryResponse, type Reader } from 'maxmind';
import type { Settings } from '../../../kit/domain.ts';

/** Delay before an unreadable file is tried again, in milliseconds. */
const againAfter = 60_000;

/**
 * Looks up the country of an IP address in a MaxMind database file.
 * The file may be added or replaced while the server runs.
 */
export class Countries {
  readonly #settings: Pick<Settings, 'countriesFile' | 'log'>;
  #reader: Reader<CountryResponse> | undefined;
  #tryAt = 0;

  constructor(settings: Pick<Settings, 'countriesFile' | 'log'>) {
    this.#settings = settings;
  }

  /**
   * Returns a lookup from IP address to ISO 3166-1 alpha-2 code. The code is empty when the country is
   * unknown.
   */
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
        log.warn({ err: error }, 'COUNTRIES_FILE cannot be read: countries of listeners are not recorded.');
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
