import { Flex, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AutosaveState } from './useAutosave';
import type { SaveForm } from './useSaveForm';

const icons = { SAVING: LoaderCircle, SAVED: CircleCheck, FAILED: CircleAlert };

/** Shows the save state of an autosaving form; empty before the first save. */
export function AutosaveStatus<TValues extends FieldValues>({
  form,
  state,
}: {
  form: SaveForm<TValues>;
  state: AutosaveState;
}) {
  const { t } = useTranslation();
  const problem = form.head.problem?.text ?? t('form.autosave.fields');
  const Icon = state === 'IDLE' ? undefined : icons[state];
  return (
    <Flex role="status" gap="2" align="center" color={state === 'FAILED' ? 'fg.error' : 'fg.muted'}>
      {Icon ? <Icon size={16} aria-hidden /> : null}
      {state === 'IDLE' ? null : (
        <Text textStyle="compact">
          {state === 'FAILED' ? t('form.autosave.FAILED', { problem }) : t(`form.autosave.${state}`)}
        </Text>
      )}
    </Flex>
  );
}
