import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkColumn } from '../columns';
import { isChosen } from '../columns';
import type { Reading } from '../edits/values';

const Input = chakra('input');
const Select = chakra('select');

/** Text or select input of a cell. Enter, Tab and the loss of focus commit the value, Escape discards it. */
export function CellEditor({
  column,
  label,
  text,
  reading,
  onText,
  onCommit,
  onCancel,
}: {
  column: BulkColumn;
  label: string;
  text: string;
  reading: Reading;
  onText: (text: string) => void;
  /** `step` is the direction to move after the commit. */
  onCommit: (text: string, step?: 'below' | 'next' | 'previous') => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  // A key has already committed or cancelled: ignore the blur event that follows.
  const isDone = useRef(false);
  const onBlur = ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLSelectElement>) => {
    if (!isDone.current) onCommit(currentTarget.value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>) => {
    if (event.nativeEvent.isComposing) return;
    const typed = event.currentTarget.value;
    if (!['Escape', 'Enter', 'Tab'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    isDone.current = true;
    event.currentTarget.closest<HTMLElement>('[role=grid]')?.focus({ preventScroll: true });
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter') onCommit(typed, 'below');
    else onCommit(typed, event.shiftKey ? 'previous' : 'next');
  };
  const shared = { ref: field, className: 'bulk-input', 'aria-label': label, value: text, onKeyDown, onBlur };
  if (isChosen(column)) {
    const options = reading.optionsOf(column);
    const isKnown = options.some(({ value }) => value === text);
    return (
      <Select {...shared} onChange={({ currentTarget }) => onText(currentTarget.value)}>
        {column.type === 'category' || !isKnown ? <option value="">{t('bulk.nothing')}</option> : null}
        {isKnown || text === '' ? null : <option value={text}>{text}</option>}
        {options.map(({ value, label: word }) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </Select>
    );
  }
  return (
    <Input
      {...shared}
      type="text"
      dir="auto"
      autoComplete="off"
      inputMode={column.type === 'number' ? 'numeric' : undefined}
      placeholder={column.type === 'day' ? 'YYYY-MM-DD' : undefined}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
    />
  );
}
