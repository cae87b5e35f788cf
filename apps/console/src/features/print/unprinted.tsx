import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { PrinterX } from 'lucide-react'
import { Banner } from '../../ui/notices.tsx'

/** That papers did not come out: the kitchen may be waiting for them. */
export function Unprinted({ count, onLook }: { count: number; onLook: () => void }) {
  if (count === 0) return null
  return (
    <Banner tone="bad">
      <PrinterX aria-hidden="true" size={20} /> {t('print.unprinted', { count })}
      <Button size="small" kind="secondary" onClick={onLook}>
        {t('print.lookAt')}
      </Button>
    </Banner>
  )
}
