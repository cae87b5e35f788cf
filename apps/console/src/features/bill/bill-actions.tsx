import { bill as calls } from '@comanda/contract/bill'
import { type Money, money } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { Grid } from '@comanda/web/ui/layout/layout.tsx'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Choice, ChoiceGroup } from '@comanda/web/ui/controls/choice.tsx'
import { Sheet } from '@comanda/web/ui/overlays/sheet.tsx'
import { useState } from 'react'
import type { Floor, Table } from '../table/queries.ts'
import { type Bill, useBillStep } from './queries.ts'
import styles from './bill.module.css'
import { stateOf } from '../table/table-state.ts'

interface PlaceProps {
  shopId: number
  table: Table
}

/** Staff begin the table's order, which the guests' rounds join. ORDER-3 */
export function StartOrder({ shopId, table }: PlaceProps) {
  const step = useBillStep(shopId)
  return (
    <Button
      wide
      size="large"
      busy={step.isPending}
      onClick={() => step.mutate({ call: calls.startTableOrder, input: { shopId, tableId: table.tableId } })}
    >
      {t('floor.bill.start')}
    </Button>
  )
}

/** The rest of a bill, and the parts that guests are paying by phone now. */
export const owedOn = ({ restAmount, openAmount }: Bill): Money => money(restAmount + openAmount)

const paysLater = ({ payMode, dinnerServiceType }: Table): boolean => payMode !== 0 || dinnerServiceType === 1

interface RearrangeProps extends PlaceProps {
  floor: Floor
  /** The party is at this table now. */
  onMoved: (tableId: string) => void
}

const kinds = {
  move: {
    title: 'floor.bill.moveTitle',
    hint: 'floor.bill.moveHint',
    none: 'floor.bill.noFree',
    action: 'floor.bill.moveHere',
  },
  merge: {
    title: 'floor.bill.mergeTitle',
    hint: 'floor.bill.mergeHint',
    none: 'floor.bill.noOther',
    action: 'floor.bill.merge',
  },
} as const
type Kind = keyof typeof kinds

/** A free table to move to, or a taken one to pay with. */
function OtherTable({
  kind,
  shopId,
  table,
  floor,
  onMoved,
  onClose,
}: RearrangeProps & { kind: Kind; onClose: () => void }) {
  const [chosen, setChosen] = useState<string>()
  const step = useBillStep(shopId, () => {
    onClose()
    if (kind === 'move' && chosen !== undefined) onMoved(chosen)
  })
  const fits = floor.tables.filter(
    other => other.tableId !== table.tableId && paysLater(other) && (kind === 'move') === (stateOf(other) === 'free'),
  )
  const go = (other: string) => {
    const at = { shopId, tableId: table.tableId }
    if (kind === 'move') step.mutate({ call: calls.moveTable, input: { ...at, toTableId: other } })
    else step.mutate({ call: calls.mergeTables, input: { ...at, intoTableId: other } })
  }
  const { title, hint, none, action } = kinds[kind]
  return (
    <Sheet
      title={t(title, { name: table.tableName })}
      onClose={onClose}
      foot={
        fits.length > 0 && (
          <Button
            wide
            size="large"
            disabled={chosen === undefined}
            busy={step.isPending}
            onClick={() => chosen !== undefined && go(chosen)}
          >
            {t(action)}
          </Button>
        )
      }
    >
      <p className={styles.hint}>{t(fits.length > 0 ? hint : none)}</p>
      {fits.length > 0 && (
        <ChoiceGroup legend={t('console.tables')}>
          {fits.map(other => (
            <Choice
              key={other.tableId}
              value={other.tableId}
              checked={chosen === other.tableId}
              onChange={() => setChosen(other.tableId)}
              detail={`${t('console.booking.seats', { count: other.seats })} · ${other.serviceAreaName}`}
            >
              {t('console.table', { name: other.tableName })}
            </Choice>
          ))}
        </ChoiceGroup>
      )}
    </Sheet>
  )
}

/** Taking a party with its bill to another table, or putting two tables' bills together. */
export function Rearrange(place: RearrangeProps) {
  const [kind, setKind] = useState<Kind>()
  return (
    <Grid columns="1fr 1fr" gap={8}>
      <Button wide kind="secondary" onClick={() => setKind('move')}>
        {t('floor.bill.move')}
      </Button>
      <Button wide kind="secondary" onClick={() => setKind('merge')}>
        {t('floor.bill.merge')}
      </Button>
      {kind && <OtherTable kind={kind} {...place} onClose={() => setKind(undefined)} />}
    </Grid>
  )
}

/** Whether a table gathers its rounds on a bill. ORDER-2 */
export const hasBill = paysLater
