import { segmentCalls as calls } from '@comanda/contract/member'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Select } from '@comanda/web/ui/controls/text-input.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { BadgePercent, Megaphone, Save } from 'lucide-react'
import { useState } from 'react'
import { useStoredState } from '../../../../forms/state/stored-state.ts'
import { useMay } from '../../../../platform/may.ts'
import { goTo } from '../../../../platform/place.ts'
import { RemoveDialog } from '../../../../ui/remove-dialog.tsx'
import type { FilterProps } from '../filter-panel.tsx'
import { conditionCount, emptyFilter, filterOf, typedOf } from '../typed-filter.ts'
import { GiveToSegment } from './give-to-segment.tsx'
import { type SavedSegment, segmentsKey, useSegments } from './queries.ts'
import { SegmentSheet } from './segment-sheet.tsx'

interface SegmentBarProps extends FilterProps {
  shopId: number
}

interface ActionsProps {
  shopId: number
  saved: SavedSegment
  onRemoved: () => void
}

/** What can be done with the members of a segment: a coupon, a campaign, and prices of their own. CARD-19 */
function SegmentActions({ shopId, saved: { segment }, onRemoved }: ActionsProps) {
  const client = useQueryClient()
  const { segmentId, name } = segment
  const to = (view: string) => () => goTo(view, 'new', segmentId)
  const gives = useMay('editCampaigns', 'adjustBalances')
  const editsCampaigns = useMay('editCampaigns')
  const editsOffers = useMay('editOffers')
  return (
    <>
      {gives && <GiveToSegment shopId={shopId} segmentId={segmentId} name={name} />}
      {editsCampaigns && (
        <Button kind="secondary" icon={<Megaphone aria-hidden="true" size={18} />} onClick={to('campaigns')}>
          {t('campaigns.new')}
        </Button>
      )}
      {editsOffers && (
        <Button kind="secondary" icon={<BadgePercent aria-hidden="true" size={18} />} onClick={to('promotions')}>
          {t('members.segmentPrices')}
        </Button>
      )}
      <RemoveDialog
        call={calls.removeSegment}
        request={{ shopId, segmentId }}
        label={t('members.segmentRemove')}
        title={t('members.segmentRemoveTitle', { name })}
        hint={t('members.segmentRemoveHint')}
        onRemoved={() => {
          onRemoved()
          void client.invalidateQueries({ queryKey: segmentsKey(shopId) })
        }}
      />
    </>
  )
}

/** Saved segments: choosing one sets the filter; the filter is saved as one. CARD-15 */
export function SegmentBar({ shopId, facts, typed, onTyped }: SegmentBarProps) {
  const mayEdit = useMay('manageMembers', 'editCampaigns')
  const segments = useSegments(shopId).data?.segments ?? []
  const [chosen, choose] = useStoredState(`members/${shopId}/segment`, '')
  const [editing, setEditing] = useState(false)
  const saved = segments.find(({ segment }) => segment.segmentId === chosen)
  const { text: _, ...filter } = filterOf(typed, facts.currencies)
  const put = (segmentId: string) => {
    choose(segmentId)
    const next = segments.find(({ segment }) => segment.segmentId === segmentId)
    onTyped(next ? typedOf(next.segment.filter, facts.currencies) : emptyFilter)
  }
  return (
    <Row wrap gap={8} align="end">
      {segments.length > 0 && (
        <Field label={t('members.segment')}>
          <Select value={saved ? chosen : ''} onChange={event => put(event.target.value)}>
            <option value="">{t('members.segmentNone')}</option>
            {segments.map(({ segment: { segmentId, name } }) => (
              <option key={segmentId} value={segmentId}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {mayEdit && conditionCount(typed) > 0 && (
        <Button kind="secondary" icon={<Save aria-hidden="true" size={18} />} onClick={() => setEditing(true)}>
          {saved ? t('members.segmentEdit') : t('members.segmentSave')}
        </Button>
      )}
      {mayEdit && saved && <SegmentActions shopId={shopId} saved={saved} onRemoved={() => put('')} />}
      {editing && (
        <SegmentSheet
          shopId={shopId}
          filter={filter}
          {...(saved && { saved })}
          onSaved={choose}
          onClose={() => setEditing(false)}
        />
      )}
    </Row>
  )
}
