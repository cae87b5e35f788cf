import { staffStoreCalls as calls } from '@comanda/contract/store'
import type { RequestOf } from '@comanda/contract/core'
import { type BizType, type PauseReason, pauseReasons } from '@comanda/domain/store'
import { pauseReasonText } from '@comanda/messages/pause-reasons'
import { currentLocale, joinWithComma, t } from '@comanda/web/i18n'
import { notify } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Sheet } from '@comanda/web/ui/overlays/sheet.tsx'
import { Grid, Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CirclePause, Pause as PauseIcon, Play } from 'lucide-react'
import { useState } from 'react'
import { useStoredState } from '../../forms/state/stored-state.ts'
import { dropDraft } from '../../platform/draft-store.ts'
import { Banner } from '../../ui/notices.tsx'
import { clockAt } from '../../platform/clock.ts'
import { durationText } from '../../platform/duration.ts'
import { send } from '../../platform/send.ts'
import styles from './pause.module.css'

const choices = [15, 30, 60, 120] as const

const typeTexts = { 1100: 'console.dineIn', 1200: 'console.delivery', 1300: 'console.pickup' } as const

/** Far enough away to mean “until it is ended”. */
const NO_END = '2100-01-01'

/** A pause on the board. */
export interface ShownPause {
  until: string
  /** Its order types; all of them if empty. */
  types: readonly BizType[]
  reason: string | undefined
}

type Action = 'resume' | Omit<RequestOf<typeof calls.pause>, 'shopId'>

function useSwitch(shopId: number, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (action: Action): Promise<unknown> =>
      action === 'resume' ? send(calls.resume, { shopId }) : send(calls.pause, { shopId, ...action }),
    onSuccess: () => {
      onDone()
      void client.invalidateQueries({ queryKey: ['board', shopId] })
    },
    onError: error => notify({ shows: 'toast', message: error.message, tone: 'error' }),
  })
}

/** The pause as text: types, end and reason. */
function pauseTextOf({ until, types, reason }: ShownPause, timeZone: string): string {
  const what = types.length === 0 ? '' : joinWithComma(types.map(type => t(typeTexts[type])))
  const time = clockAt(until, timeZone)
  const ends = until < NO_END
  const text =
    what === ''
      ? t(ends ? 'console.pausedUntil' : 'console.paused', { time })
      : t(ends ? 'console.pausedTypesUntil' : 'console.pausedTypes', { types: what, time })
  return reason === undefined ? text : `${text} · ${reason}`
}

interface PausedNoticeProps {
  shopId: number
  timeZone: string
  pause: ShownPause | undefined
}

/** That ordering is off, until when and why, and the way back. */
export function PausedNotice({ shopId, timeZone, pause }: PausedNoticeProps) {
  const resume = useSwitch(shopId, () => {})
  if (pause === undefined) return null
  return (
    <Banner tone="warn">
      <CirclePause aria-hidden="true" size={20} />
      {pauseTextOf(pause, timeZone)}
      <Button
        size="small"
        busy={resume.isPending}
        icon={<Play aria-hidden="true" size={18} />}
        onClick={() => resume.mutate('resume')}
      >
        {t('console.resume')}
      </Button>
    </Banner>
  )
}

interface PauseProps {
  shopId: number
  /** What the store offers. */
  orderTypes: readonly BizType[]
  paused: ShownPause | undefined
}

/** Switches ordering off for a while: all of it, or some order types. ORDER-6 */
export function Pause({ shopId, orderTypes, paused }: PauseProps) {
  const [open, setOpen] = useState(false)
  if (paused?.types.length === 0) return null
  return (
    <>
      <Button size="small" kind="plain" icon={<PauseIcon aria-hidden="true" size={18} />} onClick={() => setOpen(true)}>
        <span className={styles.toolName}>{t('console.pause')}</span>
      </Button>
      {open && <PauseSheet shopId={shopId} orderTypes={orderTypes} paused={paused} onClose={() => setOpen(false)} />}
    </>
  )
}

interface ChipsProps<T> {
  label: string
  all: readonly T[]
  chosen: readonly T[]
  textOf: (one: T) => string
  onChoose: (one: T) => void
}

const Chips = <T extends string | number>({ label, all, chosen, textOf, onChoose }: ChipsProps<T>) => (
  <Stack gap={8} role="group" aria-label={label}>
    <Text weight={600}>{label}</Text>
    <Row wrap gap={8} align="stretch">
      {all.map(one => (
        <Chip key={one} pressed={chosen.includes(one)} onPress={() => onChoose(one)}>
          {textOf(one)}
        </Chip>
      ))}
    </Row>
  </Stack>
)

/** Couriers are a reason for deliveries only. */
const reasonsFor = (types: readonly BizType[]) => pauseReasons.filter(one => one !== 'couriers' || types.includes(1200))

interface DurationsProps {
  disabled: boolean
  busy: boolean
  /** Without minutes: for the rest of the business day. */
  onStart: (minutes?: number) => void
}

/** How long the pause lasts: a tap starts it. */
const Durations = ({ disabled, busy, onStart }: DurationsProps) => (
  <Stack gap={8} role="group" aria-label={t('console.pauseFor')}>
    <Text weight={600}>{t('console.pauseFor')}</Text>
    <Grid columns="repeat(auto-fill, minmax(140px, 1fr))" gap={8}>
      {choices.map(minutes => (
        <Button key={minutes} wide kind="soft" disabled={disabled} busy={busy} onClick={() => onStart(minutes)}>
          {durationText(minutes)}
        </Button>
      ))}
      <Button wide kind="soft" disabled={disabled} busy={busy} onClick={() => onStart()}>
        {t('console.restOfDay')}
      </Button>
    </Grid>
  </Stack>
)

/** What was typed for a pause: stored until it starts. */
interface TypedPause {
  types: readonly BizType[]
  reason?: PauseReason
  note: string
}

function PauseSheet({ shopId, orderTypes, paused, onClose }: PauseProps & { onClose: () => void }) {
  const name = `orders/${shopId}/pause`
  const [typed, put] = useStoredState<TypedPause>(name, { types: paused?.types ?? orderTypes, note: '' })
  const { types, reason, note } = typed
  const pause = useSwitch(shopId, () => {
    dropDraft(name)
    onClose()
  })
  const start = (minutes?: number) =>
    pause.mutate({
      ...(minutes !== undefined && { minutes }),
      ...(orderTypes.length > 1 && { types: [...types] }),
      ...(reason && { reason }),
      ...(note.trim() !== '' && { note: note.trim() }),
    })
  const toggle = (type: BizType) =>
    put({ ...typed, types: types.includes(type) ? types.filter(one => one !== type) : [...types, type] })
  return (
    <Sheet title={t('console.pause')} onClose={onClose}>
      <Stack gap={20}>
        <Text kind="muted">{t('console.pauseHint')}</Text>
        {orderTypes.length > 1 && (
          <Chips
            label={t('console.pauseTypes')}
            all={orderTypes}
            chosen={types}
            textOf={type => t(typeTexts[type])}
            onChoose={toggle}
          />
        )}
        {types.length === 0 && (
          <Text kind="error" role="alert">
            {t('console.pauseNoType')}
          </Text>
        )}
        <Chips
          label={t('console.pauseReason')}
          all={reasonsFor(types)}
          chosen={reason ? [reason] : []}
          textOf={one => pauseReasonText(currentLocale().id, one)}
          onChoose={one => put({ types, note: '', ...(one !== reason && { reason: one }) })}
        />
        <Field label={t('console.pauseNote')}>
          <TextInput value={note} maxLength={120} onChange={event => put({ types, note: event.target.value })} />
        </Field>
        <Durations disabled={types.length === 0} busy={pause.isPending} onStart={start} />
      </Stack>
    </Sheet>
  )
}
