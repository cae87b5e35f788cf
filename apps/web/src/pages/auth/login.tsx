import { SignIn } from '../../features/auth/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { go, goBack } from '../../platform/navigation.ts'
import { appTarget } from '../../platform/app-target.ts'
import { refetchAll } from '../../platform/queries.ts'
import { returnRoute } from '../../platform/return-routes.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Page as Screen } from '../../ui/layout/page.tsx'
import styles from './login.module.css'

/** `/login`: a code by e-mail or phone, then back to where the guest came from. LOGIN-2, LOGIN-4, NAV-8 */
export function Page() {
  const back = appTarget(new URLSearchParams(location.search).get('back') ?? returnRoute('vip'), '/mine')
  const done = () => {
    refetchAll()
    go(back, { replace: true })
  }
  return (
    <Screen title={t('title.login')}>
      <div className={styles.welcome}>
        <h2 className={styles.headline}>{t('auth.welcome')}</h2>
        <p className={styles.hint}>{t('auth.welcomeHint')}</p>
      </div>
      <SignIn purpose="login" onDone={done} />
      <Button wide kind="plain" className={styles.guest ?? ''} onClick={goBack}>
        {t('auth.stayGuest')}
      </Button>
    </Screen>
  )
}
