import { useEffect, useEffectEvent, useState } from 'react'
import { t } from '../../platform/i18n/texts.ts'

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Whole seconds as `m:ss` or `h:mm:ss`. */
export function clockText(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return h > 0 ? `${h}:${twoDigits(m)}:${twoDigits(s)}` : `${m}:${twoDigits(s)}`
}

/**
 * Whole seconds left of `seconds`, counted from when the value was passed; never below 0. Uses the monotonic clock, so a wrong
 * time of day does not matter. `onEnd` is called once, at 0.
 */
export function useSecondsLeft(seconds: number, onEnd?: () => void): number {
  const [end, setEnd] = useState(() => performance.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  useEffect(() => setEnd(performance.now() + seconds * 1000), [seconds])
  useEffect(() => {
    const look = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)))
    look()
    const timer = setInterval(look, 500)
    return () => clearInterval(timer)
  }, [end])
  const over = left <= 0
  const ended = useEffectEvent(() => seconds > 0 && onEnd?.())
  useEffect(() => {
    if (over) ended()
  }, [over])
  return left
}

interface CountdownProps {
  seconds: number
  onEnd?: () => void
}

/** The time left. Screen readers do not announce every second. */
export function Countdown({ seconds, onEnd }: CountdownProps) {
  const left = useSecondsLeft(seconds, onEnd)
  return (
    <span role="timer" aria-live="off" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {t('ui.timeLeft', { time: clockText(left) })}
    </span>
  )
}
