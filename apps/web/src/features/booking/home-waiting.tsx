import { isWaitingEnded } from '@comanda/domain/booking'
import { BellRing, Hourglass } from 'lucide-react'
import { useEffect } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { useTopic } from '../../platform/device/push.ts'
import { List, ListRow, Section } from '../../ui/layout/card.tsx'
import { useRefreshWaiting, useWaiting } from './api.ts'
import { peopleText } from './texts.ts'
import { eraseWaitingShop } from './waiting-shop.ts'

/** The guest's place on the waiting list of a store, updated live, with a link to it; nothing once it has ended. BOOK-1 */
export function HomeWaiting({ shopId }: { shopId: number }) {
  const { data } = useWaiting(shopId)
  const refresh = useRefreshWaiting()
  const own = data?.waiting
  const stands = own !== undefined && !isWaitingEnded(own.state)
  useTopic(stands ? `waiting:${shopId}` : undefined, () => void refresh(shopId))
  const hasEnded = data !== undefined && !stands
  useEffect(() => (hasEnded ? eraseWaitingShop() : undefined), [hasEnded])
  if (!stands) return null
  const called = own.state === 'called'
  return (
    <Section title={t('booking.wait.title')}>
      <List>
        <ListRow
          icon={called ? <BellRing /> : <Hourglass />}
          title={called ? t('booking.wait.called') : t('booking.wait.ahead', { count: own.ahead })}
          detail={`${own.shopName} · ${peopleText(own.partySize)}`}
          to={`/bookIndex?shopId=${shopId}`}
        />
      </List>
    </Section>
  )
}
