import { localTime } from '@comanda/domain/store'
import { currentLocale, formatInstant, showDate } from '../../platform/i18n/index.ts'
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
  const { intl } = currentLocale()
  const at = new Date(start)
  const leaf = (pattern: string) => formatInstant(at, pattern, timeZone, intl)
  return (
    <Grid gap={14} columns="auto 1fr" className={styles.summary}>
      <span className={styles.leaf} aria-hidden="true">
        <span>{leaf('ddd')}</span>
        <strong>{leaf('D')}</strong>
        <span>{leaf('MMM')}</span>
      </span>
      <Stack as="span" gap={2} className={styles.facts}>
        <strong>
          <span className="visuallyHidden">{fullDay(localTime(Date.parse(start), timeZone).date)}, </span>
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
