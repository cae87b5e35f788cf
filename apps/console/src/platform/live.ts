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
    let ended = false
    const reconnect = () => {
      source?.close()
      clearTimeout(timer)
      setUp(false)
      if (!ended) timer = setTimeout(() => void open(), AGAIN_MS)
    }
    const open = async () => {
      try {
        const { ticket } = await send(push.ticket, { topics: [topic] })
        if (ended) return
        source?.close()
        source = new EventSource(`/api/push/stream?ticket=${encodeURIComponent(ticket)}`)
        source.addEventListener('open', () => {
          setUp(true)
          latest.current()
        })
        source.addEventListener('change', () => latest.current())
        // A ticket opens one stream: a line that broke needs a new one.
        source.addEventListener('error', reconnect)
      } catch {
        reconnect()
      }
    }
    // A stream whose network is gone may say nothing for minutes.
    addEventListener('offline', reconnect)
    void open()
    return () => {
      ended = true
      removeEventListener('offline', reconnect)
      clearTimeout(timer)
      source?.close()
      setUp(false)
    }
  }, [topic])
  return up
}
