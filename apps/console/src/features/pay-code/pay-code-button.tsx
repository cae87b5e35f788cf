import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/button.tsx'
import { Sheet } from '@comanda/web/ui/sheet.tsx'
import { ScanLine } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { PaidByCode } from './take-payment.tsx'
import { lazily } from '@comanda/web/ui/lazily.ts'
import { PartMissing, useLongWait } from '../../ui/part-waits.tsx'

const PayCodeSheet = lazily(async () => (await import('./pay-code-sheet.tsx')).PayCodeSheet)

/** The sheet comes with its first words; where it does not come that is said. */
const SheetWaits = ({ onClose }: { onClose: () => void }) =>
  useLongWait() && (
    <Sheet title={t('payCode.open')} onClose={onClose}>
      <PartMissing />
    </Sheet>
  )

interface PayCodeProps {
  of: PaidByCode
  /** What people call it: the order's number, the table's name. */
  number: string
  /** As wide as the place it stands in, instead of small. */
  wide?: boolean
}

/** Takes the payment of an order or a bill by the code a member's card shows. */
export function PayCodeButton({ of, number, wide }: PayCodeProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        {...(wide ? { wide, kind: 'secondary' } : { size: 'small', kind: 'plain' })}
        icon={<ScanLine aria-hidden="true" size={18} />}
        aria-label={`${t('payCode.open')} ${number}`}
        onClick={() => setOpen(true)}
      >
        {t('payCode.open')}
      </Button>
      {open && (
        <Suspense fallback={<SheetWaits onClose={() => setOpen(false)} />}>
          <PayCodeSheet of={of} number={number} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
