import {
  CalendarDays,
  Crown,
  FileText,
  Gift,
  LogOut,
  MapPin,
  QrCode,
  ReceiptText,
  ScanLine,
  Settings,
  Ticket,
} from 'lucide-react'
import { useState } from 'react'
import { HandOver, logOut } from '../../features/auth/index.ts'
import { Assets, LevelGlance } from '../../features/card/index.ts'
import { ProfileHead } from '../../features/member/index.ts'
import { OrderCard, useNow, useOrders } from '../../features/order/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { go } from '../../platform/navigation.ts'
import { kindOf, useUser } from '../../platform/session.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { ListRow, List, Section } from '../../ui/layout/card.tsx'
import { Page as Screen } from '../../ui/layout/page.tsx'
import { QueryError } from '../../ui/feedback/query-states.tsx'
import { Skeleton } from '../../ui/feedback/states.tsx'
import { Stack, Row } from '../../ui/layout/layout.tsx'
import styles from './mine.module.css'

/** Active orders, shown first because guests look for them here. */
function ActiveOrders() {
  const orders = useOrders({ state: 'active', search: '' })
  const now = useNow(30_000)
  if (orders.isPending) return <Skeleton height={120} />
  if (!orders.data) return <QueryError query={orders} />
  const active = orders.data.pages.flatMap(page => page.orders)
  if (active.length === 0)
    return (
      <Row wrap justify="between" className={styles.none}>
        <p>{t('member.noOrders')}</p>
        <LinkButton to="/selectStore" kind="soft">
          {t('member.orderNow')}
        </LinkButton>
      </Row>
    )
  return (
    <Section title={t('member.activeOrders')} className={styles.orders ?? ''}>
      {active.slice(0, 3).map(order => (
        <OrderCard key={order.orderId} order={order} now={now} />
      ))}
    </Section>
  )
}

/** `/mine`: profile, orders and links to the guest's other data. */
export function Page() {
  const kind = kindOf(useUser())
  const visitor = kind === 'visitor'
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await logOut()
    go('/home', { force: true })
  }
  return (
    <Screen title={t('title.mine')}>
      <ProfileHead />
      {kind === 'member' && <LevelGlance />}
      {!visitor && <Assets />}
      <ActiveOrders />
      <Stack gap={16} wide>
        <List>
          <ListRow icon={<Crown />} title={t('member.points')} detail={t('card.rowHint')} to="/vip" />
          {kind === 'member' && <ListRow icon={<QrCode />} title={t('card.payCode')} to="/qrCode" />}
          <ListRow icon={<ScanLine />} title={t('title.scanQr')} detail={t('scan.rowHint')} to="/scanQr" />
        </List>
        <List>
          <ListRow icon={<ReceiptText />} title={t('member.allOrders')} to="/orderList" />
          <ListRow icon={<CalendarDays />} title={t('title.bookList')} to="/bookList" />
          <ListRow icon={<MapPin />} title={t('member.addresses')} to="/address" />
        </List>
        <List>
          <ListRow icon={<Ticket />} title={t('member.coupons')} to="/couponIndex" />
          <ListRow icon={<Gift />} title={t('member.giftCards')} to="/giftCards" />
        </List>
        <List>
          <ListRow icon={<Settings />} title={t('member.settings')} detail={t('member.language')} to="/setting" />
          <ListRow icon={<FileText />} title={t('member.terms')} to="/agreemental" />
        </List>
        {!visitor && (
          <List>
            <HandOver />
            <ListRow
              icon={<LogOut />}
              title={t('auth.signOut')}
              detail={leaving && t('ui.loading')}
              onPress={() => void leave()}
            />
          </List>
        )}
      </Stack>
    </Screen>
  )
}
