import { chakra, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ColourSwatch } from '../../../kit/data/people/ColourSwatch';
import { FieldPair, SelectField } from '../../../kit/form/fields/fields';
import type { SaveForm } from '../../../kit/form/useSaveForm';
import { Section } from '../../../kit/layout/Card';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { sectionPath } from '../paths';
import { DesignEditor } from './DesignEditor';
import { colours, inputOfDesign, modes, valuesOfDesign, type DesignValues } from './designValues';
import { PaletteFields } from './PaletteFields';
import { StylePicture } from './StylePicture';
import { TemplateChoice } from './TemplateChoice';

const Fields = chakra('fieldset');

const fonts = ['SYSTEM', 'INTER', 'PLEX', 'MONTSERRAT', 'BRICOLAGE', 'LORA'] as const;
const corners = ['SQUARE', 'SLIGHT', 'ROUND'] as const;
const densities = ['COMPACT', 'NORMAL', 'SPACIOUS'] as const;

/** Template and style of the radio's website, with a preview of the draft. */
export default function DesignPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={t('website.design.title')} description={t('website.design.description')} />
      <DesignEditor<DesignValues>
        valuesOf={valuesOfDesign}
        inputOf={inputOfDesign}
        names={useFieldNames()}
        onSection={(key) => void navigate(sectionPath(key))}
      >
        {(form, mayUpdate) => (
          <Fields minW="0" disabled={!mayUpdate}>
            <Stack gap="5">
              <TemplateChoice form={form} />
              <Section title={t('website.design.colour')}>
                <Stack gap="6">
                  {modes.map((mode) => (
                    <PaletteFields key={mode} form={form} mode={mode} />
                  ))}
                </Stack>
              </Section>
              <Shape form={form} />
              <Section title={t('website.design.pictures')}>
                <Stack gap="5">
                  <StylePicture form={form} name="logo" />
                  <StylePicture form={form} name="favicon" />
                </Stack>
              </Section>
            </Stack>
          </Fields>
        )}
      </DesignEditor>
    </>
  );
}

function Shape({ form }: { form: SaveForm<DesignValues> }) {
  const { t } = useTranslation();
  const fontOptions = fonts.map((value) => ({ value, label: t(`website.design.fonts.${value}`) }));
  return (
    <Section title={t('website.design.shape')}>
      <Stack gap="4">
        <FieldPair>
          {(['headingFont', 'bodyFont'] as const).map((name) => (
            <SelectField
              key={name}
              form={form}
              name={`style.${name}`}
              label={t(`website.design.${name}`)}
              options={fontOptions}
            />
          ))}
        </FieldPair>
        <FieldPair>
          <SelectField
            form={form}
            name="style.corners"
            label={t('website.design.corners')}
            options={corners.map((value) => ({ value, label: t(`website.design.cornerNames.${value}`) }))}
          />
          <SelectField
            form={form}
            name="style.density"
            label={t('website.design.density')}
            options={densities.map((value) => ({ value, label: t(`website.design.densities.${value}`) }))}
          />
        </FieldPair>
      </Stack>
    </Section>
  );
}

/** Names and values of the fields, for the conflict dialog. */
function useFieldNames() {
  const { t } = useTranslation();
  const swatch = (value: unknown) => <ColourSwatch value={String(value)} />;
  const font = (value: unknown) => t(`website.design.fonts.${value as (typeof fonts)[number]}`);
  const palettes = modes.flatMap((mode) =>
    colours.map((name) => {
      const label = `${t(`website.design.${mode}`)}: ${t(`website.design.colours.${name}`)}`;
      return [`style.${mode}.${name}`, { label, show: swatch }] as const;
    }),
  );
  return {
    template: {
      label: t('website.fields.template'),
      show: (value: unknown) => t(`website.design.templates.${value as DesignValues['template']}`),
    },
    'style.headingFont': { label: t('website.design.headingFont'), show: font },
    'style.bodyFont': { label: t('website.design.bodyFont'), show: font },
    'style.corners': {
      label: t('website.design.corners'),
      show: (value: unknown) => t(`website.design.cornerNames.${value as (typeof corners)[number]}`),
    },
    'style.density': {
      label: t('website.design.density'),
      show: (value: unknown) => t(`website.design.densities.${value as (typeof densities)[number]}`),
    },
    'style.logo': { label: t('website.design.logo') },
    'style.favicon': { label: t('website.design.favicon') },
    ...Object.fromEntries(palettes),
  };
}
