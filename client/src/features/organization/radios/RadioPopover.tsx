import { Popover, Portal } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Viewer } from '../../../apollo/session/sessionStore';
import { RadioButton } from './RadioButton';
import { RadioChoices } from './RadioChoices';
import { useSwitchRadio } from './useSwitchRadio';

/** Radio button with its popover. The popover is open at first, because pressing the button has loaded it. */
export default function RadioPopover({ radio }: { radio: Viewer['radio'] }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(true);
  const { switchTo, isSwitching } = useSwitchRadio();
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={({ open }) => setIsOpen(open)}
      positioning={{ placement: 'bottom-start' }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <RadioButton radio={radio} loading={isSwitching} />
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content w="18rem" p="2" aria-label={t('radios.choose')}>
            <RadioChoices
              currentId={radio?.id}
              onChoose={(choice) => {
                setIsOpen(false);
                if (choice.id !== radio?.id) void switchTo(choice);
              }}
            />
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
