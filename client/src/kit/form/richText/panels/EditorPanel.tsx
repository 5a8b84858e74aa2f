import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Row below the toolbar with a small form. Enter submits it, Escape returns to the text. */
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
        // The form and the dialog around this panel must not react to the key.
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
