import { Box, Button, Flex, Image, Stack, Text } from '@chakra-ui/react';
import { Crosshair } from 'lucide-react';
import { useId, useRef, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { centre, focusAt, movedFocus, type Focus } from './focus';
import { FocusedImage } from './FocusedImage';

/** A crop that the field previews below the picture. */
export interface Crop {
  /** Width by height. */
  ratio: number;
  label: string;
  w: string;
}

interface Props {
  /** Address of the whole picture. */
  src: string;
  focus: Focus;
  crops: readonly Crop[];
  onChange: (focus: Focus) => void;
  /** Called when the whole picture cannot be loaded, because its file does not exist for instance. */
  onMissing?: (() => void) | undefined;
}

/** Chooses the point of a picture that crops keep. Works by mouse, touch or arrow keys, and shows crops around the point. */
export function FocusField({ src, focus, crops, onChange, onMissing }: Props) {
  const { t } = useTranslation();
  const helpId = useId();
  const area = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);

  const take = (event: { clientX: number; clientY: number }) =>
    onChange(focusAt(area.current!.getBoundingClientRect(), event));
  const press = (event: PointerEvent) => {
    isPressed.current = true;
    area.current!.setPointerCapture?.(event.pointerId);
    take(event);
  };
  const release = () => (isPressed.current = false);

  return (
    <Stack gap="2">
      <Flex justify="space-between" align="center" gap="2">
        <Text textStyle="compact" fontWeight="medium">
          {t('website.focus.title')}
        </Text>
        <Button size="xs" variant="ghost" onClick={() => onChange(centre)}>
          <Crosshair aria-hidden /> {t('website.focus.centre')}
        </Button>
      </Flex>
      <Box
        ref={area}
        // Horizontal positions are those of the picture, in right-to-left languages too.
        dir="ltr"
        position="relative"
        w="fit-content"
        maxW="full"
        mx="auto"
        borderRadius="l2"
        cursor="crosshair"
        userSelect="none"
        role="slider"
        tabIndex={0}
        aria-label={t('website.focus.title')}
        aria-describedby={helpId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={focus.x}
        aria-valuetext={t('website.focus.value', { ...focus })}
        _focusVisible={{ outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' }}
        onKeyDown={(event) => {
          const moved = movedFocus(focus, event);
          if (!moved) return;
          event.preventDefault();
          onChange(moved);
        }}
        // A finger scrolls the page over the picture, and drags the marker; a tap sets the point.
        onPointerDown={(event) => event.pointerType !== 'touch' && event.button === 0 && press(event)}
        onClick={take}
        onPointerMove={(event) => isPressed.current && take(event)}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <Image
          src={src}
          alt=""
          draggable={false}
          display="block"
          maxH="80"
          borderRadius="l2"
          pointerEvents="none"
          onError={onMissing}
        />
        <Box
          position="absolute"
          left={`${focus.x}%`}
          top={`${focus.y}%`}
          boxSize="8"
          transform="translate(-50%, -50%)"
          borderRadius="full"
          borderWidth="3px"
          borderColor="white"
          boxShadow="0 0 0 2px rgb(0 0 0 / 0.7), inset 0 0 0 2px rgb(0 0 0 / 0.7)"
          touchAction="none"
          cursor="grab"
          onPointerDown={(event) => {
            event.stopPropagation();
            press(event);
          }}
        />
      </Box>
      <Text id={helpId} textStyle="xs" color="fg.muted">
        {t('website.focus.help')}
      </Text>
      <Flex gap="3" align="flex-end" aria-hidden>
        {crops.map((crop) => (
          <CropPreview key={crop.label} src={src} focus={focus} {...crop} />
        ))}
      </Flex>
    </Stack>
  );
}

const CropPreview = ({ src, focus, ratio, label, w }: Crop & Pick<Props, 'src' | 'focus'>) => (
  <Box w={w} minW="0">
    <FocusedImage src={src} alt="" focus={focus} ratio={ratio} />
    <Text textStyle="xs" color="fg.muted" mt="1">
      {label}
    </Text>
  </Box>
);
