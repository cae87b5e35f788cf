import { showMoney, t } from '../../../platform/i18n/index.ts'
import { paymentMethodName } from '../../../platform/method-names.ts'
import { type PayResult, usePayResult } from '../api.ts'
import { cardBrand } from '@comanda/domain/payment'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import styles from './pay-status.module.css'

/** Name of a payment method on a receipt: a bank card by its last digits. */
function nameOf(paymentMethod: string, { brand, lastFour }: PayResult): string {
  if (paymentMethod === '12_bankCard' && brand && lastFour)
    return t('payment.with', { brand: cardBrand(brand), lastFour })
  return paymentMethodName(paymentMethod)
}

/** Amount paid by each method; the parts add up to the total paid. M6 */
export const PaidParts = ({ result }: { result: PayResult }) => (
  <Stack as="dl" gap={6} className={styles.parts}>
    {result.paidBy?.map(({ paymentMethod, payerId = '', takenAmount }) => (
      <Row
        key={`${paymentMethod} ${payerId}`}
        gap={12}
        rowGap={0}
        wrap
        align="stretch"
        justify="between"
        className={styles.part}
      >
        <dt>{nameOf(paymentMethod, result)}</dt>
        <dd>{showMoney(takenAmount, result.currency)}</dd>
      </Row>
    ))}
  </Stack>
)

const held: readonly PayResult['paymentState'][] = ['paid', 'refunding', 'refunded']

/** Payment methods of an order on its receipt; empty if it was not paid in the app. */
export function OrderPaidBy({ orderId }: { orderId: string }) {
  const { data } = usePayResult({ orderId, payFor: 'order' })
  if (!data?.paidBy?.length || !held.includes(data.paymentState)) return null
  return <PaidParts result={data} />
}
