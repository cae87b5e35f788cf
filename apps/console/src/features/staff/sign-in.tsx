import type { RequestInputOf } from '@comanda/contract/core'
import { staffCalls as calls } from '@comanda/contract/staff'
import { LINK_HOURS } from '@comanda/domain/staff'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { ChefHat } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import { ErrorText } from '../../forms/fields/list-parts.tsx'
import { FormFields, problemBesideFields } from '../../forms/settings-form.tsx'
import { useDraftForm } from '../../forms/state/use-draft-form.ts'
import { goTo } from '../../platform/place.ts'
import { send } from '../../platform/send.ts'
import { knownConsole, type StaffInfo, storeKnown, storeToken } from '../../platform/session.ts'
import { allowSound } from '../../platform/sound.ts'
import styles from './sign-in.module.css'

type Account = RequestInputOf<typeof calls.forgotPassword>
type SignInInput = Omit<RequestInputOf<typeof calls.signIn>, 'console'>
type PasswordInput = Omit<RequestInputOf<typeof calls.setPassword>, 'token'>

const Fields = fieldsOf<SignInInput>()

/** The account name. */
const AccountField = () => (
  <Fields.Text name="account" label={t('console.account')} autoComplete="username" inputMode="email" />
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
      <form noValidate className={styles.card} onSubmit={submit} aria-label={t('console.title')}>
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
  const form = useDraftForm({
    saved: undefined,
    valuesOf: (): SignInInput => ({ account: '', password: '' }),
    call: calls.signIn,
    requestOf: values => ({ ...values, ...knownConsole(values.account) }),
    onSaved({ token, staff, console: known }, { account }) {
      storeToken(token)
      storeKnown(account, known)
      onSignedIn(staff)
    },
  })
  const submit = () => {
    // The tap that signs in is one a browser takes for sound.
    void allowSound()
    if (!form.busy) form.save()
  }
  return (
    <SignInCard
      title={t('console.title')}
      hint={t(isOver ? 'console.signedOut' : 'console.signInHint')}
      onSubmit={submit}
      below={children}
    >
      <FormFields form={form} className={styles.fields}>
        <AccountField />
        <Fields.Password name="password" label={t('console.password')} error={problemBesideFields(form)} />
        <Button wide size="large" type="submit" busy={form.busy}>
          {t('console.signIn')}
        </Button>
        <Button wide kind="plain" onClick={() => goTo('forgot')}>
          {t('console.forgot')}
        </Button>
      </FormFields>
    </SignInCard>
  )
}

/** Requests a link for a new password; the answer is the same for every account. U2 */
export function ForgotPassword({ below }: { below: ReactNode }) {
  const [isSent, setSent] = useState(false)
  const form = useDraftForm({
    saved: undefined,
    valuesOf: (): Account => ({ account: '' }),
    call: calls.forgotPassword,
    requestOf: values => values,
    onSaved: () => setSent(true),
  })
  const hint = isSent ? t('console.linkOnWay', { hours: LINK_HOURS.forgotten }) : t('console.forgotHint')
  return (
    <SignInCard
      title={t('console.forgotTitle')}
      hint={hint}
      below={below}
      onSubmit={() => !isSent && !form.busy && form.save()}
    >
      <FormFields form={form} className={styles.fields}>
        {!isSent && (
          <>
            <AccountField />
            <ErrorText>{problemBesideFields(form)}</ErrorText>
            <Button wide size="large" type="submit" busy={form.busy}>
              {t('console.sendLink')}
            </Button>
          </>
        )}
        <Button wide kind="soft" onClick={() => goTo('')}>
          {t('console.backToSignIn')}
        </Button>
      </FormFields>
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
  const form = useDraftForm({
    saved: undefined,
    valuesOf: (): PasswordInput => ({ password: '' }),
    call: calls.setPassword,
    requestOf: values => ({ ...values, token }),
    async onSaved({ account }, { password }) {
      const { token: session, staff } = await send(calls.signIn, { account, password })
      storeToken(session)
      goTo('')
      onSignedIn(staff)
    },
  })
  const isLinkGone = (form.form.formState.errors as { token?: unknown }).token !== undefined
  return (
    <SignInCard
      title={t('console.choosePassword')}
      hint={t('console.choosePasswordHint')}
      below={below}
      onSubmit={() => !form.busy && form.save()}
    >
      <FormFields form={form} className={styles.fields}>
        <Fields.Password chosen name="password" label={t('console.newPassword')} error={problemBesideFields(form)} />
        <Button wide size="large" type="submit" busy={form.busy}>
          {t('console.savePassword')}
        </Button>
        {isLinkGone && (
          <Button wide kind="soft" onClick={() => goTo('forgot')}>
            {t('console.forgot')}
          </Button>
        )}
      </FormFields>
    </SignInCard>
  )
}
