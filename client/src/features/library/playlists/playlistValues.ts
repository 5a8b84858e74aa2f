import type { PlaylistPatch } from '../../../apollo/schemaTypes.generated';
import { readDayparts, writeDayparts } from '../library/publicities/publicityValues';
import type { PlaylistDetailFragment } from './playlists.generated';

/** Form values of a playlist, in the order of the fields. */
export interface PlaylistValues {
  name: string;
  description: string;
  enabled: boolean;
  rule: PlaylistDetailFragment['rule'];
  ruleNumber: string;
  weight: string;
  order: PlaylistDetailFragment['order'];
  startDate: string;
  endDate: string;
  /** Dayparts as JSON, so that the conflict dialog offers them as a single choice. */
  dayparts: string;
}

export function valuesOfPlaylist(playlist: PlaylistDetailFragment): PlaylistValues {
  const { name, description, enabled, rule, order } = playlist;
  return {
    name,
    description,
    enabled,
    rule,
    ruleNumber: String(playlist.ruleNumber ?? ''),
    weight: String(playlist.weight),
    order,
    startDate: playlist.startDate ?? '',
    endDate: playlist.endDate ?? '',
    dayparts: writeDayparts(playlist.dayparts),
  };
}

export function patchOfPlaylist(values: PlaylistValues): PlaylistPatch {
  const { name, description, enabled, rule, order } = values;
  return {
    name,
    description,
    enabled,
    rule,
    ruleNumber: rule === 'GENERAL' ? null : Number(values.ruleNumber),
    weight: Number(values.weight),
    order,
    startDate: values.startDate || null,
    endDate: values.endDate || null,
    dayparts: readDayparts(values.dayparts).map(({ days, from, to }) => ({ days: [...days], from, to })),
  };
}

export const problemOfNumber = (text: string) => (/^\d{1,5}$/.test(text) ? undefined : 'invalid');
