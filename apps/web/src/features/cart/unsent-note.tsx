import { CloudOff } from 'lucide-react'
import { t } from '../../platform/i18n/index.ts'
import { Row } from '../../ui/layout/layout.tsx'
import styles from './unsent-note.module.css'

interface UnsentNoteProps {
  unsent: boolean
  /** Positions the note over the content above the bar, without moving the layout. */
  afloat?: boolean
}

/** Shows that changes wait for the connection; disappears once they are saved. CART-8 */
export const UnsentNote = ({ unsent, afloat }: UnsentNoteProps) => (
  <div role="status" className={afloat ? styles.afloat : styles.place}>
    {unsent && (
      <Row as="p" gap={10} className={styles.note}>
        <CloudOff aria-hidden="true" />
        {t('cart.unsent')}
      </Row>
    )}
  </div>
)
