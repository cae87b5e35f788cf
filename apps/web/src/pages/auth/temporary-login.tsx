import { useQueryClient } from '../../platform/queries.ts'
import { SignIn } from '../../features/auth/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { go } from '../../platform/navigation.ts'
import { appTarget } from '../../platform/app-target.ts'
import { toast } from '../../platform/notices.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'
import styles from './login.module.css'

/** `/temporaryLogin`: continues with a verified phone or e-mail only, for this order. LOGIN-4 */
export function Page() {
  const queries = useQueryClient()
  const done = () => {
    toast(t('auth.verified'))
    void queries.invalidateQueries({ queryKey: ['userinfo'] })
    go(appTarget(new URLSearchParams(location.search).get('back')), { replace: true })
  }
  return (
    <Screen title={t('title.temporaryLogin')}>
      <div className={styles.welcome}>
        <h2 className={styles.headline}>{t('auth.temporaryTitle')}</h2>
        <p className={styles.hint}>{t('auth.temporaryHint')}</p>
      </div>
      <SignIn purpose="temporary" onDone={done} />
    </Screen>
  )
}
