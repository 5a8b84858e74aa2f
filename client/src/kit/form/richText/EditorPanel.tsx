import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A row below the toolbar that asks for something. Enter answers, Escape goes back to the text. */
export function EditorPanel({
  label,
  onSubmit,
  onClose,
  children,
}: {
  label: string;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Flex
      role="group"
      aria-label={label}
      gap="2"
      px="3"
      pb="2"
      wrap="wrap"
      align="center"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        if (event.key === 'Enter' && event.target instanceof HTMLButtonElement) return;
        // Neither the form around it nor the layer above hears of it.
        event.preventDefault();
        event.stopPropagation();
        if (event.key === 'Enter') onSubmit();
        else onClose();
      }}
    >
      {children}
    </Flex>
  );
}
