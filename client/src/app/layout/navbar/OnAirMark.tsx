import { Flex } from '@chakra-ui/react';
import { Suspense } from 'react';
import { OnAirBadge } from '../../../features/broadcasting/feature';
import { useCan } from '../../../kit/access/useCan';
import { AfterPaint } from '../../../kit/layout/AfterPaint';

/** The room that the bar has left: for what is on the air, which comes after the page, where the viewer may know it. */
export function OnAirMark() {
  const mayKnow = useCan()({ action: 'read', subject: 'AirItem' });
  return (
    <Flex flex="1" justify="flex-end" minW={mayKnow ? '11' : '0'} css={{ containerType: 'inline-size' }}>
      {mayKnow ? (
        <AfterPaint>
          {() => (
            <Suspense>
              <OnAirBadge />
            </Suspense>
          )}
        </AfterPaint>
      ) : null}
    </Flex>
  );
}
