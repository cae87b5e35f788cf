import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Sheet } from '@comanda/web/ui/overlays/sheet.tsx'
import { ScanLine } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { PaidByCode } from './take-payment.tsx'
import { lazyPart } from '@comanda/web/ui/loading/lazy-part.ts'
import type { MovedNoteProps } from '../../../ui/notices.tsx'
import { PartMissing, useLongWait } from '../../../ui/part-loading.tsx'

const PayCodeSheet = lazyPart(async () => (await import('./pay-code-sheet.tsx')).PayCodeSheet)

/** Shown while the code of the sheet loads, and if it does not load. */
const SheetWaits = ({ onClose }: { onClose: () => void }) =>
  useLongWait() && (
    <Sheet title={t('payCode.open')} onClose={onClose}>
      <PartMissing />
    </Sheet>
  )

interface PayCodeProps {
  of: PaidByCode
  /** The number of the order or the name of the table. */
  number: string
}

interface OpenProps extends PayCodeProps, MovedNoteProps {
  onClose: () => void
}

/** Takes the payment of an order or a bill by the code a member's card shows. */
export const PayCode = (props: OpenProps) => (
  <Suspense fallback={<SheetWaits onClose={props.onClose} />}>
    <PayCodeSheet {...props} />
  </Suspense>
)

interface ButtonProps extends PayCodeProps {
  /** As wide as its container, instead of small. */
  wide?: boolean
}

/** Opens that sheet. */
export function PayCodeButton({ of, number, wide }: ButtonProps) {
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
      {open && <PayCode of={of} number={number} onClose={() => setOpen(false)} />}
    </>
  )
}
