import type { ReactNode } from 'react'
import { showDate, t } from '../../platform/i18n/index.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import type { Coupon } from './api.ts'
import styles from './coupon-wallet.module.css'
import { worthText } from './rule-texts.ts'

/** A coupon as a list item: its value, and the content beside it. */
export const Ticket = ({ coupon, children }: { coupon: Coupon; children: ReactNode }) => (
  <li className={styles.ticket} data-state={coupon.state}>
    <span className={styles.stub}>
      <strong>{worthText(coupon.template)}</strong>
    </span>
    <Stack gap={4} className={styles.what}>
      {children}
    </Stack>
  </li>
)

const dayOf = (date: string): string => showDate(`${date}T12:00:00Z`, 'date', 'UTC')

/** Last day of a coupon, with the first one where that is still to come. */
export const ticketDays = ({ state, beginDate, endDate }: Coupon): string =>
  state === 'notStarted'
    ? t('coupon.from', { date: dayOf(beginDate), until: dayOf(endDate) })
    : t('coupon.until', { date: dayOf(endDate) })
