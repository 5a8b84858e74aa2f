import type { Database } from '../../../kit/database/database.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { insertRows } from '../../../kit/write/rowWrites.ts';
import { findRadioClock, type RadioClock } from '../../platform/public.ts';
import { dateOf, dayLength, dayOf } from '../../../kit/time/days.ts';
import { AudienceCountry } from '../statistics/audienceCountry.entity.ts';
import { AudienceDay } from '../statistics/audienceDay.entity.ts';
import { AudienceHour } from '../statistics/audienceHour.entity.ts';
import { AudiencePlay } from '../statistics/audiencePlay.entity.ts';
import { AudienceProgram } from '../statistics/audienceProgram.entity.ts';
import { AudiencePrivacy } from '../privacy/audiencePrivacy.ts';
import { lockPrivacy } from '../privacy/storedPrivacy.ts';
import { statisticsOfPlay } from './plays.ts';
import { countriesOf, programsOf, type SessionWith } from './parts.ts';
import {
  findPlayedItems,
  findLastDay,
  findMinutesBetween,
  findOccurrenceEpisodes,
  removeCountries,
  removeDay,
  removeHours,
  removePlays,
  removePrograms,
  findSessionsOfDay,
} from './rollUpQueries.ts';
import { daysOf, hoursOf, wholeMinutes, type Minute } from './spans.ts';

const minuteLength = 60_000;

interface RadioScope {
  database: Database;
  radioId: number;
}

/** Recomputes the figures of today and yesterday, and of the days since the last computed day. */
export async function rollUp(scope: RadioScope, signal?: AbortSignal): Promise<void> {
  const clock = await findRadioClock(scope);
  const today = Math.floor(clock.wallNow / dayLength);
  const last = await findLastDay.first(scope);
  const first = Math.min(last ? dayOf(last.day) : today, today - 1);
  for (let day = first; day <= today; day++) {
    signal?.throwIfAborted();
    await rollUpDay(scope, day, clock);
  }
}

/** Recomputes the figures of one day, given as its number since 1970. */
export async function rollUpDay(scope: RadioScope, dayNumber: number, clock: RadioClock): Promise<void> {
  const day = dateOf(dayNumber);
  const since = clock.momentOf(dayNumber * dayLength);
  const until = clock.momentOf((dayNumber + 1) * dayLength);
  const between = { from: since / minuteLength, until: until / minuteLength };
  const moments = { from: new Date(since), until: new Date(until) };
  const minutes = (await findMinutesBetween.all(scope, between)).map(({ total, polls, ...row }): Minute => ({
    ...row,
    average: total / polls,
  }));
  const sessions = (await findSessionsOfDay.all(scope, { day })).map(
    ({ startedAt, seenAt, ...row }): SessionWith => ({
      ...row,
      from: timeOf(startedAt),
      until: timeOf(seenAt),
    }),
  );
  const plays = await playsOf(scope, minutes, moments);
  const days = daysOf(minutes, sessions, clock);
  const hours = hoursOf(minutes, sessions, clock);
  await inTransaction(scope.database, async (transaction) => {
    const among = { transaction, context: { radioId: scope.radioId } };
    const insert = (entity: Function, rows: readonly object[]) =>
      insertRows(transaction, transaction.models.of(entity), rows, {
        radioId: scope.radioId,
        deleted: 'hidden',
      });
    const privacy = await lockPrivacy(among);
    await removeHours.write(among, between);
    await removeDay.write(among, { day });
    await removePlays.write(among, moments);
    // At privacy levels below ALL no sessions are stored, so the figures by program and country cannot be recomputed and stay.
    if (privacy === AudiencePrivacy.ALL) {
      await removePrograms.write(among, { day });
      await insert(AudienceProgram, programsOf(sessions));
      await removeCountries.write(among, { day });
      await insert(AudienceCountry, countriesOf(sessions));
    }
    if (privacy === AudiencePrivacy.NONE) return;
    await insert(AudienceDay, days);
    await insert(AudienceHour, hours);
    await insert(AudiencePlay, plays);
  });
}

async function playsOf(
  scope: RadioScope,
  minutes: readonly Minute[],
  { from, until }: { from: Date; until: Date },
) {
  const whole = wholeMinutes(minutes);
  const items = await findPlayedItems.all(scope, { from, until });
  const around = { from: new Date(from.getTime() - 2 * dayLength), until };
  const own = new Map(
    (items.length > 0 ? await findOccurrenceEpisodes.all(scope, around) : []).map(
      ({ slot, date, episode }) => [`${slot} ${date}`, episode],
    ),
  );
  return items.flatMap(({ id, media, playedFrom, playedUntil, slot, date, ...about }) => {
    const statistics = statisticsOfPlay(whole, { from: timeOf(playedFrom!), until: timeOf(playedUntil!) });
    if (!statistics) return [];
    const { emission, originalEmission, programme, originalProgramme } = about;
    return [
      {
        item: id,
        media,
        emission: emission ?? programme ?? originalEmission ?? originalProgramme,
        episode: own.get(`${slot} ${date}`) ?? about.episode ?? about.originalEpisode,
        playedFrom: new Date(playedFrom!),
        ...statistics,
      },
    ];
  });
}

const timeOf = (moment: Date): number => new Date(moment).getTime();
