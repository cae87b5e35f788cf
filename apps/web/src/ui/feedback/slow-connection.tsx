import { WifiOff } from 'lucide-react'
import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import { t } from '../../platform/i18n/texts.ts'
import { isConnectionSlow, onSlowConnection, retryAll } from '../../platform/send/slow-connection.ts'
import styles from './slow-connection.module.css'

/** Returns focus to the previous element when the note disappears while its button is focused. */
function useFocusBack() {
  const before = useRef<HTMLElement | null>(null)
  useEffect(() => () => before.current?.focus(), [])
  return {
    onFocus: ({ relatedTarget }: FocusEvent) => {
      before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
    },
    onBlur: () => {
      before.current = null
    },
  }
}

function Note() {
  const focus = useFocusBack()
  return (
    <div className={styles.note}>
      <WifiOff aria-hidden="true" />
      <p>{t('ui.slow')}</p>
      <button type="button" className={styles.again} onClick={retryAll} {...focus}>
        {t('ui.retry')}
      </button>
    </div>
  )
}

/** Informs the guest that a response takes long, before its five attempts are over, and offers to retry at once. API-3 */
export const SlowConnection = () => (
  <div className={styles.region} role="status">
    {useSyncExternalStore(onSlowConnection, isConnectionSlow) && <Note />}
  </div>
)
