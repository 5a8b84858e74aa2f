import { chakra } from '@chakra-ui/react';
import { useFormat } from '../format/useFormat';

const Time = chakra('time');

/** A timestamp in short, with the exact time as its tooltip. */
export function When({ moment }: { moment: string }) {
  const format = useFormat();
  return (
    <Time dateTime={moment} title={format.exactly(moment)} whiteSpace="nowrap">
      {format.when(moment)}
    </Time>
  );
}
