import { Field, Textarea } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { fieldMessage } from '../../../../kit/form/fieldErrors';

/** Text field with the content of a playlist file. */
export function M3uField({
  text,
  problem,
  onType,
}: {
  text: string;
  problem: string | undefined;
  onType: (text: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <Field.Root gap="1" invalid={problem !== undefined}>
      <Field.Label textStyle="compact">{t('playlists.importing.text')}</Field.Label>
      <Textarea
        rows={6}
        dir="ltr"
        fontFamily="mono"
        textStyle="xs"
        maxLength={200_000}
        placeholder="#EXTM3U"
        value={text}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      {problem ? <Field.ErrorText role="alert">{fieldMessage(t, problem)}</Field.ErrorText> : null}
    </Field.Root>
  );
}
