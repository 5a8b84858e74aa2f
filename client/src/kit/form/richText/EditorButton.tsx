import { IconButton } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';

interface Props {
  name: string;
  icon: LucideIcon;
  label: string;
  onClick: () => void;
  onFocus: () => void;
  /** The one that the Tab key comes to. */
  isCurrent: boolean;
  /** Undefined for what is done rather than switched on. */
  isPressed?: boolean | undefined;
  isExpanded?: boolean;
  isDisabled?: boolean;
  isBusy?: boolean;
}

/** One button of the toolbar. */
export function EditorButton({
  name,
  icon: Icon,
  label,
  onClick,
  onFocus,
  isCurrent,
  isPressed,
  isExpanded,
  isDisabled = false,
  isBusy = false,
}: Props) {
  return (
    <IconButton
      variant={isPressed ? 'subtle' : 'ghost'}
      colorPalette={isPressed ? 'brand' : 'gray'}
      size="xs"
      type="button"
      data-command={name}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      // Stays within reach, so that the focus is not lost when a command has nothing left to do.
      aria-disabled={isDisabled || undefined}
      opacity={isDisabled ? 0.4 : 1}
      loading={isBusy}
      tabIndex={isCurrent ? 0 : -1}
      // The selection in the text is kept.
      onMouseDown={(event) => event.preventDefault()}
      onFocus={onFocus}
      onClick={() => {
        if (!isDisabled) onClick();
      }}
    >
      <Icon aria-hidden />
    </IconButton>
  );
}
