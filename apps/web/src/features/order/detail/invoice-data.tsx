import { type Money, money } from '@comanda/domain/money'
import { FileText } from 'lucide-react'
import { showDate, showMoney, t } from '../../../platform/i18n/index.ts'
import { TitledPanel } from '../../../ui/layout/panel.tsx'
import type { OrderDetail } from '../api.ts'
import styles from './detail.module.css'

/** What the sale costs, without the rounding of its cash, which is no part of it and has no tax. PAY-19 */
const saleOf = ({ totalPaidAmount, totalLines }: OrderDetail['totals']): Money =>
  money(totalPaidAmount - (totalLines.find(({ id }) => id === 'cashRounding')?.amount ?? 0))

/** Legal data of the invoice: seller, number, date, net amount, tax and gross amount. ORDER-9 */
export function InvoiceData({ order }: { order: OrderDetail }) {
  const { shop, totals, currency, createdAt, orderNo } = order
  if (!shop.seller) return null
  const { totalTaxAmount } = totals
  const sale = saleOf(totals)
  const facts = [
    [t('order.number', { number: orderNo }), showDate(createdAt, 'dateTime', shop.timeZone)],
    [t('order.soldBy'), shop.seller.legalName],
    ...(shop.seller.taxNumber === '' ? [] : [[t('order.taxNumber'), shop.seller.taxNumber]]),
    [t('order.withoutTax'), showMoney(money(sale - totalTaxAmount), currency)],
    [t('order.tax'), showMoney(totalTaxAmount, currency)],
    [t('order.withTax'), showMoney(sale, currency)],
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
