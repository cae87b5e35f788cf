import { useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { onNotice } from '../../platform/notices.ts'
import { onModalChange, topModal } from '../overlays/modal-stack.ts'
import { SlowConnection } from './slow-connection.tsx'
import styles from './toasts.module.css'

/** How long a toast shows, in ms. API-6 */
const SHOWN = 3000

interface Toast {
  id: number
  message: string
  tone: 'plain' | 'error'
}

let count = 0

/** Current toasts, one per message: a repeated message restarts its time instead of adding another toast. */
function useToasts(): Toast[] {
  const [toasts, setToasts] = useState<Toast[]>([])
  useEffect(
    () =>
      onNotice(({ shows, message, tone }) => {
        if (shows !== 'toast' || !message) return
        // The inline script of the first page showed it until this part had loaded.
        document.querySelector('.fp-now')?.remove()
        const toast = { id: ++count, message, tone }
        setToasts(now => [...now.filter(other => other.message !== message), toast].slice(-3))
        setTimeout(() => setToasts(now => now.filter(other => other.id !== toast.id)), SHOWN)
      }),
    [],
  )
  return toasts
}

/**
 * Container of the toasts. A modal dialog makes everything outside it inert and silent, so the container moves into the topmost
 * dialog. Its live regions exist before any message, so that screen readers announce the first one. API-6
 */
export function Toasts() {
  const toasts = useToasts()
  const [host] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    host.className = styles.host ?? ''
    const place = () => {
      const container = topModal() ?? document.body
      if (host.parentElement !== container) container.append(host)
    }
    place()
    const stop = onModalChange(place)
    return () => {
      stop()
      host.remove()
    }
  }, [host])
  const of = (tone: Toast['tone']) =>
    toasts
      .filter(toast => toast.tone === tone)
      .map(toast => (
        <p key={toast.id} className={styles.toast}>
          {toast.message}
        </p>
      ))
  return createPortal(
    <>
      <SlowConnection />
      <div className={styles.region} role="status">
        {of('plain')}
      </div>
      <div className={styles.region} role="alert">
        {of('error')}
      </div>
    </>,
    host,
  )
}
