import { staffOrderCalls as calls } from '@comanda/contract/order'
import { t } from '@comanda/web/i18n'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { useState } from 'react'
import { clockAt } from '../../../platform/clock-words.ts'
import { serverNow } from '../../../platform/now.ts'
import type { BoardOrder } from './columns.ts'
import styles from './order-card.module.css'
import { choicesWith, promiseOf, usualMinutes } from './promise-time.ts'
import { useStep } from './use-step.ts'
import { AskSheet } from '../../../ui/ask-sheet.tsx'

/** What a kitchen that is late asks for first, in minutes. */
const LONGER = 10

interface PromiseSheetProps {
  order: BoardOrder
  timeZone: string
  /** What the kitchen usually takes. */
  minutes: number
  /** Another promise in place of the one given. */
  delay: boolean
  onClose: () => void
}

/**
 * From when the minutes count (epoch ms), where not from now: the guest's slot, or for what needs longer what was promised
 * before, so that a new time is never an earlier one.
 */
function startOf({ time, promisedAt }: BoardOrder, delay: boolean): number | undefined {
  const start = (delay ? promisedAt : undefined) ?? time.start
  return start === undefined ? undefined : Date.parse(start)
}

/** What is promised is when it is ready, or at the door: the guest reads it so. */
function questionOf(ahead: string | undefined, delay: boolean, door: boolean): string {
  if (ahead === undefined) return t(door ? 'console.doorIn' : 'console.readyIn')
  if (delay) return t(door ? 'console.laterAtDoor' : 'console.laterThan', { time: ahead })
  return t(door ? 'console.doorAfter' : 'console.readyAfter', { time: ahead })
}

/** How long it will take: the promise the guest sees. */
export function PromiseSheet({ order, timeZone, minutes, delay, onClose }: PromiseSheetProps) {
  const preferred = delay ? LONGER : usualMinutes(order, minutes)
  const slot = startOf(order, delay)
  const ahead = slot !== undefined && slot > serverNow() ? clockAt(new Date(slot).toISOString(), timeZone) : undefined
  const slotLies = ahead !== undefined && !delay
  const [chosen, setChosen] = useState(slotLies ? 0 : preferred)
  const step = useStep(onClose)
  const promisedAt = new Date(promiseOf({ slot, now: serverNow() }, chosen)).toISOString()
  const promise = () =>
    step.mutate({ call: delay ? calls.delay : calls.accept, ask: { orderId: order.orderId, promisedAt } })
  const number = order.callNumber ?? order.orderNo
  return (
    <AskSheet
      title={t(delay ? 'console.delayTitle' : 'console.acceptTitle', { number })}
      onClose={onClose}
      action={`${t(delay ? 'console.save' : 'console.accept')} · ${clockAt(promisedAt, timeZone)}`}
      busy={step.isPending}
      atButton
      onAction={promise}
    >
      <p className={styles.question}>{questionOf(ahead, delay, order.orderType === 1200)}</p>
      <div className={styles.choices}>
        {slotLies && (
          <Chip pressed={chosen === 0} onPress={() => setChosen(0)}>
            {ahead}
          </Chip>
        )}
        {choicesWith(preferred).map(choice => (
          <Chip key={choice} pressed={chosen === choice} onPress={() => setChosen(choice)}>
            {t(ahead === undefined ? 'console.minutes' : 'console.minutesMore', { count: choice })}
          </Chip>
        ))}
      </div>
    </AskSheet>
  )
}
