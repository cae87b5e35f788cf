import { staffDecorationCalls as calls } from '@comanda/contract/decoration'
import { showDate, t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import forms from '../../forms/forms.module.css'
import { ErrorText } from '../../forms/list-parts.tsx'
import { send } from '../../platform/send.ts'
import { ActionSheet } from '../../ui/action-sheet.tsx'
import styles from './decoration.module.css'
import { draftKey, type PagesDraft } from './queries.ts'

interface PublishProps {
  shopId: number
  draft: PagesDraft
}

/** Publishes the draft as it is now at a time of the store. */
function PublishLater({ shopId, draft, note }: PublishProps & { note: string }) {
  const client = useQueryClient()
  const [date, setDate] = useState('')
  const [time, setTime] = useState('')
  const schedule = useMutation({
    mutationFn() {
      const [hours = 0, minutes = 0] = time.split(':').map(Number)
      return send(calls.scheduleDecoration, { shopId, mark: draft.mark, note, date, minutes: hours * 60 + minutes })
    },
    onSuccess: ({ publishAt }) =>
      toast(t('menuEdit.scheduledToast', { time: showDate(publishAt, 'dateTime', draft.timeZone) })),
    onSettled: () => client.invalidateQueries({ queryKey: draftKey(shopId) }),
  })
  return (
    <details>
      <summary>{t('menuEdit.later')}</summary>
      <Stack gap={10}>
        <Text kind="quiet">{t('menuEdit.laterHint', { zone: draft.timeZone })}</Text>
        <div className={forms.narrowRow}>
          <Field label={t('menuEdit.date')}>
            <TextInput type="date" value={date} onChange={event => setDate(event.target.value)} />
          </Field>
          <Field label={t('menuEdit.time')}>
            <TextInput type="time" value={time} onChange={event => setTime(event.target.value)} />
          </Field>
        </div>
        <ErrorText>{schedule.error?.message}</ErrorText>
        <Button
          kind="secondary"
          className={forms.start ?? ''}
          disabled={date === '' || time === ''}
          busy={schedule.isPending}
          onClick={() => schedule.mutate()}
        >
          {t('menuEdit.schedule')}
        </Button>
      </Stack>
    </details>
  )
}

/** Publications for later, each with a button that cancels it. */
function Scheduled({ shopId, draft }: PublishProps) {
  const client = useQueryClient()
  const cancel = useMutation({
    mutationFn: (scheduleId: string) => send(calls.cancelDecorationSchedule, { shopId, scheduleId }),
    onSettled: () => client.invalidateQueries({ queryKey: draftKey(shopId) }),
  })
  if (draft.scheduled.length === 0) return null
  return (
    <section>
      <h3>{t('menuEdit.scheduled')}</h3>
      <ul className={styles.rows}>
        {draft.scheduled.map(({ scheduleId, publishAt, by, note }) => (
          <li key={scheduleId}>
            <Row gap={8} justify="between" wrap>
              <span>
                {t('menuEdit.scheduledBy', { time: showDate(publishAt, 'dateTime', draft.timeZone), name: by })}
                {note && <Text kind="quiet">{note}</Text>}
              </span>
              <Button size="small" kind="soft" onClick={() => cancel.mutate(scheduleId)}>
                {t('menuEdit.cancelSchedule')}
              </Button>
            </Row>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Publishes the draft now or later. */
export function PublishSheet({ shopId, draft, onClose }: PublishProps & { onClose: () => void }) {
  const client = useQueryClient()
  const [note, setNote] = useState('')
  const publish = useMutation({
    mutationFn: () => send(calls.publishDecoration, { shopId, mark: draft.mark, note }),
    onSuccess() {
      toast(t('decor.published'))
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: draftKey(shopId) }),
  })
  return (
    <ActionSheet
      title={t('decor.publishTitle')}
      action={t('decor.publish')}
      busy={publish.isPending}
      note={<ErrorText>{publish.error?.message}</ErrorText>}
      onAction={() => publish.mutate()}
      onClose={onClose}
    >
      <Stack gap={14}>
        <Text kind="quiet">{t('decor.publishHint')}</Text>
        <Field label={t('menuEdit.note')} optional>
          <TextInput value={note} maxLength={200} onChange={event => setNote(event.target.value)} />
        </Field>
        <PublishLater shopId={shopId} draft={draft} note={note} />
        <Scheduled shopId={shopId} draft={draft} />
      </Stack>
    </ActionSheet>
  )
}
