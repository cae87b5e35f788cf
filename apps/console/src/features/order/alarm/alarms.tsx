import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { BellOff, BellRing, WifiOff } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { isSilent, useNow } from '../../../platform/now.ts'
import { tryOutSound, useSoundOn, ring } from '../../../platform/sound.ts'
import styles from './alarms.module.css'

interface AlarmsProps {
  /** Orders that wait for an answer. */
  waiting: number
  /** They are in sight. */
  onBoard: boolean
  /** The view serves guests: elsewhere only a lost connection is shown. */
  shown: boolean
  /** The time of the last answer of the board (server time, epoch ms); 0 before the first. */
  updatedAt: number
  onLook: () => void
  /** Other alarms for the store. */
  children?: ReactNode
}

function Lost({ updatedAt }: { updatedAt: number }) {
  const now = useNow()
  if (!isSilent(updatedAt, now)) return null
  return (
    <p className={styles.bad} role="alert">
      <WifiOff aria-hidden="true" size={20} /> {t('console.lost')}
    </p>
  )
}

/** One bar of conditions that could hide a new order, above the views that serve guests, until they are resolved. */
export function Alarms({ waiting, onBoard, shown, updatedAt, onLook, children }: AlarmsProps) {
  const sound = useSoundOn()
  return (
    <div className={styles.alarms} role="group" aria-label={t('console.attention')}>
      <p className="visuallyHidden" role="status">
        {t('console.newOrders', { count: waiting })}
      </p>
      <Lost updatedAt={updatedAt} />
      {shown && waiting > 0 && !onBoard && (
        <p className={styles.call}>
          <BellRing aria-hidden="true" size={20} />
          <strong>{t('console.newOrders', { count: waiting })}</strong>
          <Button size="small" onClick={onLook}>
            {t('console.look')}
          </Button>
        </p>
      )}
      {shown && !sound && (
        <p className={waiting > 0 ? styles.bad : styles.warn}>
          <BellOff aria-hidden="true" size={20} />
          {t('console.silent')}
          <Button size="small" kind="secondary" onClick={() => void tryOutSound()}>
            {t('console.soundOff')}
          </Button>
        </p>
      )}
      {shown && children}
    </div>
  )
}

const RING_AGAIN_MS = 6000

/** Shows a browser notification while another window is in front. */
function notifyOutside(waiting: number): void {
  if (!document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted') return
  try {
    new Notification(t('console.newOrders', { count: waiting }), { tag: 'orders' }).addEventListener('click', () =>
      focus(),
    )
  } catch {
    // Phones show notices of service workers alone.
  }
}

/** Rings while an order waits for an answer, in every view, and shows the number of such orders in the tab. */
export function useBell(waiting: number): void {
  const before = useRef(0)
  useEffect(() => {
    document.title = waiting > 0 ? `(${waiting}) ${t('console.title')}` : t('console.title')
    if (waiting > before.current) notifyOutside(waiting)
    before.current = waiting
    if (waiting === 0) return
    ring()
    const timer = setInterval(ring, RING_AGAIN_MS)
    return () => clearInterval(timer)
  }, [waiting])
}
