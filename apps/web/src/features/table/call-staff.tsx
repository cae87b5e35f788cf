import { table as calls } from '@comanda/contract/table'
import { ConciergeBell, Droplets, HandCoins } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { toast } from '../../platform/notices.ts'
import { isRefused, type CallInput, send } from '../../platform/send/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ListRow, List } from '../../ui/layout/card.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'

type CallKind = CallInput<typeof calls.callStaff>['wish']

const kinds: { wish: CallKind; icon: ReactNode }[] = [
  { wish: 'help', icon: <ConciergeBell /> },
  { wish: 'water', icon: <Droplets /> },
  { wish: 'bill', icon: <HandCoins /> },
]

/** Calls the staff to the table with a reason. ORDER-9 */
export function CallStaff({ shopId, tableId }: { shopId: number; tableId: string }) {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const call = async (kind: CallKind) => {
    setOpen(false)
    setBusy(true)
    try {
      await send(calls.callStaff, { shopId, tableId, wish: kind }, { shows: 'silent' })
      toast(t('table.called'))
    } catch (error) {
      if (!isRefused(error)) throw error
      toast(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        wide
        kind="secondary"
        busy={busy}
        aria-haspopup="dialog"
        icon={<ConciergeBell aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('table.call')}
      </Button>
      {open && (
        <Sheet title={t('table.callTitle')} onClose={() => setOpen(false)}>
          <List>
            {kinds.map(({ wish: kind, icon }) => (
              <ListRow key={kind} icon={icon} title={t(`table.call.${kind}`)} onPress={() => void call(kind)} />
            ))}
          </List>
        </Sheet>
      )}
    </>
  )
}
