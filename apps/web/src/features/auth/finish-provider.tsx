import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { toast } from '../../platform/notices.ts'
import { Skeleton } from '../../ui/feedback/states.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './auth.module.css'
import { type ProviderName, type ProviderOutcome, useFinishProvider } from './provider-api.ts'
import { SignIn } from './sign-in.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const NAMES: readonly string[] = ['google', 'apple', 'wechat', 'alipay'] satisfies ProviderName[]

/** The answer with which a provider sent the browser back: a code, or why there is none. `again`: an answer was used before. */
export interface ProviderReturn {
  code: string
  error: 'refused' | 'failed' | 'again' | undefined
  provider: ProviderName | undefined
}

/** The provider's answer in the fragment of the address; undefined for any other visit. */
export function providerReturn(hash: string): ProviderReturn | undefined {
  const answer = new URLSearchParams(hash.slice(1))
  const [code, error, provider] = [answer.get('signIn') ?? '', answer.get('signInError'), answer.get('provider')]
  if (code === '' && error === null) return undefined
  return {
    code,
    error: error === null ? undefined : error === 'refused' || error === 'again' ? error : 'failed',
    provider: provider !== null && NAMES.includes(provider) ? (provider as ProviderName) : undefined,
  }
}

interface FinishProps {
  code: string
  onDone: () => void
  /** Shown if the answer cannot be used: another way to sign in. */
  children: ReactNode
}

/** Continues after a provider's answer: signs in, creates the account, or connects the provider to one. LOGIN-4 */
export function FinishProvider({ code, onDone, children }: FinishProps) {
  const { data: outcome, error } = useFinishProvider(code)
  const finished = useEffectEvent(() => {
    if (outcome?.outcome === 'linked') toast(t('auth.connected', { provider: t(`auth.${outcome.provider}`) }))
    if (outcome && !('link' in outcome)) onDone()
  })
  useEffect(() => finished(), [outcome])
  if (error)
    return (
      <Stack gap={16}>
        <p role="alert" className={styles.problem}>
          {error.message}
        </p>
        {children}
      </Stack>
    )
  if (outcome && 'link' in outcome)
    return <NextStep outcome={outcome} onDone={onDone} onTooLate={() => location.reload()} />
  return (
    <div role="status" aria-busy="true">
      <Text kind="muted">{t('auth.signingIn')}</Text>
      <Skeleton height={52} />
    </div>
  )
}

interface NextStepProps {
  outcome: Extract<ProviderOutcome, { link: string }>
  onDone: () => void
  onTooLate: () => void
}

/** The account of a new person, or a code to the address of an existing one. */
function NextStep({ outcome, onDone, onTooLate }: NextStepProps) {
  const { link, provider } = outcome
  if (outcome.outcome === 'signUp')
    return <SignUpForm proof={{ link }} name={outcome.nick} onDone={onDone} onTooLate={onTooLate} />
  const hint = outcome.email === undefined ? 'auth.providerProve' : 'auth.providerProveThis'
  return (
    <Stack gap={16}>
      <Text>{t(hint, { provider: t(`auth.${provider}`) })}</Text>
      <SignIn purpose="login" link={link} email={outcome.email} onDone={onDone} />
    </Stack>
  )
}
