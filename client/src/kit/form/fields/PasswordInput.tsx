import { IconButton, Input, InputGroup, type InputProps } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Password input with a button that shows the password. */
export function PasswordInput(props: Omit<InputProps, 'type'>) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const label = t(isShown ? 'form.hidePassword' : 'form.showPassword');
  const toggle = (
    <IconButton
      type="button"
      variant="ghost"
      size="xs"
      me="-2"
      color="fg.muted"
      minW={{ base: '11', md: '7' }}
      minH={{ base: '11', md: '7' }}
      aria-label={label}
      title={label}
      aria-pressed={isShown}
      onClick={() => setIsShown(!isShown)}
    >
      {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
    </IconButton>
  );
  return (
    <InputGroup endElement={toggle}>
      <Input {...props} type={isShown ? 'text' : 'password'} spellCheck={false} autoCapitalize="off" />
    </InputGroup>
  );
}
