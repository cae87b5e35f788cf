import { showDate, t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import forms from '../forms/forms.module.css'
import { ErrorText } from '../forms/fields/list-parts.tsx'

interface Scheduled {
  scheduleId: string
  publishAt: string
  by: string
  note: string
  /** Why it could not be published at its time. */
  failed?: string | undefined
}

interface ScheduleProps {
  timeZone: string
  /** The query that is read again after a change. */
  reads: QueryKey
}

interface PublishLaterProps extends ScheduleProps {
  disabled?: boolean
  /** Publishes the draft as it is now at a time of the store. */
  schedule: (at: { date: string; minutes: number }) => Promise<{ publishAt: string }>
}

/** The day and time at which a draft is published. */
export function PublishLater({ timeZone, reads, disabled = false, schedule }: PublishLaterProps) {
  const client = useQueryClient()
  const [date, setDate] = useState('')
  const [time, setTime] = useState('')
  const scheduling = useMutation({
    mutationFn() {
      const [hours = 0, minutes = 0] = time.split(':').map(Number)
      return schedule({ date, minutes: hours * 60 + minutes })
    },
    onSuccess: ({ publishAt }) =>
      toast(t('menuEdit.scheduledToast', { time: showDate(publishAt, 'dateTime', timeZone) })),
    onSettled: () => client.invalidateQueries({ queryKey: reads }),
  })
  return (
    <details>
      <summary>{t('menuEdit.later')}</summary>
      <Stack gap={10}>
        <Text kind="quiet">{t('menuEdit.laterHint', { zone: timeZone })}</Text>
        <div className={forms.narrowRow}>
          <Field label={t('menuEdit.date')}>
            <TextInput type="date" value={date} onChange={event => setDate(event.target.value)} />
          </Field>
          <Field label={t('menuEdit.time')}>
            <TextInput type="time" value={time} onChange={event => setTime(event.target.value)} />
          </Field>
        </div>
        <ErrorText>{scheduling.error?.message}</ErrorText>
        <Button
          kind="secondary"
          className={forms.start ?? ''}
          disabled={disabled || date === '' || time === ''}
          busy={scheduling.isPending}
          onClick={() => scheduling.mutate()}
        >
          {t('menuEdit.schedule')}
        </Button>
      </Stack>
    </details>
  )
}

interface ScheduledListProps extends ScheduleProps {
  scheduled: readonly Scheduled[]
  cancel: (scheduleId: string) => Promise<unknown>
  className?: string | undefined
}

/** Publications for later, each with a button that cancels it; nothing without any. */
export function ScheduledList({ scheduled, timeZone, reads, cancel, className }: ScheduledListProps) {
  const client = useQueryClient()
  const cancelling = useMutation({
    mutationFn: cancel,
    onSettled: () => client.invalidateQueries({ queryKey: reads }),
  })
  if (scheduled.length === 0) return null
  return (
    <section className={className}>
      <h3>{t('menuEdit.scheduled')}</h3>
      <ErrorText>{cancelling.error?.message}</ErrorText>
      <ul className={forms.list}>
        {scheduled.map(({ scheduleId, publishAt, by, note, failed }) => (
          <li key={scheduleId}>
            <Row gap={8} justify="between" wrap>
              <span>
                {t('menuEdit.scheduledBy', { time: showDate(publishAt, 'dateTime', timeZone), name: by })}
                {note && <Text kind="quiet">{note}</Text>}
                {failed && <Text kind="error">{t('menuEdit.scheduleFailed')}</Text>}
              </span>
              <Button size="small" kind="soft" onClick={() => cancelling.mutate(scheduleId)}>
                {t('menuEdit.cancelSchedule')}
              </Button>
            </Row>
          </li>
        ))}
      </ul>
    </section>
  )
}
