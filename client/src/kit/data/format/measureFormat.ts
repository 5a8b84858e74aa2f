import { useTranslation } from 'react-i18next';
import { localeOf } from './format';
import { madeOnceFor } from '../madeOnce';

/** Formats of durations and file sizes. */
export interface MeasureFormat {
  /** `3:05`, or `1:02:03` from one hour on. Fractions of a second are dropped. */
  clock(milliseconds: number): string;
  /** A duration for screen readers: `3 minutes, 5 seconds`. */
  spoken(milliseconds: number): string;
  /** `4.2 MB`; at least one kilobyte, except for zero bytes. */
  size(bytes: number): string;
  /** `1.3 MB/s`. */
  speed(bytesPerSecond: number): string;
  /** An approximate duration: `2 min`. */
  span(seconds: number): string;
}

const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

export function createMeasureFormat(language: string): MeasureFormat {
  const locale = localeOf(language);
  const writer = (unit: string, digits: number, unitDisplay: 'short' | 'long' = 'short') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits: digits });
  const list = new Intl.ListFormat(locale, { type: 'unit' });

  const size = (bytes: number) => {
    const kilobytes = bytes === 0 ? 0 : Math.max(1, bytes / 1000);
    const step = Math.min(units.length - 1, Math.floor(Math.log(Math.max(kilobytes, 1)) / Math.log(1000)));
    const value = kilobytes / 1000 ** step;
    return (
      writer(units[step]!, step === 0 || value >= 100 ? 0 : 1, sizeDisplay[language])
        .format(value)
        // The narrow space of French is hardly visible in our font.
        .replace('\u202f', '\u00a0')
    );
  };
  return {
    clock,
    spoken(milliseconds) {
      const [hours, minutes, seconds] = partsOf(milliseconds);
      const parts = [
        [hours, 'hour'],
        [minutes, 'minute'],
        [seconds, 'second'],
      ] as const;
      const said = parts.filter(([value, unit]) => value > 0 || unit === 'second');
      return list.format(said.map(([value, unit]) => writer(unit, 0, 'long').format(value)));
    },
    size,
    speed: (bytesPerSecond) => `${size(bytesPerSecond)}/${secondSign[language] ?? 's'}`,
    span(seconds) {
      if (seconds < 60) return writer('second', 0).format(Math.max(1, Math.round(seconds)));
      if (seconds < 3600) return writer('minute', 0).format(Math.round(seconds / 60));
      if (seconds < 2 * 86_400) return writer('hour', 1).format(seconds / 3600);
      return writer('day', 1).format(seconds / 86_400);
    },
  };
}

/** Arabic uses words for sizes: it has no common abbreviations for all units. */
const sizeDisplay: Record<string, 'short' | 'long'> = { ar: 'long' };
const secondSign: Record<string, string> = { ar: 'ث' };

function clock(milliseconds: number): string {
  const [hours, minutes, seconds] = partsOf(milliseconds);
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

function partsOf(milliseconds: number): [hours: number, minutes: number, seconds: number] {
  const whole = Math.max(0, Math.floor(milliseconds / 1000));
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
}

const formatsIn = madeOnceFor(createMeasureFormat);

/** Returns the formats in the interface language. */
export function useMeasureFormat(): MeasureFormat {
  return formatsIn(useTranslation().i18n.language);
}
