import { money } from '@comanda/domain/money'
import { FileText } from 'lucide-react'
import { showDate, showMoney, t } from '../../../platform/i18n/index.ts'
import { TitledPanel } from '../../../ui/layout/panel.tsx'
import type { OrderDetail } from '../api.ts'
import styles from './detail.module.css'

/** Legal data of the invoice: seller, number, date, net amount, tax and gross amount. ORDER-9 */
export function InvoiceData({ order }: { order: OrderDetail }) {
  const { shop, totals, currency, createdAt, orderNo } = order
  if (!shop.seller) return null
  const { totalPaidAmount, totalTaxAmount } = totals
  const facts = [
    [t('order.number', { number: orderNo }), showDate(createdAt, 'dateTime', shop.timeZone)],
    [t('order.soldBy'), shop.seller.legalName],
    [t('order.taxNumber'), shop.seller.taxNumber],
    [t('order.withoutTax'), showMoney(money(totalPaidAmount - totalTaxAmount), currency)],
    [t('order.tax'), showMoney(totalTaxAmount, currency)],
    [t('order.withTax'), showMoney(totalPaidAmount, currency)],
  ]
  return (
    <TitledPanel icon={<FileText />} title={t('order.invoice')}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </TitledPanel>
  )
}
