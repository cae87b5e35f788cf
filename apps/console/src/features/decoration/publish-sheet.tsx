import { staffDecorationCalls as calls } from '@comanda/contract/decoration'
import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorText } from '../../forms/fields/list-parts.tsx'
import { send } from '../../platform/send.ts'
import { ActionSheet } from '../../ui/action-sheet.tsx'
import { PublishLater, ScheduledList } from '../../ui/publish-later.tsx'
import { draftKey, type PagesDraft } from './queries.ts'

interface PublishProps {
  shopId: number
  draft: PagesDraft
}

/** Publishes the draft now or later. */
export function PublishSheet({ shopId, draft, onClose }: PublishProps & { onClose: () => void }) {
  const client = useQueryClient()
  const [note, setNote] = useState('')
  const times = { timeZone: draft.timeZone, reads: draftKey(shopId) }
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
        <PublishLater
          {...times}
          schedule={at => send(calls.scheduleDecoration, { shopId, mark: draft.mark, note, ...at })}
        />
        <ScheduledList
          {...times}
          scheduled={draft.scheduled}
          cancel={scheduleId => send(calls.cancelDecorationSchedule, { shopId, scheduleId })}
        />
      </Stack>
    </ActionSheet>
  )
}
