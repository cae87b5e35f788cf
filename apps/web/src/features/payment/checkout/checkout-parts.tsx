import { type Currency, money } from '@comanda/domain/money'
import { chargedAmount, type PaymentLine } from '@comanda/domain/payment'
import { Plus } from 'lucide-react'
import { t } from '../../../platform/i18n/index.ts'
import { showSignedMoney } from '../../../platform/i18n/signed.ts'
import { paymentMethodName } from '../../../platform/method-names.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Amount } from '../../../ui/text/amount.tsx'
import styles from '../choose/choose.module.css'

/** The amount paid by each of the guest's own methods, and the rest; empty if none pays. M6 */
export function PaidParts({ lines, currency }: { lines: readonly PaymentLine[]; currency: Currency }) {
  const own = lines.filter(({ payerId }) => payerId)
  if (own.length === 0) return null
  const left = lines.reduce((all, line) => all + (line.payerId ? 0 : chargedAmount(line)), 0)
  return (
    <Stack as="dl" gap={8} className={styles.parts}>
      {own.map(line => (
        <Row key={`${line.paymentMethod} ${line.payerId}`} gap={12} align="baseline" justify="between">
          <dt>{paymentMethodName(line.paymentMethod)}</dt>
          <dd className={styles.amount}>{showSignedMoney(money(-chargedAmount(line)), currency)}</dd>
        </Row>
      ))}
      <Row gap={12} rowGap={0} align="baseline" justify="between" className={styles.total}>
        <dt>{t('payment.restDue')}</dt>
        <dd>
          <Amount amount={money(left)} currency={currency} size="large" />
        </dd>
      </Row>
    </Stack>
  )
}

/** Offers a recharge of the member's card, which needs the placed order. PAY-7 */
export const TopUpFirst = ({ onTopUp }: { onTopUp: () => void }) => (
  <div className={styles.link}>
    <Button kind="plain" size="small" icon={<Plus />} onClick={onTopUp}>
      {t('card.smart')}
    </Button>
  </div>
)
