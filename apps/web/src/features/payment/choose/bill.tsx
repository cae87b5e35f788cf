import { type Currency, type Money, money } from '@comanda/domain/money'
import type { PayableKind } from '@comanda/domain/payment'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import { Price } from '../../../ui/price.tsx'
import styles from './choose.module.css'

interface BillProps {
  payFor: PayableKind
  due: Money
  tip: Money
  surcharge: Money
  currency: Currency
}

/** What is paid, part by part; the parts add up to the total on the button. M6 */
export function Bill({ payFor, due, tip, surcharge, currency }: BillProps) {
  const line = (name: string, amount: Money, why?: string) => (
    <div className={styles.line}>
      <dt>
        {name}
        {why && <span className={styles.why}>{why}</span>}
      </dt>
      <dd className={styles.amount}>{showMoney(amount, currency)}</dd>
    </div>
  )
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('payment.bill')}</h2>
      <dl className={styles.lines}>
        {line(t(`payment.due.${payFor}`), due)}
        {tip > 0 && line(t('payment.tipAmount'), tip)}
        {surcharge > 0 && line(t('payment.surcharge'), surcharge, t('payment.surchargeWhy'))}
        <div className={styles.total}>
          <dt>{t('payment.total')}</dt>
          <dd>
            <Price amount={money(due + tip + surcharge)} currency={currency} size="large" />
          </dd>
        </div>
      </dl>
    </section>
  )
}
