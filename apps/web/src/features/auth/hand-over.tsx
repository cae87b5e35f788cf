import { MonitorSmartphone } from 'lucide-react'
import { Suspense, useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { ListRow } from '../../ui/layout/card.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.ts'

const Sheet = lazyPart(async () => (await import('./hand-over-sheet.tsx')).HandOverSheet)

/** List row that opens the guest's account on another device. NAV-3 */
export function HandOver() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <ListRow
        icon={<MonitorSmartphone />}
        title={t('auth.handOver')}
        detail={t('auth.handOverHint')}
        onPress={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <Sheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
