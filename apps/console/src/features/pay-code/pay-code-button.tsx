import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/button.tsx'
import { ScanLine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

const PayCodeSheet = lazy(() => import('./pay-code-sheet.tsx').then(m => ({ default: m.PayCodeSheet })))

interface PayCodeProps {
  shopId: number
  orderId: string
  number: string
}

/** Takes the payment of an order by the code a member's card shows. */
export function PayCodeButton(props: PayCodeProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        kind="plain"
        icon={<ScanLine aria-hidden="true" size={18} />}
        aria-label={`${t('payCode.open')} ${props.number}`}
        onClick={() => setOpen(true)}
      >
        {t('payCode.open')}
      </Button>
      {open && (
        <Suspense>
          <PayCodeSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
