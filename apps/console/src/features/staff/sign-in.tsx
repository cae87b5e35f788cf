import { staffCalls as calls } from '@comanda/contract/staff'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState, type FormEvent } from 'react'
import { ChefHat } from 'lucide-react'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { LINK_HOURS } from '@comanda/domain/staff'
import { PasswordField } from '../../forms/password-field.tsx'
import { goTo } from '../../platform/place.ts'
import { knownConsole, storeKnown, storeToken, type StaffInfo } from '../../platform/session.ts'
import { send, Refused } from '../../platform/send.ts'
import { allowSound } from '../../platform/sound.ts'
import styles from './sign-in.module.css'

interface AccountFieldProps {
  error?: string | undefined
  value: string
  onChange: (account: string) => void
}

/** The account name. */
export const AccountField = ({ error, value, onChange }: AccountFieldProps) => (
  <Field label={t('console.account')} error={error}>
    <TextInput
      name="account"
      autoComplete="username"
      inputMode="email"
      value={value}
      onChange={event => onChange(event.target.value)}
    />
  </Field>
)

interface SignInCardProps {
  title: string
  hint: string
  onSubmit: () => void
  /** The fields and the button. */
  children: ReactNode
  /** Under the card: the choice of language. */
  below: ReactNode
}

/** The card of the signed-out screens: sign-in, password reset, new password. */
export function SignInCard({ title, hint, onSubmit, children, below }: SignInCardProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <main className={styles.page}>
      <form className={styles.card} onSubmit={submit} aria-label={t('console.title')}>
        <span className={styles.mark} aria-hidden="true">
          <ChefHat size={32} />
        </span>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.hint}>{hint}</p>
        {children}
      </form>
      {below}
    </main>
  )
}

interface SignInProps {
  /** Shows that the session has ended. */
  isOver: boolean
  onSignedIn: (staff: StaffInfo) => void
  /** The choice of language. */
  children: ReactNode
}

/** The sign-in screen. */
export function SignIn({ isOver, onSignedIn, children }: SignInProps) {
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const signIn = useMutation({
    mutationFn: () => send(calls.signIn, { account, password, ...knownConsole(account) }),
    onSuccess: ({ token, staff, console: known }) => {
      storeToken(token)
      storeKnown(account, known)
      onSignedIn(staff)
    },
  })
  const submit = () => {
    // The tap that signs in is one a browser takes for sound.
    void allowSound()
    if (!signIn.isPending && account !== '' && password !== '') signIn.mutate()
  }
  return (
    <SignInCard
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
    </SignInCard>
  )
}

/** Requests a link for a new password; the answer is the same for every account. U2 */
export function ForgotPassword({ below }: { below: ReactNode }) {
  const [account, setAccount] = useState('')
  const input = useMutation({ mutationFn: () => send(calls.forgotPassword, { account }) })
  const hint = input.isSuccess ? t('console.linkOnWay', { hours: LINK_HOURS.forgotten }) : t('console.forgotHint')
  return (
    <SignInCard
      title={t('console.forgotTitle')}
      hint={hint}
      below={below}
      onSubmit={() => account !== '' && !input.isPending && input.mutate()}
    >
      {!input.isSuccess && (
        <>
          <AccountField error={input.error?.message} value={account} onChange={setAccount} />
          <Button wide size="large" type="submit" busy={input.isPending}>
            {t('console.sendLink')}
          </Button>
        </>
      )}
      <Button wide kind="soft" onClick={() => goTo('')}>
        {t('console.backToSignIn')}
      </Button>
    </SignInCard>
  )
}

interface Props {
  /** The token of the link. */
  token: string
  onSignedIn: (staff: StaffInfo) => void
  below: ReactNode
}

/** Sets a password by the link in an e-mail, and signs in. U3 */
export function NewPassword({ token, onSignedIn, below }: Props) {
  const [password, setPassword] = useState('')
  const save = useMutation({
    mutationFn: async () => {
      const { account } = await send(calls.setPassword, { token, password })
      return send(calls.signIn, { account, password })
    },
    onSuccess: ({ token: session, staff }) => {
      storeToken(session)
      goTo('')
      onSignedIn(staff)
    },
  })
  return (
    <SignInCard
      title={t('console.choosePassword')}
      hint={t('console.choosePasswordHint')}
      below={below}
      onSubmit={() => password !== '' && !save.isPending && save.mutate()}
    >
      <PasswordField
        chosen
        label={t('console.newPassword')}
        error={save.error?.message}
        value={password}
        onChange={setPassword}
      />
      <Button wide size="large" type="submit" busy={save.isPending}>
        {t('console.savePassword')}
      </Button>
      {save.error instanceof Refused && save.error.field === 'token' && (
        <Button wide kind="soft" onClick={() => goTo('forgot')}>
          {t('console.forgot')}
        </Button>
      )}
    </SignInCard>
  )
}
