import {
  CalendarDays,
  Crown,
  FileText,
  Gift,
  MapPin,
  ReceiptText,
  ScanLine,
  Settings,
  Store,
  Ticket,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { type ComponentOf, Headed } from '../../features/decoration/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { List, ListRow } from '../../ui/layout/card.tsx'

type OwnPage = ComponentOf<'links'>['pages'][number]

interface Row {
  to: string
  icon: ReactNode
  title: Parameters<typeof t>[0]
  detail?: Parameters<typeof t>[0]
}

const rows: Record<OwnPage, Row> = {
  membership: { to: '/vip', icon: <Crown />, title: 'member.points', detail: 'card.rowHint' },
  orders: { to: '/orderList', icon: <ReceiptText />, title: 'member.allOrders' },
  bookings: { to: '/bookList', icon: <CalendarDays />, title: 'title.bookList' },
  addresses: { to: '/address', icon: <MapPin />, title: 'member.addresses' },
  coupons: { to: '/couponIndex', icon: <Ticket />, title: 'member.coupons' },
  giftCards: { to: '/giftCards', icon: <Gift />, title: 'member.giftCards' },
  scan: { to: '/scanQr', icon: <ScanLine />, title: 'title.scanQr', detail: 'scan.rowHint' },
  stores: { to: '/selectStore', icon: <Store />, title: 'title.selectStore' },
  settings: { to: '/setting', icon: <Settings />, title: 'member.settings', detail: 'member.language' },
  terms: { to: '/agreemental', icon: <FileText />, title: 'member.terms' },
}

/** Rows that lead to the guest's own pages, in the order of the decoration. DECO-1 */
export function Renderer({ title, pages }: ComponentOf<'links'>) {
  const list = (
    <List>
      {pages.map(page => {
        const { to, icon, title: name, detail } = rows[page]
        return <ListRow key={page} icon={icon} title={t(name)} detail={detail && t(detail)} to={to} />
      })}
    </List>
  )
  return <Headed title={title}>{list}</Headed>
}
