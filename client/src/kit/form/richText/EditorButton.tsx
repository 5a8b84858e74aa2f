import { IconButton } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';

interface Props {
  name: string;
  icon: LucideIcon;
  label: string;
  onClick: () => void;
  onFocus: () => void;
  /** Whether the Tab key focuses this button. Only one button of the toolbar is reached by Tab. */
  isCurrent: boolean;
  /** Undefined for buttons that do not toggle anything. */
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
      // `aria-disabled` rather than `disabled`: the button keeps the focus when its command becomes unavailable.
      aria-disabled={isDisabled || undefined}
      opacity={isDisabled ? 0.4 : 1}
      loading={isBusy}
      tabIndex={isCurrent ? 0 : -1}
      // Otherwise the press would clear the selection in the text.
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
