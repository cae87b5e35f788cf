import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import {
  FinishProvider,
  OtherWays,
  PasskeyButton,
  type ProviderReturn,
  providerReturn,
  SignIn,
  useProviders,
} from '../../features/auth/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { go, goBack } from '../../platform/navigation.ts'
import { appTarget } from '../../platform/device/app-target.ts'
import { refetchAll } from '../../platform/cache/queries.ts'
import { returnRoute } from '../../platform/return-routes.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Page as Screen } from '../../ui/layout/page.tsx'
import styles from './login.module.css'
import { WelcomeHead } from './welcome-head.tsx'

/** `/login`: a code or a provider, then back to where the guest came from. LOGIN-2, LOGIN-4, NAV-8 */
export function Page() {
  const [returned] = useState(() => providerReturn(location.hash))
  // The code works once: it leaves the address, so that a reload starts over.
  useEffect(() => {
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search)
  }, [])
  const back = appTarget(new URLSearchParams(location.search).get('back') ?? returnRoute('vip'), '/mine')
  // The buttons of providers come above it.
  const areWaysKnown = !useProviders().isPending
  const done = () => {
    refetchAll()
    go(back, { replace: true })
  }
  const ways = (
    <SignIn
      purpose="login"
      others={
        <OtherWays returnTo={back}>
          <PasskeyButton onDone={done} />
        </OtherWays>
      }
      onDone={done}
    />
  )
  return (
    <Screen title={t('title.login')}>
      <WelcomeHead title={t('auth.welcome')} hint={t('auth.welcomeHint')} />
      {returned ? (
        <Returned returned={returned} onDone={done}>
          {ways}
        </Returned>
      ) : (
        ways
      )}
      {areWaysKnown && (
        <Button wide kind="plain" className={styles.guest ?? ''} onClick={goBack}>
          {t('auth.stayGuest')}
        </Button>
      )}
    </Screen>
  )
}

interface ReturnedProps {
  returned: ProviderReturn
  onDone: () => void
  /** The ways to sign in. */
  children: ReactNode
}

/** A visit that comes back from a provider. */
function Returned({ returned: { code, error, provider }, onDone, children }: ReturnedProps) {
  const goOn = useEffectEvent(() => error === 'again' && onDone())
  useEffect(() => void goOn(), [])
  if (code !== '')
    return (
      <FinishProvider code={code} onDone={onDone}>
        {children}
      </FinishProvider>
    )
  const text = error === 'refused' ? 'auth.providerRefused' : 'auth.providerFailed'
  return (
    <>
      {error !== 'again' && (
        <p role="alert" className={styles.returned}>
          {t(text, { provider: t(`auth.${provider ?? 'thisWay'}`) })}
        </p>
      )}
      {children}
    </>
  )
}
