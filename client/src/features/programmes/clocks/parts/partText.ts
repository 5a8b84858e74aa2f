import type { TFunction } from 'i18next';
import type { PartValues } from './partValues';

/** Describes a clock's part in a few words, such as `3 songs of Gold`. */
export function partText(part: PartValues, t: TFunction): string {
  const { kind, title, source, amount, count, duration, mediaId, purpose } = part;
  if (kind === 'SONGS') {
    const from =
      source === 'category'
        ? part.categoryId.text
        : source === 'playlist'
          ? part.playlistId.text
          : t(`clocks.sourceWords.${source}`);
    if (amount === 'count') return t('clocks.partTexts.count', { count: Number(count) || 0, from });
    return t(`clocks.partTexts.${amount}`, { length: duration, from });
  }
  const what = title || t(`clocks.kinds.${kind}`);
  if (kind === 'JINGLE' || kind === 'TOP_OF_HOUR') {
    const which = mediaId.text || (purpose ? t(`clocks.purposes.${purpose}`) : '');
    return which ? `${what}: ${which}` : what;
  }
  return duration ? `${what}, ${duration}` : what;
}
