import type { OpenBuffet } from '@comanda/domain/cart'
import { Salad } from 'lucide-react'
import { useMemo } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { clockText, useSecondsLeft } from '../../ui/text/countdown.tsx'
import type { BuffetProps } from './buffet-props.ts'
import styles from './buffet.module.css'
import { leftText, type StallState, stallStates } from './buffet-state.ts'
import { Text } from '../../ui/text/text.tsx'
import { Row } from '../../ui/layout/layout.tsx'

interface BuffetStripProps extends BuffetProps {
  open: OpenBuffet
  onLook: () => void
}

/** Remaining time, last order and remaining plates per stall, always visible. CART-13 */
export function BuffetStrip({ index, open, leftOf, onLook, onChanged }: BuffetStripProps) {
  const stalls = useMemo(() => stallStates(index, open), [index, open])
  const [first] = stalls
  if (!first) return null
  return (
    <button type="button" className={styles.strip} aria-haspopup="dialog" onClick={onLook}>
      <Row as="span" gap={10} rowGap={4} wrap justify="between" className={styles.head}>
        <span>
          <Salad aria-hidden="true" />
          {t('buffet.title')}
        </span>
        {first.end !== undefined && <TimeLeft end={first.end} onEnd={onChanged} />}
      </Row>
      {first.lastOrder !== undefined && <LastOrder seconds={first.lastOrder} onEnd={onChanged} />}
      {stalls.map(stall => (
        <Stall
          key={stall.rule.buffetStallId}
          stall={stall}
          left={leftOf(stall.rule)}
          text={leftText(stall.rule, open, leftOf(stall.rule))}
          onEnd={onChanged}
        />
      ))}
    </button>
  )
}

function TimeLeft({ end, onEnd }: { end: number; onEnd: () => void }) {
  const left = useSecondsLeft(end, onEnd)
  return (
    <span role="timer" aria-live="off" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {left > 0 ? t('buffet.left', { time: clockText(left) }) : t('buffet.ended')}
    </span>
  )
}

function LastOrder({ seconds, onEnd }: { seconds: number; onEnd: () => void }) {
  const left = useSecondsLeft(seconds, onEnd)
  return left > 0 ? (
    <Text as="span" kind="hint">
      {t('buffet.lastOrder', { time: clockText(left) })}
    </Text>
  ) : (
    <Text as="span" kind="error">
      {t('buffet.lastOrderOver')}
    </Text>
  )
}

interface StallProps {
  stall: StallState
  left: number | undefined
  text: string
  onEnd: () => void
}

function Stall({ stall, left, text, onEnd }: StallProps) {
  const anew = useSecondsLeft(stall.anew ?? 0, onEnd)
  return (
    <Row as="span" gap={10} rowGap={2} wrap align="stretch" justify="between" className={styles.stall}>
      <span>{stall.rule.displayName}</span>
      <span>
        {text}
        {stall.anew !== undefined && left === 0 && ` · ${t('buffet.anew', { time: clockText(anew) })}`}
      </span>
    </Row>
  )
}
