import { Box, Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useFormat } from '../../../kit/data/format/useFormat';
import type { Chapter } from './faqView';
import { NamedIcon } from '../HelpIcon';

/** Chapters with the number of their found questions; a scrolling row on narrow screens. */
export function FaqChapters({ chapters, shown }: { chapters: readonly Chapter[]; shown: Chapter }) {
  const { t } = useTranslation();
  return (
    <Box
      as="nav"
      aria-label={t('faq.chapters')}
      overflowX={{ base: 'auto', lg: 'visible' }}
      // The padding prevents the scroll container from clipping focus rings.
      p="1"
      m="-1"
      minW="0"
    >
      <Flex as="ul" listStyleType="none" direction={{ base: 'row', lg: 'column' }} gap="1">
        {chapters.map((chapter) => (
          <li key={chapter.key}>
            <ChapterLink chapter={chapter} isShown={chapter.key === shown.key} />
          </li>
        ))}
      </Flex>
    </Box>
  );
}

function ChapterLink({
  chapter: { key, icon, title, questions },
  isShown,
}: {
  chapter: Chapter;
  isShown: boolean;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const [params] = useSearchParams();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isShown) link.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isShown]);
  const search = params.get('q');
  const to = `?${new URLSearchParams({ chapter: key, ...(search && { q: search }) })}`;
  return (
    <Flex
      asChild
      align="center"
      gap="2.5"
      px="3"
      minH="11"
      borderRadius="l2"
      whiteSpace="nowrap"
      fontWeight={isShown ? 'medium' : 'normal'}
      bg={isShown ? 'brand.subtle' : { base: 'bg.panel', lg: 'transparent' }}
      color={isShown ? 'brand.fg' : 'fg'}
      _hover={{ bg: isShown ? 'brand.subtle' : 'bg.muted' }}
    >
      <Link ref={link} to={to} replace preventScrollReset aria-current={isShown ? 'true' : undefined}>
        <NamedIcon name={icon} size={17} />
        <Text as="span" flex="1">
          {title}
        </Text>
        <Text
          as="span"
          textStyle="xs"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
          aria-label={t('faq.count', { count: questions.length })}
          role="img"
        >
          {format.integer(questions.length)}
        </Text>
      </Link>
    </Flex>
  );
}
