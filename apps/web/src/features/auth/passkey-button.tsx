import { KeyRound } from 'lucide-react'
import { t } from '../../platform/i18n/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { knowsPasskeys, usePasskeyAutofill, usePasskeySignIn } from './passkey-api.ts'

/** Button to sign in with a passkey, which is also offered in the e-mail field. LOGIN-4 */
export function PasskeyButton({ onDone }: { onDone: () => void }) {
  const signIn = usePasskeySignIn()
  usePasskeyAutofill(onDone)
  if (!knowsPasskeys()) return null
  return (
    <Button
      wide
      size="large"
      kind="soft"
      icon={<KeyRound aria-hidden="true" />}
      busy={signIn.isPending}
      onClick={() => signIn.mutate(undefined, { onSuccess: done => done && onDone() })}
    >
      {t('passkey.signIn')}
    </Button>
  )
}
