import { Avatar, ProfileForm, useUserInfo } from '../../features/member/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { goBack } from '../../platform/navigation.ts'
import { QueryError } from '../../ui/feedback/query-states.tsx'
import { ListRow, List } from '../../ui/layout/card.tsx'
import { Page as Screen } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/feedback/states.tsx'

/** `/editUserInfo`: one's own name and birthday; phone and e-mail lead to where they are changed. */
export function Page() {
  const info = useUserInfo()
  return (
    <Screen title={t('title.editUserInfo')}>
      {info.error && !info.data && <QueryError query={info} />}
      {info.isPending && <Skeleton height={320} />}
      {info.data && (
        <>
          <Avatar info={info.data} />
          <List>
            <Contact to="/changeNumber?what=email" title={t('auth.email')} contact={info.data.email} />
            <Contact to="/changeNumber" title={t('auth.phone')} contact={info.data.phone} />
          </List>
          <ProfileForm info={info.data} onSaved={goBack} />
        </>
      )}
    </Screen>
  )
}

interface ContactProps {
  to: string
  title: string
  /** Empty where the account has none. */
  contact: string
}

/** One of the two ways an account is reached, and the way to another one. LOGIN-7 */
const Contact = ({ to, title, contact }: ContactProps) => (
  <ListRow
    to={to}
    title={title}
    detail={contact === '' ? t('auth.noContact') : <bdi>{contact}</bdi>}
    end={t(contact === '' ? 'auth.add' : 'auth.change')}
  />
)
