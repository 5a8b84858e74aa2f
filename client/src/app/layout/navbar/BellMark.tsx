import { Box } from '@chakra-ui/react';
import { Suspense } from 'react';
import { NotificationsBell } from '../../../features/notifications/feature';
import { AfterPaint } from '../../../kit/layout/AfterPaint';

/** Reserves the width of the notification bell, which is rendered only after the first paint. */
export function BellMark() {
  return (
    <Box minW="11" flexShrink="0">
      <AfterPaint>
        {() => (
          <Suspense>
            <NotificationsBell />
          </Suspense>
        )}
      </AfterPaint>
    </Box>
  );
}
