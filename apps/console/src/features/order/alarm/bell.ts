import { t } from '@comanda/web/i18n'
import { useEffect, useRef } from 'react'
import { ring } from '../../../platform/sound.ts'

const RING_AGAIN_MS = 6000

/** Told by the browser itself while another window is in front. */
function tellOutside(waiting: number): void {
  if (!document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted') return
  try {
    new Notification(t('console.newOrders', { count: waiting }), { tag: 'orders' }).addEventListener('click', () =>
      focus(),
    )
  } catch {
    // Phones show notices of service workers alone.
  }
}

/** Rings as long as an order waits for its answer, in whatever view, and puts their number into the tab. */
export function useBell(waiting: number): void {
  const before = useRef(0)
  useEffect(() => {
    document.title = waiting > 0 ? `(${waiting}) ${t('console.title')}` : t('console.title')
    if (waiting > before.current) tellOutside(waiting)
    before.current = waiting
    if (waiting === 0) return
    ring()
    const timer = setInterval(ring, RING_AGAIN_MS)
    return () => clearInterval(timer)
  }, [waiting])
}
