import { staffCalls as calls } from '@comanda/contract/staff'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { PasswordField } from '../../forms/password-field.tsx'
import { goTo } from '../../platform/place.ts'
import { keepToken, type StaffInfo } from '../../platform/session.ts'
import { send } from '../../platform/send.ts'
import { allowSound } from '../../platform/sound.ts'
import { AccountField } from './account-field.tsx'
import { Door } from './door.tsx'

interface SignInProps {
  /** Whoever was signed in here is no more: it is said. */
  isOver: boolean
  onSignedIn: (staff: StaffInfo) => void
  /** The choice of language. */
  children: ReactNode
}

/** The door of the console. */
export function SignIn({ isOver, onSignedIn, children }: SignInProps) {
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const signIn = useMutation({
    mutationFn: () => send(calls.signIn, { account, password }),
    onSuccess: ({ token, staff }) => {
      keepToken(token)
      onSignedIn(staff)
    },
  })
  const submit = () => {
    // The tap that signs in is one a browser takes for sound.
    void allowSound()
    if (!signIn.isPending && account !== '' && password !== '') signIn.mutate()
  }
  return (
    <Door
      title={t('console.title')}
      hint={t(isOver ? 'console.signedOut' : 'console.signInHint')}
      onSubmit={submit}
      below={children}
    >
      <AccountField value={account} onChange={setAccount} />
      <PasswordField
        label={t('console.password')}
        error={signIn.error?.message}
        value={password}
        onChange={setPassword}
      />
      <Button wide size="large" type="submit" busy={signIn.isPending}>
        {t('console.signIn')}
      </Button>
      <Button wide kind="plain" onClick={() => goTo('forgot')}>
        {t('console.forgot')}
      </Button>
    </Door>
  )
}
