import { insertRow, type Values } from '../../../kit/write/rowWrites.ts';
import type { TestApp } from '../../../../tools/testing/testApp.ts';
import { simpleWhy, WhyRule } from '../../scheduling/public.ts';
import { AirItem } from '../playout/airItem.entity.ts';
import { PlaySource, PlayState } from '../playout/playEnums.ts';

/** For tests: adds a played item of radio 1 to the as-run log. */
export async function addPlayed(
  app: TestApp,
  media: number,
  from: string,
  seconds: number,
  more: Values = {},
): Promise<void> {
  const playedFrom = new Date(from);
  const playedUntil = new Date(playedFrom.getTime() + seconds * 1000);
  await app.shared.database.transaction(async (transaction) => {
    const row = {
      planKey: `test ${media} ${from}`,
      state: PlayState.PLAYED,
      source: PlaySource.PLAN,
      plannedAt: playedFrom,
      plannedUntil: playedUntil,
      playedFrom,
      playedUntil,
      playedFor: seconds * 1000,
      media,
      title: 'As it was then',
      slot: null,
      reason: simpleWhy(WhyRule.DEFAULT),
      ...more,
    };
    await insertRow(transaction, transaction.models.of(AirItem), row, { radioId: 1, deleted: 'hidden' });
  });
}
