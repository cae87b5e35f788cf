import { Clock } from 'lucide-react'
import { type ReactNode } from 'react'
import { t } from '../../../platform/i18n/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import type { OrderQuote } from '../api.ts'
import { useCurrentTime } from '../use-current-time.ts'
import { timeText } from '../texts.ts'
import styles from './create.module.css'
import { Fact } from './fact.tsx'
import type { TimeSheetProps } from './form-props.ts'
import { type Problem, problemText } from './problems.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'

interface WhenProps {
  quote: OrderQuote
  problem: Problem | undefined
  chosen: string | undefined
  onChoose: (time: string) => void
  /** Whether the sheet of times is open. */
  open: boolean
  setOpen: (open: boolean) => void
  onRefresh: () => void
  renderTimes: (props: TimeSheetProps) => ReactNode
}

interface TakenProps {
  time: OrderQuote['time'] | undefined
  /** Preparation time in minutes, for an order as soon as possible. */
  readyMinutes?: number | undefined
  shop: OrderQuote['shop']
}

/** The selected time as text. */
function Taken({ time, shop, readyMinutes }: TakenProps) {
  const now = useCurrentTime(60_000)
  if (!time) return null
  return (
    <Stack as="p" gap={2} className={styles.lines}>
      <strong>{timeText(time, shop.timeZone, now)}</strong>
      {time.asap && readyMinutes !== undefined && t('order.asapIn', { minutes: readyMinutes })}
    </Stack>
  )
}

/**
 * The time shown: an expired one stays visible until another is chosen, so that the suggestion is not mistaken for it.
 */
function spokenOf(
  { time, readyMinutes, shop }: OrderQuote,
  problem: Problem | undefined,
  chosen: string | undefined,
): TakenProps {
  const isSlotTaken = problem?.problem === 'slotGone' || problem?.problem === 'slotFull'
  if (!isSlotTaken || chosen === undefined) return { time, readyMinutes, shop }
  return { time: chosen === 'asap' ? { asap: true } : { asap: false, start: chosen }, shop }
}

/** Time of the order. The first free time for all dishes is preselected; another one is chosen on a sheet. ORDER-6 */
export function When({ quote, problem, chosen, onChoose, open, setOpen, onRefresh, renderTimes }: WhenProps) {
  const { time, shop } = quote
  return (
    <Fact
      icon={<Clock />}
      title={t('order.when')}
      titleHidden={time !== undefined}
      end={
        time ? (
          <button
            type="button"
            className={styles.change}
            aria-label={t('order.otherTime')}
            onClick={() => setOpen(true)}
          >
            {t('order.change')}
          </button>
        ) : (
          <button type="button" className={styles.change} onClick={() => setOpen(true)}>
            {t('order.chooseTime')}
          </button>
        )
      }
      problem={
        problem && (
          <>
            {problemText(problem, { ...shop, currency: quote.calculation.currency })}
            {problem.problem === 'shopPaused' ? (
              <Button kind="secondary" size="small" onClick={onRefresh}>
                {t('ui.retry')}
              </Button>
            ) : (
              <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
                {t('order.chooseTime')}
              </Button>
            )}
          </>
        )
      }
    >
      <Taken {...spokenOf(quote, problem, chosen)} />
      {open &&
        renderTimes({
          chosen: chosen ?? (time?.asap ? 'asap' : time?.start),
          timedDishes: quote.timedDishes ?? [],
          asapMinutes: quote.readyMinutes,
          onChoose: picked => {
            onChoose(picked)
            setOpen(false)
          },
          onClose: () => setOpen(false),
        })}
    </Fact>
  )
}
