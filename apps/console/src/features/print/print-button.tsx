import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/button.tsx'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { PaperSheet } from './paper-sheet.tsx'

/** Opens an order on paper. */
export function PrintButton({ orderId, number }: { orderId: string; number: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        kind="plain"
        icon={<Printer aria-hidden="true" size={18} />}
        aria-label={`${t('print.print')} ${number}`}
        onClick={() => setOpen(true)}
      >
        {t('print.print')}
      </Button>
      {open && <PaperSheet orderId={orderId} number={number} onClose={() => setOpen(false)} />}
    </>
  )
}
