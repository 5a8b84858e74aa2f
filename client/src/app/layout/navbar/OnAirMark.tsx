import { Suspense } from 'react';
import { OnAirBadge } from '../../../features/onair/feature';
import { Can } from '../../../kit/access/useCan';
import { AfterPaint } from '../../../kit/layout/AfterPaint';

/** What is on the air, for who may know; it comes after the page. */
export function OnAirMark() {
  return (
    <Can action="read" subject="AirItem">
      <AfterPaint>
        {() => (
          <Suspense>
            <OnAirBadge />
          </Suspense>
        )}
      </AfterPaint>
    </Can>
  );
}
