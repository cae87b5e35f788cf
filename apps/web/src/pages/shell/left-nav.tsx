import {
  CalendarDays,
  FileText,
  Gift,
  Languages,
  LogOut,
  MapPin,
  ReceiptText,
  ScanLine,
  Settings,
  Ticket,
  User,
} from 'lucide-react'
import { useState } from 'react'
import { logOut } from '../../features/auth/index.ts'
import { currentLocale, t } from '../../platform/i18n/index.ts'
import { go } from '../../platform/navigation.ts'
import { kindOf, useUser } from '../../platform/session.ts'
import { startup } from '../../platform/startup.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { ListRow, List } from '../../ui/layout/card.tsx'
import { Page as Screen } from '../../ui/layout/page.tsx'
import { Row } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './left-nav.module.css'

function Head() {
  const user = useUser()
  const visitor = kindOf(user) === 'visitor'
  return (
    <Row gap={14} className={styles.head}>
      {user.avatar ? (
        <img className={styles.face} src={user.avatar} alt="" width={56} height={56} />
      ) : (
        <span className={styles.face} aria-hidden="true">
          <User />
        </span>
      )}
      <Text as="span" size={18} weight={700} className={styles.name}>
        {visitor ? t('member.guest') : user.nick}
      </Text>
      {visitor ? (
        <LinkButton to="/login" size="small">
          {t('auth.signIn')}
        </LinkButton>
      ) : (
        <LinkButton to="/editUserInfo" size="small" kind="secondary">
          {t('ui.edit')}
        </LinkButton>
      )}
    </Row>
  )
}

/** Signs out on this phone; no data of the person remains. U3 */
function SignOut() {
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    if (busy) return
    setBusy(true)
    await logOut()
    go('/home', { force: true })
  }
  return (
    <List>
      <ListRow
        icon={<LogOut />}
        title={t('auth.signOut')}
        detail={busy && t('ui.loading')}
        onPress={() => void leave()}
      />
    </List>
  )
}

/** The navigation menu as a page: links to the guest's data and to the app's settings. */
export function Page() {
  const visitor = kindOf(useUser()) === 'visitor'
  return (
    <Screen title={t('title.leftNav')}>
      <Head />
      <List>
        <ListRow icon={<ReceiptText />} title={t('title.orderList')} to="/orderList" />
        <ListRow icon={<MapPin />} title={t('title.address')} to="/address" />
      </List>
      <List>
        <ListRow icon={<Ticket />} title={t('title.couponIndex')} to="/couponIndex" />
        <ListRow icon={<Gift />} title={t('title.giftCards')} to="/giftCards" />
        <ListRow icon={<CalendarDays />} title={t('title.bookList')} to="/bookList" />
      </List>
      <List>
        <ListRow icon={<ScanLine />} title={t('title.scanQr')} detail={t('scan.rowHint')} to="/scanQr" />
      </List>
      <List>
        {(startup()?.corporation.languages.length ?? 0) > 1 && (
          <ListRow icon={<Languages />} title={t('setting.language')} detail={currentLocale().name} to="/setting" />
        )}
        <ListRow icon={<Settings />} title={t('title.setting')} to="/setting" />
        <ListRow icon={<FileText />} title={t('setting.privacyAndTerms')} to="/agreemental" />
      </List>
      {!visitor && <SignOut />}
    </Screen>
  )
}
