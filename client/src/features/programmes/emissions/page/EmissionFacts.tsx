import { Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useMeasureFormat } from '../../../../kit/data/format/measureFormat';
import { useFormat } from '../../../../kit/data/format/useFormat';
import { Facts } from '../../../../kit/layout/Facts';
import { ColourDot } from '../../ColourDot';
import type { EmissionFieldsFragment } from '../emissions.generated';

/** Short facts about an emission. */
export function EmissionFacts({ emission }: { emission: EmissionFieldsFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const measure = useMeasureFormat();
  const { category, classification, languages, tags, usualDuration, isListed, slug } = emission;
  return (
    <Facts
      columns={2}
      items={[
        [t('planning.fields.category'), category ? <Dotted key="category" {...category} /> : '—'],
        [
          t('planning.fields.classification'),
          classification ? <Dotted key="classification" {...classification} /> : '—',
        ],
        [t('planning.fields.languages'), format.list(languages.map(({ name }) => name)) || '—'],
        [
          t('planning.fields.usualDuration'),
          usualDuration === null ? t('planning.varies') : <bdi>{measure.clock(usualDuration)}</bdi>,
        ],
        [
          t('planning.fields.tags'),
          tags.length > 0 ? (
            <Flex key="tags" columnGap="3" rowGap="1" wrap="wrap">
              {tags.map((tag) => (
                <Dotted key={tag.id} {...tag} />
              ))}
            </Flex>
          ) : (
            '—'
          ),
        ],
        [t('planning.fields.isListed'), t(isListed ? 'form.yes' : 'form.no')],
        [
          t('planning.fields.slug'),
          <Text key="slug" as="bdi" dir="ltr">
            {slug}
          </Text>,
        ],
      ]}
    />
  );
}

const Dotted = ({ name, colour }: { name: string; colour: string }) => (
  <Flex as="span" display="inline-flex" align="center" gap="2" minW="0">
    <ColourDot colour={colour} />
    <bdi>{name}</bdi>
  </Flex>
);
