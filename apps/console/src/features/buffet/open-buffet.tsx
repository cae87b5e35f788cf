import { buffet as calls } from '@comanda/contract/buffet'
import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Stepper } from '@comanda/web/ui/controls/stepper.tsx'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useState } from 'react'
import type { Table } from '../table/queries.ts'
import { useBillStep } from '../bill/queries.ts'
import styles from '../order/take/order.module.css'
import { ActionSheet } from '../../ui/action-sheet.tsx'

/** Staff open the buffet of a table for so many, or say how many eat now. CART-13 */
export function OpenBuffet({ shopId, table }: { shopId: number; table: Table }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button wide kind="secondary" onClick={() => setOpen(true)}>
        {t('floor.buffet.open')}
      </Button>
      {open && <Eaters shopId={shopId} table={table} onClose={() => setOpen(false)} />}
    </>
  )
}

function Eaters({ shopId, table, onClose }: { shopId: number; table: Table; onClose: () => void }) {
  const { tableId, tableName, seats } = table
  const [adults, setAdults] = useState(Math.min(2, seats))
  const [children, setChildren] = useState(0)
  const step = useBillStep(shopId, () => {
    toast(t('floor.buffet.opened', { count: adults + children }))
    onClose()
  })
  const full = adults + children >= seats
  const rows = [
    { name: t('floor.buffet.adults'), count: adults, set: setAdults },
    { name: t('floor.buffet.children'), count: children, set: setChildren },
  ]
  return (
    <ActionSheet
      title={t('floor.buffet.title', { name: tableName })}
      onClose={onClose}
      action={t('floor.buffet.go', { count: adults + children })}
      ready={adults + children > 0}
      busy={step.isPending}
      onAction={() => step.mutate({ call: calls.openForTable, input: { shopId, tableId, adults, children } })}
    >
      <Stack gap={16}>
        <Text kind="muted">{t('floor.buffet.hint', { count: seats })}</Text>
        {rows.map(({ name, count, set }) => (
          <div key={name} className={styles.option}>
            <span>{name}</span>
            <Stepper
              name={name}
              value={count}
              max={full ? count : undefined}
              onAdd={() => set(count + 1)}
              onTake={() => set(count - 1)}
            />
          </div>
        ))}
      </Stack>
    </ActionSheet>
  )
}
