import { showMoney, showNumber, t } from '../../platform/i18n/index.ts'
import type { OrderDetail } from './api.ts'
import styles from './lines.module.css'

/** What was ordered, line by line. */
export const Lines = ({ order }: { order: OrderDetail }) => (
  <ul className={styles.lines}>
    {order.lines.map(line => (
      <li key={line.itemKey} className={styles.line}>
        <span className={styles.count}>{showNumber(line.quantity)} ×</span>
        <span className={styles.words}>
          {line.displayName}
          {line.detail && <span className={styles.quiet}>{line.detail}</span>}
          {line.giftOf !== undefined && <span className={styles.quiet}>{t('cart.gift')}</span>}
        </span>
        <span className={styles.amount}>{showMoney(line.amount, order.currency)}</span>
      </li>
    ))}
  </ul>
)
