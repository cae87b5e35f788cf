import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { RefundOf } from './api.ts'
import { RefundSheet } from './refund-sheet.tsx'

/** Opens what was paid for an order or a recharge, to give some of it back. */
export function RefundButton({ number, ...of }: RefundOf & { number: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        kind="plain"
        icon={<RotateCcw aria-hidden="true" size={18} />}
        aria-label={`${t('refund.open')} ${number}`}
        onClick={() => setOpen(true)}
      >
        {t('refund.open')}
      </Button>
      {open && <RefundSheet of={of} number={number} onClose={() => setOpen(false)} />}
    </>
  )
}
