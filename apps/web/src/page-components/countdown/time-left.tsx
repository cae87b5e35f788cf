import { useState } from 'react'
import { type ComponentOf, MaybeLink } from '../../features/decoration/index.ts'
import { currentLocale, localize, t } from '../../platform/i18n/index.ts'
import { Countdown } from '../../ui/text/countdown.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './countdown.module.css'

/** A day, in seconds. */
const DAY = 86_400

/** Whole days in the language of the phone. */
const daysText = (seconds: number): string =>
  new Intl.NumberFormat(currentLocale().intl, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(
    Math.floor(seconds / DAY),
  )

/** The time left until `until`; nothing after it. */
export function TimeLeft({ title, until, link }: ComponentOf<'countdown'>) {
  const [now] = useState(Date.now)
  const seconds = Math.ceil((Date.parse(until) - now) / 1000)
  if (seconds <= 0) return null
  return (
    <MaybeLink to={link} className={styles.countdown}>
      <Text as="span" weight={600}>
        {localize(title)}
      </Text>
      <Text as="span" kind="accent" size={20} weight={700}>
        {seconds < 2 * DAY ? <Countdown seconds={seconds} /> : t('ui.timeLeft', { time: daysText(seconds) })}
      </Text>
    </MaybeLink>
  )
}
