import { Flex } from '@chakra-ui/react';
import { Suspense } from 'react';
import { OnAirBadge } from '../../../features/broadcasting/feature';
import { useCan } from '../../../kit/access/useCan';
import { AfterPaint } from '../../../kit/layout/AfterPaint';

/** The on-air badge in the free width of the navbar, rendered only after the first paint. Empty for people who may not read `AirItem`. */
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
