import { staffBookingCalls as calls } from '@comanda/contract/booking'
import { showMoney, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { type Booking, useBookingStep } from './api.ts'
import styles from './bookings.module.css'

/** What was paid ahead and where it is; after a no-show staff say whether the store keeps it. BOOK-1 */
export function DepositLine({ booking: { bookingId, deposit } }: { booking: Booking }) {
  const step = useBookingStep()
  if (!deposit) return null
  const { amount, currency, state, undecided } = deposit
  const settle = (keep: boolean) => step.mutate({ call: calls.settleDeposit, ask: { bookingId, keep } })
  return (
    <>
      <p className={styles.facts}>
        {t(undecided ? 'console.booking.deposit.undecided' : `console.booking.deposit.${state}`, {
          amount: showMoney(amount, currency),
        })}
      </p>
      {(undecided || state === 'kept') && (
        <div className={styles.actions}>
          {undecided && (
            <Button size="small" busy={step.isPending} onClick={() => settle(true)}>
              {t('console.booking.depositKeep')}
            </Button>
          )}
          <Button size="small" kind="soft" busy={step.isPending} onClick={() => settle(false)}>
            {t('console.booking.depositBack')}
          </Button>
        </div>
      )}
    </>
  )
}
