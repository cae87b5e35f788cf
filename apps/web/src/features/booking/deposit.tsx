import { depositWent } from '@comanda/domain/booking'
import { HandCoins } from 'lucide-react'
import { showDate, showMoney, t } from '../../platform/i18n/index.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { TitledPanel } from '../../ui/layout/panel.tsx'
import type { BookingDetail } from './api.ts'
import styles from './booking.module.css'
import { bookingTimeText } from './texts.ts'

type DepositShown = NonNullable<BookingDetail['deposit']>

/** Formats the amount of a deposit. */
export const depositText = ({ amount, currency }: Pick<DepositShown, 'amount' | 'currency'>): string =>
  showMoney(amount, currency)

/** Path of the deposit's payment. PAY-5 */
export const payDepositPath = (bookingId: string): string => `/orderConfirmPay?orderId=${bookingId}&payFor=booking`

/** State of the deposit: in progress, refunded (card and date), or retained with the applicable term. BOOK-1 */
function standingText({ state, shop: { timeZone }, changeBefore }: BookingDetail, deposit: DepositShown): string {
  const { back = [], decidedBefore = changeBefore, refundBefore } = deposit
  const time = bookingTimeText(refundBefore, timeZone)
  const went = depositWent(state, deposit.state)
  if (went === 'undecided') return t('booking.deposit.undecided', { at: bookingTimeText(decidedBefore, timeZone) })
  if (went === 'keptLate' || went === 'keptNoShow') return t(`booking.deposit.${went}`, { time })
  if (went === undefined || went === 'void') return t(`booking.deposit.${went ?? paidOrNot(deposit)}`, { time })
  const last = back.at(-1)
  if (!last) return t('booking.deposit.goesBack')
  if (last.state === 'failed') return t('booking.deposit.failed')
  return t(`booking.deposit.${went}`, { card: cardText(last.lastFour), at: bookingTimeText(last.at, timeZone) })
}

const paidOrNot = ({ state }: DepositShown) => (state === 'paid' ? 'paid' : 'waiting')

const cardText = (lastFour: string | undefined): string =>
  lastFour === undefined ? t('booking.deposit.card') : t('booking.deposit.cardNo', { lastFour })

/** State of a booking's deposit, its refund, and its payment while the table is reserved. BOOK-1 */
export function Deposit({ booking }: { booking: BookingDetail }) {
  const { bookingId, deposit, shop } = booking
  if (!deposit) return null
  const { refundBefore, payBefore } = deposit
  const params = { amount: depositText(deposit), time: bookingTimeText(refundBefore, shop.timeZone) }
  return (
    <TitledPanel icon={<HandCoins />} title={t('booking.deposit', params)}>
      <p className={styles.quiet} role="status">
        {standingText(booking, deposit)}
      </p>
      {payBefore !== undefined && (
        <>
          <p className={styles.note}>
            {t('booking.deposit.payBefore', { time: showDate(payBefore, 'time', shop.timeZone) })}
          </p>
          <LinkButton wide size="large" to={payDepositPath(bookingId)}>
            {t('booking.deposit.pay')}
          </LinkButton>
        </>
      )}
    </TitledPanel>
  )
}
