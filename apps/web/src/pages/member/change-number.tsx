import { ChangeContact } from '../../features/auth/index.ts'
import { useUserInfo } from '../../features/member/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { goBack } from '../../platform/navigation.ts'
import { toast } from '../../platform/notices.ts'
import { useSearch } from '../../platform/route-location.ts'
import { useQueryClient } from '../../platform/cache/queries.ts'
import { QueryError } from '../../ui/feedback/query-states.tsx'
import { Page as Screen } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/feedback/states.tsx'

/** `/changeNumber`: another phone number, or (`?what=email`) another e-mail address. LOGIN-7 */
export function Page() {
  const info = useUserInfo()
  const queries = useQueryClient()
  const channel = new URLSearchParams(useSearch()).get('what') === 'email' ? 'email' : 'phone'
  const done = () => {
    void queries.invalidateQueries({ queryKey: ['userinfo'] })
    toast(t('auth.contactChanged'))
    goBack()
  }
  return (
    <Screen title={t(titleOf(channel, info.data?.[channel] === ''))}>
      {info.error && !info.data && <QueryError query={info} />}
      {info.isPending && <Skeleton height={160} />}
      {info.data && <ChangeContact channel={channel} email={info.data.email} phone={info.data.phone} onDone={done} />}
    </Screen>
  )
}

const titleOf = (channel: 'email' | 'phone', isFirst: boolean) => {
  if (channel === 'email') return isFirst ? 'auth.addEmail' : 'auth.changeEmail'
  return isFirst ? 'auth.addPhone' : 'auth.changePhone'
}
