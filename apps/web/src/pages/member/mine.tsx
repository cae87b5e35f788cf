import { LogOut } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { HandOver, logOut } from '../../features/auth/index.ts'
import { endWelcome, isWelcomeDue, Welcome } from '../../features/card/index.ts'
import {
  Decoration,
  DecorationSkeleton,
  OWN_PAGE,
  type Renderers,
  useDecoratedPage,
} from '../../features/decoration/index.ts'
import { OrderCard, useCurrentTime, useOrders } from '../../features/order/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { go } from '../../platform/navigation.ts'
import { kindOf, token, useUser } from '../../platform/session.ts'
import { ListRow, List, Section } from '../../ui/layout/card.tsx'
import { Page as Screen } from '../../ui/layout/page.tsx'
import { TwoColumns } from '../../ui/layout/two-columns.tsx'
import { QueryError } from '../../ui/feedback/query-states.tsx'
import { renderers } from '../decoration/parts/renderers.tsx'
import styles from './mine.module.css'

/** Active orders. A guest without a token has none, so that no token is created. */
const ActiveOrders = () => token() !== undefined && <OrdersOfGuest />

function OrdersOfGuest() {
  const orders = useOrders({ state: 'active', search: '' })
  const now = useCurrentTime(30_000)
  if (orders.isPending) return null
  if (!orders.data) return <QueryError query={orders} />
  const active = orders.data.pages.flatMap(page => page.orders)
  if (active.length === 0) return null
  return (
    <Section title={t('member.activeOrders')} className={styles.orders ?? ''}>
      {active.slice(0, 3).map(order => (
        <OrderCard key={order.orderId} order={order} now={now} />
      ))}
    </Section>
  )
}

/** With the active orders only, since the orders of the past are one tap away. */
const ofMember: Renderers = { ...renderers, runningOrder: ActiveOrders }

/** Signing out and continuing on another device; always at the end, whatever the decoration. U3 */
function Session() {
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    if (leaving) return
    setLeaving(true)
    await logOut()
    go('/home', { force: true })
  }
  return (
    <List>
      <HandOver />
      <ListRow
        icon={<LogOut />}
        title={t('auth.signOut')}
        detail={leaving && t('ui.loading')}
        onPress={() => void leave()}
      />
    </List>
  )
}

/**
 * `/mine` and `/leftNav`: profile, card, orders and links to the guest's other data; laid out by decoration. A brand without such
 * a page, or one that does not load, has the built-in layout. DECO-1
 */
export function Page() {
  const kind = kindOf(useUser())
  const [isWelcomed, setIsWelcomed] = useState(isWelcomeDue)
  useEffect(endWelcome, [])
  const { data, isPending } = useDecoratedPage('mine')
  return (
    <Screen title={t('title.mine')} back={false}>
      <TwoColumns>
        {isPending ? (
          <DecorationSkeleton />
        ) : (
          <Decoration components={data?.components ?? OWN_PAGE} renderers={ofMember} />
        )}
        {kind !== 'visitor' && <Session />}
      </TwoColumns>
      {isWelcomed && (
        <Suspense>
          <Welcome onClose={() => setIsWelcomed(false)} />
        </Suspense>
      )}
    </Screen>
  )
}
