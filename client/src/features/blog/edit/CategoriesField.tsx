import { chakra, Checkbox, Stack, Text } from '@chakra-ui/react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldMessage } from '../../../kit/form/fieldErrors';
import type { SaveForm } from '../../../kit/form/useSaveForm';
import { useBlogCategoryOptionsQuery } from '../blog.generated';
import { idsOf, joinIds, type BlogFormValues } from './blogFormValues';

const FieldSet = chakra('fieldset');
const Legend = chakra('legend');

/** Field that selects the categories of an article. */
export function CategoriesField({ form }: { form: SaveForm<BlogFormValues> }) {
  const { t } = useTranslation();
  const { data } = useBlogCategoryOptionsQuery();
  const { field, fieldState } = useController({ control: form.control, name: 'categoryIds' });
  const chosen = idsOf(field.value);
  const toggle = (id: string, isOn: boolean) =>
    field.onChange(joinIds(isOn ? [...chosen, id] : chosen.filter((other) => other !== id)));
  return (
    <FieldSet>
      <Legend textStyle="compact" fontWeight="medium" mb="2">
        {t('blog.categories')}{' '}
        <Text as="span" color="fg.muted" fontWeight="normal">
          {t('form.optional')}
        </Text>
      </Legend>
      <Stack gap={{ base: '0', md: '2' }}>
        {(data?.blogCategories.items ?? []).map(({ id, name }, index) => (
          <Checkbox.Root
            key={id}
            size="sm"
            minH={{ base: '44px', md: 'auto' }}
            checked={chosen.includes(id)}
            onCheckedChange={({ checked }) => toggle(id, checked === true)}
          >
            <Checkbox.HiddenInput ref={index === 0 ? field.ref : undefined} onBlur={field.onBlur} />
            <Checkbox.Control />
            <Checkbox.Label fontWeight="normal">{name}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Stack>
      {fieldState.error ? (
        <Text role="alert" textStyle="xs" color="fg.error">
          {fieldMessage(t, fieldState.error.message)}
        </Text>
      ) : null}
    </FieldSet>
  );
}
