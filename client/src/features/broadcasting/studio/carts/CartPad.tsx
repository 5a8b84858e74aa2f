import { Box, Button, Field, Flex, Grid, Heading, NativeSelect, Skeleton, Text } from '@chakra-ui/react';
import { Plus, Settings2, Square, TriangleAlert } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Spoken } from '../../../../kit/data/texts/Spoken';
import { useStore } from 'zustand';
import { useCan } from '../../../../kit/access/useCan';
import { useFormat } from '../../../../kit/data/format/useFormat';
import { ErrorState } from '../../../../kit/feedback/ErrorState';
import { lazyPart } from '../../../../kit/late/late';
import type { Desk } from '../desk/desk';
import { useCartsQuery, type CartFieldsFragment } from './carts.generated';
import type { CartKey } from './CartDrawer';
import { positions, useCartKeys } from './useCartKeys';

const CartDrawer = lazyPart(() => import('./CartDrawer'));

const pages = Array.from({ length: 10 }, (_, index) => index + 1);
const pads = [false, true];

/** Cart pads of the viewer and of the radio, in pages. Each key plays its cart. */
export function CartPad({ desk }: { desk: Desk }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [page, setPage] = useState(1);
  const [shared, setShared] = useState(false);
  const [isSettingUp, setIsSettingUp] = useState(false);
  const [changed, setChanged] = useState<CartKey>();
  const mayShare = useCan()({ action: 'update', subject: 'LiveSession' });
  const query = useCartsQuery({ variables: { page }, fetchPolicy: 'cache-and-network' });
  const items = query.data?.carts.items;
  useEffect(() => {
    if (items) desk.carts.prepare(items);
  }, [items, desk]);
  const again = () => void query.refetch().catch(() => undefined);

  const shown = items?.filter((cart) => cart.shared === shared);
  const cartAt = (position: number) => shown?.find((cart) => cart.position === position);
  const play = (cart: CartFieldsFragment) => {
    // A failure may mean that the address of the sound has expired: request new addresses.
    if (desk.carts.store.getState()[cart.id]?.hasFailed) again();
    else desk.carts.press(cart.id);
  };
  useCartKeys((position) => {
    const cart = cartAt(position);
    if (!cart || changed) return false;
    play(cart);
    return true;
  });
  const maySetUp = !shared || mayShare;
  const setsUp = isSettingUp && maySetUp;
  return (
    <Box as="section" aria-label={t('studio.carts.title')} mt="4">
      <Flex gap="2" wrap="wrap" align="center" mb="2">
        <Heading as="h3" textStyle="sm" fontWeight="semibold" me="auto">
          {t('studio.carts.title')}
        </Heading>
        {pads.map((padKey) => (
          <Button
            key={String(padKey)}
            size="sm"
            variant={padKey === shared ? 'solid' : 'outline'}
            aria-pressed={padKey === shared}
            onClick={() => setShared(padKey)}
          >
            {t(padKey ? 'studio.carts.shared' : 'studio.carts.mine')}
          </Button>
        ))}
        <Field.Root w="auto">
          <NativeSelect.Root size="sm">
            <NativeSelect.Field
              aria-label={t('studio.carts.page')}
              value={page}
              onChange={({ target }) => setPage(Number(target.value))}
            >
              {pages.map((page) => (
                <option key={page} value={page}>
                  {`${t('studio.carts.page')} ${format.integer(page)}`}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
        {maySetUp ? (
          <Button
            size="sm"
            variant={setsUp ? 'solid' : 'outline'}
            aria-pressed={setsUp}
            onClick={() => setIsSettingUp(!isSettingUp)}
          >
            <Settings2 aria-hidden /> {t('studio.carts.setUp')}
          </Button>
        ) : null}
        <Button size="sm" variant="outline" onClick={desk.carts.stopAll}>
          <Square aria-hidden /> {t('studio.carts.stopAll')}
        </Button>
      </Flex>
      <Text textStyle="compact" color="fg.muted" mb="2">
        {t('studio.carts.about')}
      </Text>
      {shown ? (
        <Grid templateColumns="repeat(auto-fill, minmax(min(9rem, 45%), 1fr))" gap="2">
          {positions.map((position) => {
            const cart = cartAt(position);
            const change = () => setChanged({ page, position, shared, cart });
            if (!cart)
              return <EmptyKey key={position} position={position} onAdd={setsUp ? change : undefined} />;
            return (
              <CartButton
                key={position}
                desk={desk}
                cart={cart}
                isSettingUp={setsUp}
                onPress={() => (setsUp ? change() : play(cart))}
              />
            );
          })}
        </Grid>
      ) : query.error ? (
        <ErrorState error={query.error} onRetry={again} />
      ) : (
        <Skeleton h="24" />
      )}
      <Suspense>
        {changed ? <CartDrawer cartKey={changed} onClose={() => setChanged(undefined)} /> : null}
      </Suspense>
    </Box>
  );
}

function CartButton({
  desk,
  cart: { id, position, label, colour, media },
  isSettingUp,
  onPress,
}: {
  desk: Desk;
  cart: CartFieldsFragment;
  isSettingUp: boolean;
  onPress: () => void;
}) {
  const { t } = useTranslation();
  const isPlaying = useStore(desk.carts.store, (carts) => carts[id]?.isPlaying ?? false);
  const hasFailed = useStore(desk.carts.store, (carts) => carts[id]?.hasFailed ?? false);
  const name = label || media.title;
  const says = hasFailed ? `${name}: ${t('studio.carts.failed')}` : name;
  return (
    <Button
      h="16"
      px="2"
      justifyContent="flex-start"
      variant={isPlaying ? 'solid' : 'outline'}
      aria-pressed={isSettingUp ? undefined : isPlaying}
      title={says}
      onClick={onPress}
    >
      <Spoken as={`F${position}: ${says}`}>
        <Box
          alignSelf="stretch"
          w="1.5"
          my="2"
          borderRadius="full"
          flexShrink="0"
          style={{ background: colour }}
        />
        <Box minW="0" textAlign="start">
          <Text textStyle="xs" opacity="0.8">
            <bdi>F{position}</bdi>
          </Text>
          <Text truncate dir="auto">
            <bdi>{name}</bdi>
          </Text>
        </Box>
        {hasFailed ? <TriangleAlert /> : null}
      </Spoken>
    </Button>
  );
}

function EmptyKey({ position, onAdd }: { position: number; onAdd: (() => void) | undefined }) {
  const { t } = useTranslation();
  const key = `F${position}`;
  return (
    <Button
      h="16"
      variant="outline"
      borderStyle="dashed"
      color="fg.muted"
      disabled={!onAdd}
      aria-label={onAdd ? t('studio.carts.add', { key }) : t('studio.carts.emptyKey', { key })}
      onClick={onAdd}
    >
      <bdi>{key}</bdi> {onAdd ? <Plus aria-hidden /> : null}
    </Button>
  );
}
