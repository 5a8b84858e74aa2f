import type { TestApp } from '../../../../tools/testing/testApp.ts';
import { clockIn, type RadioClock } from '../../platform/organization/radios/radioClock.ts';

/** For tests: gives a radio a time zone in which it is about noon, and returns its clock. Hours around now then lie on the same day. */
export async function clockAtNoon(app: TestApp, radio: number): Promise<RadioClock> {
  const ahead = 12 - new Date().getUTCHours();
  // Zones named Etc/GMT have the sign of the offset reversed.
  const zone = ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  await app.shared.database.transaction(
    async (transaction) =>
      void (await transaction.run('update radio set time_zone = ? where id = ?', [zone, radio])),
  );
  return clockIn(zone);
}
