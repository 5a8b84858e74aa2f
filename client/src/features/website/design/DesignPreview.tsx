import { Box, Button, ButtonGroup, Flex, Text } from '@chakra-ui/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteLanguage } from '../../../apollo/schemaTypes.generated';
import { useFormat } from '../../../kit/data/format/useFormat';
import { useErrorText } from '../../../kit/feedback/useErrorText';
import { Section } from '../../../kit/layout/Card';
import { LanguageChoice } from '../home/LanguageChoice';
import { useOwnSiteLanguage } from '../useSiteLanguages';
import { useCreateDesignPreviewMutation } from './design.generated';

/** Preview widths in pixels: phone, tablet and desktop. */
const widths = [390, 820, 1280] as const;

/** Height of the frame on the screen, in pixels. */
const height = 720;

interface Props {
  /** False for people who may not change the website: only people who edit the draft may create previews. */
  mayPreview: boolean;
  /** Changes whenever the draft is saved; the preview then reloads. */
  shown: string;
  /** Called with the key of a section that was pressed. */
  onSection: (key: string) => void;
}

/** Preview of the home page with the draft, rendered by the server, at three widths. Scaled down on narrower screens. */
export function DesignPreview({ mayPreview, shown, onSection }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [width, setWidth] = useState<(typeof widths)[number]>(1280);
  const [language, setLanguage] = useState<SiteLanguage>(useOwnSiteLanguage());
  const { path, problem, renew } = usePreviewPath(mayPreview);
  const { ref, scale } = useScale(width);
  return (
    <Section
      title={t('website.home.preview')}
      position={{ xl: 'sticky' }}
      top={{ xl: '20' }}
      aside={
        mayPreview ? (
          <Flex gap="2" wrap="wrap" justify="flex-end">
            <LanguageChoice language={language} onChoose={setLanguage} />
            <ButtonGroup size="xs" variant="outline" attached aria-label={t('website.home.width')}>
              {widths.map((value) => (
                <Button
                  key={value}
                  variant={value === width ? 'subtle' : 'outline'}
                  aria-pressed={value === width}
                  onClick={() => setWidth(value)}
                >
                  {format.integer(value)}
                </Button>
              ))}
            </ButtonGroup>
          </Flex>
        ) : null
      }
    >
      <Text textStyle="compact" color="fg.muted" mb="3">
        {t(mayPreview ? 'website.design.previewHelp' : 'website.design.noPreview')}
      </Text>
      {problem ? (
        <Flex role="alert" gap="3" align="center" wrap="wrap" color="fg.error">
          {problem}
          <Button size="xs" variant="outline" onClick={renew}>
            {t('actions.tryAgain')}
          </Button>
        </Flex>
      ) : null}
      <Box ref={ref} dir="ltr">
        {path ? (
          <Box
            w={`${width * scale}px`}
            h={`${height}px`}
            mx="auto"
            overflow="hidden"
            borderWidth="1px"
            borderRadius="l2"
          >
            <Frame
              key={path}
              address={`${path}${language.toLowerCase()}`}
              shown={shown}
              width={width}
              scale={scale}
              title={t('website.home.preview')}
              onSection={onSection}
            />
          </Box>
        ) : null}
      </Box>
    </Section>
  );
}

interface FrameProps {
  address: string;
  shown: string;
  width: number;
  scale: number;
  title: string;
  onSection: (key: string) => void;
}

function Frame({ address, shown, width, scale, title, onSection }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(onSection);
  useEffect(() => void (latest.current = onSection));
  const loaded = useRef(shown);
  // Pointer events are disabled until the click listener is attached: a link would otherwise navigate away from the draft.
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (loaded.current === shown) return;
    loaded.current = shown;
    setReady(false);
    // Unlike a new `src`, this keeps the scroll position and the history of the tab.
    frame.current?.contentWindow?.location.reload();
  }, [shown]);
  const listen = () => {
    frame.current?.contentDocument?.addEventListener(
      'click',
      (event) => {
        // A link would navigate away from the draft.
        event.preventDefault();
        const key = event.composedPath().map(sectionOf).find(Boolean);
        if (key) latest.current(key);
      },
      { capture: true },
    );
    setReady(true);
  };
  return (
    <iframe
      ref={frame}
      sandbox="allow-same-origin"
      title={title}
      src={address}
      onLoad={listen}
      style={{
        display: 'block',
        width,
        height: height / scale,
        transform: `scale(${scale})`,
        transformOrigin: '0 0',
        background: 'white',
        pointerEvents: isReady ? 'auto' : 'none',
      }}
    />
  );
}

/**
 * Key of the section that contains an element of the preview. Does not use `instanceof`, because elements of a frame have other
 * classes.
 */
const sectionOf = (target: EventTarget): string | undefined =>
  'dataset' in target ? (target as HTMLElement).dataset['section'] : undefined;

/** Path of a preview of the draft; replaced by a new one before it expires. */
function usePreviewPath(isOn: boolean) {
  const errorText = useErrorText();
  const [createPreview] = useCreateDesignPreviewMutation();
  const [preview, setPreview] = useState<{ path: string; endsAt: string }>();
  const [problem, setProblem] = useState<string>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!isOn) return;
    let isCurrent = true;
    createPreview().then(
      ({ data }) => isCurrent && setPreview(data!.createDesignPreview),
      (error: unknown) => isCurrent && setProblem(errorText(error)),
    );
    return () => void (isCurrent = false);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each round
  }, [isOn, round]);
  const renew = () => {
    setProblem(undefined);
    setRound((last) => last + 1);
  };
  useEffect(() => {
    if (!preview) return;
    const timer = setTimeout(renew, Math.max(Date.parse(preview.endsAt) - Date.now() - early, early));
    return () => clearTimeout(timer);
  }, [preview]);
  return { path: preview?.path, problem, renew };
}

/** Milliseconds before its expiry at which a preview is replaced. */
const early = 60_000;

/** Scale at which a page of this width fits into the measured element; at most 1. */
function useScale(width: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    setRoom(element.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, scale: room ? Math.min(1, room / width) : 1 };
}
