import { localTime } from '@comanda/domain/store'
import { Check, Info } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { TitledPanel } from '../../ui/layout/panel.tsx'
import { Skeleton } from '../../ui/feedback/states.tsx'
import { type Availability, type BookingDetail, useAvailability } from './api.ts'
import styles from './booking.module.css'
import { depositText } from './deposit.tsx'
import { bookingTimeText } from './texts.ts'
import { Stack } from '../../ui/layout/layout.tsx'

interface Requested {
  shopId: number
  start: string
  partySize: number
  areaId: string
}

/** Terms for the requested day and party size. */
export const useTerms = ({ shopId, partySize, areaId, start }: Requested, timeZone: string) =>
  useAvailability({ shopId, partySize, areaId, date: localTime(Date.parse(start), timeZone).date })

interface TermsProps {
  requested: Requested
  availability: Availability | undefined
  /** The booking being changed. */
  own: BookingDetail | undefined
  timeZone: string
}

const before = (start: string, minutes: number): number => Date.parse(start) - minutes * 60_000

/** Terms of the deposit: amount due now, and when it is refunded. */
function depositTerms({ start }: Requested, { deposit }: Availability, timeZone: string, now: number): string[] {
  if (!deposit) return [t('booking.termNoDeposit')]
  const until = before(start, deposit.refundMinutes)
  return [
    t('booking.termDeposit', { amount: depositText(deposit), count: deposit.payMinutes }),
    until > now
      ? t('booking.termRefund', { time: bookingTimeText(new Date(until).toISOString(), timeZone) })
      : t('booking.termNoRefund'),
  ]
}

/** Terms the guest accepts: how long the table is held, the deadline for changes, and the deposit. */
export function Terms({ requested, availability, own, timeZone }: TermsProps) {
  const [openedAt] = useState(Date.now)
  if (!availability) return <Skeleton height={120} />
  const until = before(requested.start, availability.changeMinutes)
  const terms = [
    t('booking.termHold', { count: availability.holdMinutes }),
    until > openedAt
      ? t(availability.deposit ? 'booking.termChangePlain' : 'booking.termChange', {
          time: bookingTimeText(new Date(until).toISOString(), timeZone),
        })
      : t('booking.termClose'),
    ...(own?.deposit
      ? [t('booking.termDepositStays', { amount: depositText(own.deposit) })]
      : depositTerms(requested, availability, timeZone, openedAt)),
  ]
  return (
    <TitledPanel icon={<Info />} title={t('booking.terms')}>
      <Stack as="ul" gap={8} className={styles.terms}>
        {terms.map(term => (
          <li key={term}>
            <Check aria-hidden="true" />
            {term}
          </li>
        ))}
      </Stack>
    </TitledPanel>
  )
}
