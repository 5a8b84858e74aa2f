import { Field, Input, NativeSelect } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { fieldMessage } from '../../../../kit/form/fieldErrors';
import type { Target } from './importTargets';
import { usePlaylistOptionsQuery } from '../playlists.generated';

/** Form to choose the target of an import: an existing playlist or a new one. */
export function ImportTarget({
  target,
  mayCreate,
  problems,
  onChange,
}: {
  target: Target;
  mayCreate: boolean;
  problems: Record<string, string>;
  onChange: (target: Target) => void;
}) {
  const { t } = useTranslation();
  const { data } = usePlaylistOptionsQuery({ variables: { filter: { content: { eq: 'CHOSEN' } } } });
  const isNew = 'name' in target;
  return (
    <>
      <Field.Root gap="1" invalid={problems['playlistId'] !== undefined}>
        <Field.Label textStyle="compact">{t('playlists.importing.into')}</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field
            value={isNew ? '' : target.playlistId}
            onChange={({ currentTarget: { value } }) =>
              onChange(value || !mayCreate ? { playlistId: value } : { name: '' })
            }
          >
            <option value="">
              {t(mayCreate ? 'playlists.importing.newOne' : 'playlists.importing.chooseOne')}
            </option>
            {data?.playlists.items.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        {problems['playlistId'] ? (
          <Field.ErrorText>{fieldMessage(t, problems['playlistId'])}</Field.ErrorText>
        ) : null}
      </Field.Root>
      {isNew ? (
        <Field.Root gap="1" invalid={problems['name'] !== undefined}>
          <Field.Label textStyle="compact">{t('playlists.importing.newName')}</Field.Label>
          <Input
            maxLength={160}
            value={target.name}
            onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
          />
          {problems['name'] ? (
            <Field.ErrorText role="alert">{fieldMessage(t, problems['name'])}</Field.ErrorText>
          ) : null}
        </Field.Root>
      ) : null}
    </>
  );
}
