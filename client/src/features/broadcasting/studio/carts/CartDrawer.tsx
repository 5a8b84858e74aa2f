import { Button } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { colour, text, typed } from '../../../../kit/form/plain/kinds';
import { neededRecord } from '../../../../kit/form/plain/pickers';
import { from, plainForm } from '../../../../kit/form/plain/plainForm';
import { PlainFormDrawer } from '../../../../kit/form/plain/PlainFormDrawer';
import { useDeleteRecord } from '../../../../kit/records/useDeleteRecord';
import { useFoundMedia } from '../../station/foundMedia';
import {
  useCreateCartMutation,
  useDeleteCartMutation,
  useUpdateCartMutation,
  type CartFieldsFragment,
} from './carts.generated';

/** Key of the cart pad; `cart` is undefined while no cart is assigned to the key. */
export interface CartKey {
  page: number;
  position: number;
  shared: boolean;
  cart: CartFieldsFragment | undefined;
}

interface Values {
  mediaId: string;
  label: string;
  colour: string;
  gain: number;
}

const cartForm = plainForm<Values, CartFieldsFragment>({
  name: 'label',
  fields: {
    mediaId: from(
      ({ media }) => ({ id: media.id, text: media.title }),
      neededRecord({ label: 'studio.desk.medium', useFound: useFoundMedia }),
    ),
    label: text({
      label: 'studio.carts.label',
      help: 'studio.carts.labelHelp',
      maxLength: 40,
      isOptional: true,
    }),
    colour: colour({ label: 'studio.carts.colour', begin: '#2563eb' }),
    gain: typed<number>({
      label: 'studio.carts.gain',
      help: 'studio.carts.gainHelp',
      isOptional: true,
      maxLength: 3,
      toText: String,
      fromText: (typed) => Number(typed.replace('−', '-')),
      problem: (typed) => (/^[-−+]?\d{1,2}$/.test(typed) ? undefined : 'invalid'),
    }),
  },
});

/** Form that assigns a cart to a key of the pad, or changes it. */
export default function CartDrawer({
  cartKey: { page, position, shared, cart },
  onClose,
}: {
  cartKey: CartKey;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [create] = useCreateCartMutation();
  const [update] = useUpdateCartMutation();
  const remove = useDeleteRecord<CartFieldsFragment>(useDeleteCartMutation(), 'studio.carts', {
    values: ({ label, media }) => ({ name: label || media.title }),
  });
  const key = `F${position}`;
  return (
    <PlainFormDrawer
      form={cartForm}
      title={t(cart ? 'studio.carts.change' : 'studio.carts.add', { key })}
      saveLabel={t('actions.save')}
      begin={
        cart && {
          mediaId: { id: cart.media.id, text: cart.media.title },
          label: cart.label,
          colour: cart.colour,
          gain: String(cart.gain),
        }
      }
      save={async (input) => {
        if (cart) await update({ variables: { id: cart.id, version: cart.version, input } });
        else await create({ variables: { input: { ...input, page, position, shared } } });
        notify({ type: 'success', title: t('studio.carts.saved', { key }) });
        onClose();
      }}
      onClose={onClose}
    >
      {() =>
        cart ? (
          <Button
            alignSelf="flex-start"
            variant="outline"
            colorPalette="red"
            onClick={() => void remove(cart).then((isDeleted) => (isDeleted ? onClose() : undefined))}
          >
            <Trash2 aria-hidden /> {t('studio.carts.delete')}
          </Button>
        ) : null
      }
    </PlainFormDrawer>
  );
}
