import { Text } from '@chakra-ui/react';
import { MovingBar } from './MovingBar';
import type { KeyMoves } from './useKeyMoves';

/** Bar of a move by keyboard, with its announcements to screen readers. */
export function KeyMoveStatus({ keys }: { keys: KeyMoves }) {
  return (
    <>
      {keys.moving ? (
        <MovingBar
          text={keys.announcement}
          onConfirm={() => void keys.confirmMove()}
          onCancel={keys.cancelMove}
        />
      ) : null}
      <Text role="status" srOnly>
        {keys.announcement}
      </Text>
    </>
  );
}
