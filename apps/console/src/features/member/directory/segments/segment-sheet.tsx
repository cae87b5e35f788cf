import { segmentCalls as calls } from '@comanda/contract/member'
import { showNumber, t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldsOf } from '../../../../forms/state/fields-of.ts'
import { SheetForm } from '../../../../forms/sheet-form.tsx'
import { newId } from '../../../../forms/store-settings.ts'
import { useDraftForm } from '../../../../forms/state/use-draft-form.ts'
import { type Filter, useMemberCount } from '../queries.ts'
import { type SavedSegment, segmentsKey } from './queries.ts'

interface SegmentSheetProps {
  shopId: number
  /** The conditions to save. */
  filter: Omit<Filter, 'text'>
  /** The segment whose conditions are replaced; absent for a new one. */
  saved?: SavedSegment
  onSaved: (segmentId: string) => void
  onClose: () => void
}

const valuesOf = (saved: SavedSegment | undefined) => ({ name: saved?.segment.name ?? '', isNew: false })

const Fields = fieldsOf<ReturnType<typeof valuesOf>>()

/** Saves the conditions of the list as a segment, in place of the former ones or as a new one. CARD-15 */
export function SegmentSheet({ shopId, filter, saved, onSaved, onClose }: SegmentSheetProps) {
  const client = useQueryClient()
  const [freshId] = useState(() => newId('segment'))
  const count = useMemberCount(shopId, filter).data?.count
  const form = useDraftForm({
    draft: `members/${shopId}/segment-${saved?.segment.segmentId ?? 'new'}`,
    saved,
    valuesOf,
    call: calls.saveSegment,
    requestOf: ({ name, isNew }) => {
      const replaced = isNew ? undefined : saved
      const segmentId = replaced?.segment.segmentId ?? freshId
      return { shopId, mark: replaced?.mark ?? '', segment: { segmentId, name: name.trim(), filter } }
    },
    onSaved({ segment }) {
      toast(t('members.saved'))
      void client.invalidateQueries({ queryKey: segmentsKey(shopId) })
      onSaved(segment.segmentId)
      onClose()
    },
  })
  return (
    <SheetForm
      form={form}
      title={saved ? t('members.segmentEdit') : t('members.segmentSave')}
      onClose={onClose}
      ready={form.values.name.trim() !== ''}
    >
      <Fields.Text name="name" label={t('members.segmentName')} maxLength={60} />
      {saved && <Fields.Switch name="isNew">{t('members.segmentAsNew')}</Fields.Switch>}
      <Text kind="quiet" figures>
        {count !== undefined && t('members.segmentNow', { count: showNumber(count) })}
      </Text>
    </SheetForm>
  )
}
