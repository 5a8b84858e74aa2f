import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { Combine } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MediumPicture } from '../../../../kit/data/people/MediumPicture';

/** A record in a group of likely duplicates. */
export interface DuplicateRowValues {
  id: string;
  name: string;
  picture: string;
  detail: string;
  path: string;
}

const Choice = chakra('label');
const Radio = chakra('input');

/** A group of likely duplicates with a merge button. The first record remains, unless the user chooses another. */
export function DuplicateGroup({
  items,
  icon,
  question,
  onMerge,
}: {
  items: readonly DuplicateRowValues[];
  icon: LucideIcon;
  question: string;
  onMerge: (target: DuplicateRowValues, merged: readonly DuplicateRowValues[]) => Promise<void>;
}) {
  const { t } = useTranslation();
  const group = useId();
  const [targetId, setTargetId] = useState(items[0]?.id);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const target = items.find(({ id }) => id === targetId) ?? items[0];
  const merged = items.filter(({ id }) => id !== target?.id && !leftOut.includes(id));
  if (!target) return null;
  return (
    <Box as="fieldset" minW="0" borderWidth="1px" borderRadius="l2" p="3">
      <Text as="legend" px="1" textStyle="compact" fontWeight="medium">
        {question}
      </Text>
      <Stack gap="1">
        {items.map((row) => (
          <Flex key={row.id} align="center" columnGap="3" minH="11" wrap="wrap" justify="flex-end">
            <Choice flex="1 1 12rem" minW="0" display="flex" alignItems="center" gap="2.5" cursor="pointer">
              <Radio
                type="radio"
                accentColor="brand.solid"
                _dark={{ colorScheme: 'dark' }}
                name={group}
                checked={row.id === target.id}
                onChange={() => {
                  setTargetId(row.id);
                  setLeftOut(leftOut.filter((id) => id !== row.id));
                }}
              />
              <MediumPicture src={row.picture} icon={icon} />
              <Box minW="0">
                <Text truncate fontWeight={row.id === target.id ? 'semibold' : undefined}>
                  <bdi>{row.name}</bdi>
                </Text>
                <Text truncate textStyle="xs" color="fg.muted">
                  {row.detail}
                  {row.id === target.id ? ` · ${t('multimedia.duplicates.stays')}` : ''}
                </Text>
              </Box>
            </Choice>
            <Flex>
              {row.id !== target.id && items.length > 2 ? (
                <Button
                  size="xs"
                  variant="ghost"
                  aria-pressed={leftOut.includes(row.id)}
                  aria-label={`${t('multimedia.duplicates.another')}: ${row.name}`}
                  onClick={() =>
                    setLeftOut(
                      leftOut.includes(row.id) ? leftOut.filter((id) => id !== row.id) : [...leftOut, row.id],
                    )
                  }
                >
                  {t(
                    leftOut.includes(row.id)
                      ? 'multimedia.duplicates.takeBack'
                      : 'multimedia.duplicates.another',
                  )}
                </Button>
              ) : null}
              <Button asChild size="xs" variant="ghost" color="fg.muted">
                <Link to={row.path} aria-label={`${t('multimedia.duplicates.look')}: ${row.name}`}>
                  {t('multimedia.duplicates.look')}
                </Link>
              </Button>
            </Flex>
          </Flex>
        ))}
      </Stack>
      <Button
        mt="3"
        size="xs"
        colorPalette="brand"
        disabled={merged.length === 0}
        loading={isBusy}
        loadingText={t('multimedia.duplicates.merge', { count: merged.length + 1 })}
        onClick={async () => {
          setIsBusy(true);
          await onMerge(target, merged);
          setIsBusy(false);
        }}
      >
        <Combine aria-hidden /> {t('multimedia.duplicates.merge', { count: merged.length + 1 })}
      </Button>
    </Box>
  );
}
