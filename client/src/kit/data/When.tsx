import { chakra } from '@chakra-ui/react';
import { useFormat } from './useFormat';

const Time = chakra('time');

/** A moment as people say it, and to the second when one points at it. */
export function When({ moment }: { moment: string }) {
  const format = useFormat();
  return (
    <Time dateTime={moment} title={format.exactly(moment)} whiteSpace="nowrap">
      {format.when(moment)}
    </Time>
  );
}
