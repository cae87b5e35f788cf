import { money } from '@comanda/domain/money'
import { HandCoins } from 'lucide-react'
import { showDate, showMoney, t } from '../../platform/i18n/index.ts'
import { LinkButton } from '../../ui/button.tsx'
import type { BookingDetail } from './api.ts'
import styles from './booking.module.css'
import { Part } from './part.tsx'
import { whenText } from './words.ts'

type DepositShown = NonNullable<BookingDetail['deposit']>

/** An amount of a deposit, as it is said. */
export const depositText = ({ amount, currency }: Pick<DepositShown, 'amount' | 'currency'>): string =>
  showMoney(money(amount), currency)

/** Where one pays it. PAY-5 */
export const payDepositWay = (bookingId: string): string => `/orderConfirmPay?orderId=${bookingId}&payFor=booking`

/** Where a booking's deposit stands, when it comes back, and where to pay it while the table is kept. BOOK-1 */
export function Deposit({ booking: { bookingId, deposit, shop } }: { booking: BookingDetail }) {
  if (!deposit) return null
  const { state, refundBefore, payBefore } = deposit
  const say = { amount: depositText(deposit), time: whenText(refundBefore, shop.timeZone) }
  return (
    <Part icon={<HandCoins />} title={t('booking.deposit', say)}>
      <p className={styles.quiet} role="status">
        {t(`booking.deposit.${state}`, say)}
      </p>
      {payBefore !== undefined && (
        <>
          <p className={styles.note}>
            {t('booking.deposit.payBefore', { time: showDate(payBefore, 'time', shop.timeZone) })}
          </p>
          <LinkButton wide size="large" to={payDepositWay(bookingId)}>
            {t('booking.deposit.pay', say)}
          </LinkButton>
        </>
      )}
    </Part>
  )
}
