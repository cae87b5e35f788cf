import { push } from '@comanda/contract/push'
import { useEffect, useRef, useState } from 'react'
import { send } from './send.ts'

const AGAIN_MS = 3000

/** Calls `onChange` at every change of a store's board. Returns whether the stream is connected. */
export const useLiveBoard = (shopId: number, onChange: () => void): boolean => useLive(`shop:${shopId}`, onChange)

/** Calls `onChange` at every change of the topic. Returns whether the stream is connected; polling continues either way. */
export function useLive(topic: string, onChange: () => void): boolean {
  const [up, setUp] = useState(false)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    let source: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let gone = false
    const again = () => {
      source?.close()
      clearTimeout(timer)
      setUp(false)
      if (!gone) timer = setTimeout(() => void open(), AGAIN_MS)
    }
    const open = async () => {
      try {
        const { ticket } = await send(push.ticket, { topics: [topic] })
        if (gone) return
        source?.close()
        source = new EventSource(`/api/push/stream?ticket=${encodeURIComponent(ticket)}`)
        source.addEventListener('open', () => {
          setUp(true)
          latest.current()
        })
        source.addEventListener('change', () => latest.current())
        // A ticket opens one stream: a line that broke needs a new one.
        source.addEventListener('error', again)
      } catch {
        again()
      }
    }
    // A stream whose network is gone may say nothing for minutes.
    addEventListener('offline', again)
    void open()
    return () => {
      gone = true
      removeEventListener('offline', again)
      clearTimeout(timer)
      source?.close()
      setUp(false)
    }
  }, [topic])
  return up
}
