import { ConfirmIdentity } from '../../features/auth/index.ts'
import { PasswordForm } from '../../features/card/index.ts'
import { useUserInfo } from '../../features/member/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { goBack } from '../../platform/navigation.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/**
 * `/editMemberCardPassword`: sets or changes the password, or resets it with a code to the account's phone or e-mail.
 * CARD-1
 */
export function Page() {
  const { data } = useUserInfo()
  return (
    <Screen title={t('title.editMemberCardPassword')}>
      <PasswordForm
        onDone={goBack}
        renderProof={onTicket => (
          <ConfirmIdentity
            purpose="cardPassword"
            email={data?.email ?? ''}
            phone={data?.phone ?? ''}
            onTicket={onTicket}
          />
        )}
      />
    </Screen>
  )
}
