import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { showNumber, t } from '../../../platform/i18n/index.ts'
import { Text } from '../../../ui/text/text.tsx'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import styles from './quick.module.css'

/** Seconds to read the order and stop it. */
const SECONDS = 5

interface PlaceSoonInput {
  /** Whether the order and its payment are loaded; `may` is decided then, once. */
  loaded: boolean
  /** Whether the order may be placed without another tap, and is not being placed yet. */
  may: boolean
  place: () => void
}

/**
 * Places the order once, after a few seconds, and returns those left; undefined when it is not counting. A touch, a
 * key, scrolling, closing the sheet or leaving the page stops it; buttons keep their action. ORDER-9
 */
export function usePlaceSoon({ loaded, may, place }: PlaceSoonInput): number | undefined {
  const [left, setLeft] = useState<number>()
  const decided = useRef(false)
  const begin = useEffectEvent(() => setLeft(may ? SECONDS : undefined))
  const end = useEffectEvent(() => may && place())
  useEffect(() => {
    if (!loaded || decided.current) return
    decided.current = true
    begin()
  }, [loaded])
  const counts = left !== undefined
  useEffect(() => {
    if (!counts) return undefined
    const stopped = new AbortController()
    const stop = (event: Event) => {
      if (!(event.target instanceof Element && event.target.closest('button'))) setLeft(undefined)
    }
    for (const type of ['pointerdown', 'keydown', 'wheel'] as const)
      addEventListener(type, stop, { signal: stopped.signal, capture: true, passive: true })
    document.addEventListener('visibilitychange', stop, { signal: stopped.signal })
    return () => stopped.abort()
  }, [counts])
  useEffect(() => {
    if (left === undefined) return undefined
    const timer = setTimeout(() => {
      setLeft(left > 1 ? left - 1 : undefined)
      if (left === 1) end()
    }, 1000)
    return () => clearTimeout(timer)
  }, [left])
  return left
}

/** The seconds left; a screen reader says them once. */
export const PlacingCountdown = ({ seconds }: { seconds: number | undefined }) =>
  seconds !== undefined && (
    <div className={styles.soon}>
      <div role="status">
        <VisuallyHidden>{t('order.againSoon', { seconds: showNumber(SECONDS) })}</VisuallyHidden>
      </div>
      <Text as="span" kind="hint" figures aria-hidden="true">
        {t('order.againSoon', { seconds: showNumber(seconds) })}
      </Text>
      <span className={styles.track} aria-hidden="true" />
    </div>
  )
