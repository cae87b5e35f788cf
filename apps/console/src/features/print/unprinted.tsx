import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/button.tsx'
import { PrinterX } from 'lucide-react'
import styles from './unprinted.module.css'

/** That papers did not come out: the kitchen may be waiting for them. */
export function Unprinted({ count, onLook }: { count: number; onLook: () => void }) {
  if (count === 0) return null
  return (
    <p className={styles.unprinted} role="alert">
      <PrinterX aria-hidden="true" size={20} /> {t('print.unprinted', { count })}
      <Button size="small" kind="secondary" onClick={onLook}>
        {t('print.lookAt')}
      </Button>
    </p>
  )
}
