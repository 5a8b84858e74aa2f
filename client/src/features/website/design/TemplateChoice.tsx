import { Box, chakra, Grid, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useWatch } from 'react-hook-form';
import { Section } from '../../../kit/layout/Card';
import type { SaveForm } from '../../../kit/form/useSaveForm';
import { isUntouched, styleOfTemplate, templates, type DesignValues } from './designValues';
import { TemplatePicture } from './TemplatePicture';

const Option = chakra('label');
const Radio = chakra('input');

/** Choice of a template, with a picture of each in the colours of the form. */
export function TemplateChoice({ form }: { form: SaveForm<DesignValues> }) {
  const { t } = useTranslation();
  const values = useWatch({ control: form.control }) as DesignValues;
  const choose = (template: DesignValues['template']) => {
    const { style } = form.getValues();
    // A style that the user has changed stays; an unchanged style is replaced by that of the new template.
    const next = isUntouched(form.getValues()) ? styleOfTemplate(template, style) : style;
    form.reset({ template, style: next }, { keepDefaultValues: true });
  };
  return (
    <Section title={t('website.fields.template')}>
      <Grid
        role="radiogroup"
        aria-label={t('website.fields.template')}
        templateColumns="repeat(auto-fit, minmax(8rem, 1fr))"
        gap="3"
      >
        {templates.map((template) => (
          <Option
            key={template}
            display="block"
            cursor="pointer"
            borderWidth="2px"
            borderRadius="l3"
            p="2"
            borderColor={values.template === template ? 'brand.solid' : 'border'}
            _focusWithin={{ outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' }}
          >
            <Radio
              type="radio"
              name="template"
              value={template}
              checked={values.template === template}
              onChange={() => choose(template)}
              srOnly
            />
            <Box borderRadius="l2" overflow="hidden" mb="2">
              <TemplatePicture template={template} palette={values.style.light} />
            </Box>
            <Text textStyle="compact" fontWeight="medium">
              {t(`website.design.templates.${template}`)}
            </Text>
            <Text textStyle="xs" color="fg.muted">
              {t(`website.design.templateHelp.${template}`)}
            </Text>
          </Option>
        ))}
      </Grid>
    </Section>
  );
}
