import { localTime } from '@comanda/domain/store'
import { showDate, showDay } from '../../platform/i18n/index.ts'
import styles from './booking.module.css'
import { fullDay, peopleText } from './texts.ts'
import { Grid, Stack } from '../../ui/layout/layout.tsx'

interface BookingSummaryProps {
  start: string
  timeZone: string
  shopName: string
  partySize: number
  areaName: string
}

/** Time, store and party size, with a calendar sheet. */
export function BookingSummary({ start, timeZone, shopName, partySize, areaName }: BookingSummaryProps) {
  const { date } = localTime(Date.parse(start), timeZone)
  return (
    <Grid gap={14} columns="auto 1fr" className={styles.summary}>
      <span className={styles.leaf} aria-hidden="true">
        <span>{showDay(start, 'weekdayName', timeZone)}</span>
        <strong>{Number(date.slice(8))}</strong>
        <span>{showDay(start, 'monthName', timeZone)}</span>
      </span>
      <Stack as="span" gap={2} className={styles.facts}>
        <strong>
          <span className="visuallyHidden">{fullDay(date)}, </span>
          <bdi>{showDate(start, 'time', timeZone)}</bdi> · {peopleText(partySize)}
        </strong>
        <span>
          <bdi>{shopName}</bdi>
        </span>
        {areaName !== '' && <span>{areaName}</span>}
      </Stack>
    </Grid>
  )
}
