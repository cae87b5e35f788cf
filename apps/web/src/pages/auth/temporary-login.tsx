import { useQueryClient } from '../../platform/cache/queries.ts'
import { SignIn } from '../../features/auth/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { go } from '../../platform/navigation.ts'
import { appTarget } from '../../platform/device/app-target.ts'
import { toast } from '../../platform/notices.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'
import { WelcomeHead } from './welcome-head.tsx'

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
      <WelcomeHead title={t('auth.temporaryTitle')} hint={t('auth.temporaryHint')} />
      <SignIn purpose="temporary" onDone={done} />
    </Screen>
  )
}
