import { IconButton } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';

interface Props {
  name: string;
  icon: LucideIcon;
  label: string;
  onClick: () => void;
  onFocus: () => void;
  /** Whether the Tab key reaches this button. */
  isCurrent: boolean;
  /** Undefined for buttons that are not toggles. */
  isPressed?: boolean | undefined;
  isExpanded?: boolean;
  isDisabled?: boolean;
  isBusy?: boolean;
}

/** A button of the editor toolbar. */
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
      // `aria-disabled` leaves the button focusable, so that the focus remains when a command becomes unavailable.
      aria-disabled={isDisabled || undefined}
      opacity={isDisabled ? 0.4 : 1}
      loading={isBusy}
      tabIndex={isCurrent ? 0 : -1}
      // Preserves the selection in the text.
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
