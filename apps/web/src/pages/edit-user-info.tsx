import { ProfileForm, useUserInfo } from '../features/member/index.ts'
import { t } from '../platform/i18n/index.ts'
import { goBack } from '../platform/navigation.ts'
import { Row, Rows } from '../ui/card.tsx'
import { Page as Screen } from '../ui/page.tsx'
import { ErrorState, Skeleton } from '../ui/states.tsx'

/** `/editUserInfo`: one's own name and birthday; phone and e-mail as they are. */
export function Page() {
  const info = useUserInfo()
  return (
    <Screen title={t('title.editUserInfo')}>
      {info.error && !info.data && <ErrorState message={info.error.message} onRetry={() => void info.refetch()} />}
      {info.isPending && <Skeleton height={320} />}
      {info.data && (
        <>
          <Rows>
            {info.data.email !== '' && <Row title={t('auth.email')} detail={info.data.email} />}
            {info.data.phone !== '' && <Row title={t('auth.phone')} detail={<bdi>{info.data.phone}</bdi>} />}
          </Rows>
          <ProfileForm info={info.data} onSaved={goBack} />
        </>
      )}
    </Screen>
  )
}
