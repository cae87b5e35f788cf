import { showMoney, t } from '../../platform/i18n/index.ts'
import type { OrderQuote } from './api.ts'
import styles from './price-was.module.css'

type Calculation = OrderQuote['calculation']

/** Shows that the price of a dish has changed since the guest last saw it, before anything is paid. ORDER-9, O5 */
export const PriceWas = ({
  line,
  currency,
}: {
  line: Calculation['items'][number]
  currency: Calculation['currency']
}) =>
  line.priceWas !== undefined &&
  !line.problem && (
    <span className={styles.was}>{t('cart.priceWas', { price: showMoney(line.priceWas, currency) })}</span>
  )
