import { phoneText } from '@comanda/domain/address'
import { Avatar, ProfileForm, useUserInfo } from '../../features/member/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { goBack } from '../../platform/navigation.ts'
import { QueryError } from '../../ui/feedback/query-states.tsx'
import { ListRow, List } from '../../ui/layout/card.tsx'
import { Page as Screen } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/feedback/states.tsx'
import { TwoColumns } from '../../ui/layout/two-columns.tsx'

/** `/editUserInfo`: the guest's name and birthday, with links to change phone and e-mail. */
export function Page() {
  const info = useUserInfo()
  return (
    <Screen title={t('title.editUserInfo')}>
      {info.error && !info.data && <QueryError query={info} />}
      {info.isPending && <Skeleton height={320} />}
      {info.data && (
        <TwoColumns beside={<ProfileForm info={info.data} onSaved={goBack} />}>
          <Avatar info={info.data} />
          <List>
            <Contact to="/changeNumber?what=email" title={t('auth.email')} contact={info.data.email} />
            <Contact to="/changeNumber" title={t('auth.phone')} contact={phoneText(info.data.phone)} />
          </List>
        </TwoColumns>
      )}
    </Screen>
  )
}

interface ContactProps {
  to: string
  title: string
  /** Empty if the account has none. */
  contact: string
}

/** Phone or e-mail of the account, with a link to change it. LOGIN-7 */
const Contact = ({ to, title, contact }: ContactProps) => (
  <ListRow
    to={to}
    title={title}
    detail={contact === '' ? t('auth.noContact') : <bdi dir="ltr">{contact}</bdi>}
    end={t(contact === '' ? 'auth.add' : 'auth.change')}
  />
)
