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

let made = 0

/** One toast at a time a message: the same one again starts anew instead of piling up. */
function useToasts(): Toast[] {
  const [toasts, setToasts] = useState<Toast[]>([])
  useEffect(
    () =>
      onNotice(({ shows, message, tone }) => {
        if (shows !== 'toast' || !message) return
        const toast = { id: ++made, message, tone }
        setToasts(now => [...now.filter(other => other.message !== message), toast].slice(-3))
        setTimeout(() => setToasts(now => now.filter(other => other.id !== toast.id)), SHOWN)
      }),
    [],
  )
  return toasts
}

/**
 * Where toasts appear. While a modal dialog is open all else is inert and unheard, so the host moves into the topmost
 * one; its live regions are there before any words are. API-6
 */
export function Toasts() {
  const toasts = useToasts()
  const [host] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    host.className = styles.host ?? ''
    const place = () => {
      const ground = topModal() ?? document.body
      if (host.parentElement !== ground) ground.append(host)
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
