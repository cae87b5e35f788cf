import { CloudOff } from 'lucide-react'
import { t } from '../../../platform/i18n/index.ts'
import { Row } from '../../../ui/layout/layout.tsx'
import styles from './unsent-note.module.css'

interface UnsentNoteProps {
  unsent: boolean
  /** Without a connection nothing can be ordered. APP-3 */
  offline?: boolean | undefined
  /** Positions the note over the content above the bar, without moving the layout. */
  afloat?: boolean
}

/** Shows that changes wait for the connection; disappears once they are saved. CART-8 */
export const UnsentNote = ({ unsent, offline, afloat }: UnsentNoteProps) => (
  <div role="status" className={afloat ? styles.afloat : styles.place}>
    {(unsent || offline) && (
      <Row as="p" gap={10} className={styles.note}>
        <CloudOff aria-hidden="true" />
        {t(unsent ? 'cart.unsent' : 'offline.noOrder')}
      </Row>
    )}
  </div>
)
