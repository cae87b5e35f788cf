import type { BizType } from '@comanda/domain/store'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import { showDate, t } from '../../platform/i18n/index.ts'
import { type Service, useService } from './service.ts'
import styles from './service-note.module.css'
import { stateText } from './texts.ts'
import { timeNow } from '../../platform/device/server-clock.ts'
import { Row } from '../../ui/layout/layout.tsx'

interface ServiceNoteProps {
  shopId: number
  bizType: BizType
}

/** Polling interval while the guest chooses, in ms, because the kitchen may close at any time. */
const LOOK_AGAIN = 20_000

/** Why nothing can be ordered now, and the alternatives; undefined while orders are accepted. */
export function timeUntilText({ state, timeZone }: Service, bizType: BizType, now: number): string | undefined {
  if (state.paused) {
    const text = state.resumesAt
      ? t('store.awayUntil', { time: showDate(state.resumesAt, 'time', timeZone) })
      : t('store.away')
    return state.pauseReason ? `${text} ${state.pauseReason}` : text
  }
  if (state.open) return undefined
  return t(bizType === 1100 ? 'store.shutNow' : 'store.shutLater', { state: stateText(state, timeZone, now) })
}

/** Shows as soon as the store is closed or paused, and disappears when it accepts orders. */
export function ServiceNote({ shopId, bizType }: ServiceNoteProps) {
  const data = useService(shopId, bizType, LOOK_AGAIN)
  const [now] = useState(timeNow)
  const text = data && timeUntilText(data, bizType, now)
  return (
    <div role="status" className={styles.place}>
      {text !== undefined && (
        <Row as="p" gap={10} className={styles.note}>
          <Clock aria-hidden="true" />
          {text}
        </Row>
      )}
    </div>
  )
}
