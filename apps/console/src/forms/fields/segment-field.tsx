import { segmentCalls } from '@comanda/contract/member'
import { t } from '@comanda/web/i18n'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Select } from '@comanda/web/ui/controls/text-input.tsx'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../platform/send.ts'
import { brandKey } from '../brand-settings.ts'
import { useFieldState } from '../state/field-state.ts'

/** The members something is for: everybody, or a saved segment. A removed segment stays chosen and reaches no member. CARD-19 */
export function SegmentField({ shopId, name, none }: { shopId: number; name: string; none: string }) {
  const { value, error, change } = useFieldState<string | undefined>(name)
  const { data } = useQuery({
    queryKey: brandKey(shopId, 'segmentChoice'),
    queryFn: () => send(segmentCalls.segments, { shopId }),
    retry: false,
  })
  const segments = data?.segments.map(({ segment }) => segment) ?? []
  const isMissing = value !== undefined && !segments.some(({ segmentId }) => segmentId === value)
  return (
    <Field label={t('offers.audience')} hint={value === undefined ? undefined : t('offers.audienceHint')} error={error}>
      <Select value={value ?? ''} onChange={event => change(event.target.value || undefined)}>
        <option value="">{none}</option>
        {isMissing && <option value={value}>{data ? t('offers.segmentRemoved') : '…'}</option>}
        {segments.map(({ segmentId, name: text }) => (
          <option key={segmentId} value={segmentId}>
            {t('decor.audienceSegment', { name: text })}
          </option>
        ))}
      </Select>
    </Field>
  )
}
