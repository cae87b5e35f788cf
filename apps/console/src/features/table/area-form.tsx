import type { ResponseOf } from '@comanda/contract/core'
import { table as calls } from '@comanda/contract/table'
import { t } from '@comanda/web/i18n'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { SheetForm } from '../../forms/sheet-form.tsx'
import { useDraftForm } from '../../forms/state/use-draft-form.ts'
import { ModeFields, type Modes } from './mode-fields.tsx'

type Setup = ResponseOf<typeof calls.tableSetup>

/** The tables of one area. */
export interface Area {
  name: string
  tables: Setup['tables']
}

/** The modes of an area: those of its first table, without buffets that the menu no longer has. */
const modesOf = ({ tables }: Area, stalls: Setup['stalls']): Modes | undefined => {
  const [first] = tables
  if (!first) return undefined
  const { operationMode, payMode, playerMode, dinnerServiceType, posOrderNeedPay, buffetStallIds } = first
  const known = buffetStallIds.filter(id => stalls.some(stall => stall.buffetStallId === id))
  return { operationMode, payMode, playerMode, dinnerServiceType, posOrderNeedPay, buffetStallIds: known }
}

interface AreaFormProps {
  shopId: number
  area: Area
  stalls: Setup['stalls']
  onClose: () => void
}

/** How guests order at all tables of an area. ORDER-2 */
export function AreaForm({ shopId, area, stalls, onClose }: AreaFormProps) {
  const client = useQueryClient()
  const form = useDraftForm({
    draft: `settings/${shopId}/areas/${area.name}`,
    saved: { modes: modesOf(area, stalls) as Modes },
    valuesOf: saved => ({ modes: saved.modes }),
    call: calls.saveAreaModes,
    requestOf: values => ({ shopId, tables: area.tables.map(({ tableId, mark }) => ({ tableId, mark })), ...values }),
    onSaved() {
      void client.invalidateQueries({ queryKey: ['settings', shopId] })
      void client.invalidateQueries({ queryKey: ['floor', shopId] })
      onClose()
    },
  })
  return (
    <SheetForm form={form} title={area.name} onClose={onClose}>
      <Text kind="quiet">{t('settings.tables.areaHint', { count: area.tables.length })}</Text>
      <ModeFields name="modes" stalls={stalls} />
    </SheetForm>
  )
}
