import { CalendarClock, QrCode } from 'lucide-react'
import { useEffect, useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { Link } from '../../ui/controls/link.tsx'
import { noteFunCart } from './fun-cart-time.ts'
import { Text } from '../../ui/text/text.tsx'
import styles from './pre-order.module.css'

interface AtStore {
  shopId: number
}

/** Explains choosing ahead, with a link to the table. Records the time. CART-12 */
export function PreOrderNote({ shopId }: AtStore) {
  useEffect(() => noteFunCart(shopId), [shopId])
  return (
    <div className={styles.strip}>
      <CalendarClock aria-hidden="true" />
      <p>
        <strong>{t('menu.choosingAhead')}</strong>
        <Text as="span" kind="hint">
          {t('menu.aheadWaits')}
        </Text>
      </p>
      <Link to={`/selectNum?shopId=${shopId}&bizType=1100&tableId=&fun=`} className={styles.act}>
        <QrCode aria-hidden="true" />
        {t('menu.iAmHere')}
      </Link>
    </div>
  )
}

/** Link to choose ahead, for a dine-in guest without a table. CART-12 */
export function NotHereYet({ shopId }: AtStore) {
  const [to] = useState(() => `/storeIndex?shopId=${shopId}&bizType=1100&tableId=&fun=1`)
  return (
    <Link to={to} replace className={styles.link}>
      <CalendarClock aria-hidden="true" />
      <span>{t('menu.chooseAhead')}</span>
    </Link>
  )
}
