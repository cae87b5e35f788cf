import { type PointerEvent, useRef } from 'react'

/** Releasing closes the sheet beyond this distance (px) or above this speed (px per ms). */
const FAR = 96
const FAST = 0.6

interface Drag {
  from: number
  at: number
  time: number
  speed: number
}

/** Pointer handlers for the head of a sheet: the sheet follows the finger down and closes or springs back on release. */
export function useDragToClose(sheet: () => HTMLElement | null, close: () => void) {
  const drag = useRef<Drag | undefined>(undefined)
  const move = (by: number, smooth: boolean) => {
    const element = sheet()
    if (!element) return
    element.style.transition = smooth ? '' : 'none'
    element.style.translate = by > 0 ? `0 ${by}px` : ''
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const onControl = event.target instanceof Element && event.target.closest('button, a, input')
      if (event.button !== 0 || onControl || matchMedia('(min-width: 1024px)').matches) return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { from: event.clientY, at: event.clientY, time: event.timeStamp, speed: 0 }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = drag.current
      if (!now) return
      const passed = Math.max(event.timeStamp - now.time, 1)
      drag.current = {
        from: now.from,
        at: event.clientY,
        time: event.timeStamp,
        speed: (event.clientY - now.at) / passed,
      }
      move(event.clientY - now.from, false)
    },
    onPointerUp: () => {
      const last = drag.current
      drag.current = undefined
      if (!last) return
      if (last.at - last.from > FAR || last.speed > FAST) close()
      else move(0, true)
    },
    onPointerCancel: () => {
      drag.current = undefined
      move(0, true)
    },
  }
}
