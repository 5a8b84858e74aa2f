import { Suspense, useState } from 'react';
import { lazyPart } from '../../../kit/late/late';
import { useViewer } from '../../../apollo/session/SessionContext';
import { RadioButton } from './RadioButton';

const RadioPopover = lazyPart(() => import('./RadioPopover'));

/** Switches the current radio. The popover's code is loaded on first use. */
export function RadioSwitcher() {
  const { radio } = useViewer();
  const [isWanted, setIsWanted] = useState(false);
  const button = <RadioButton radio={radio} onClick={() => setIsWanted(true)} />;
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <RadioPopover radio={radio} />
    </Suspense>
  );
}
