import { afterEach, expect, it, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

const frames: (() => void)[] = []

function page() {
  vi.useFakeTimers()
  frames.length = 0
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  return target
}

const draw = () => {
  for (const frame of frames.splice(0)) frame()
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('Work after a tap runs once, after the frame that answers the tap', () => {
  page()
  const work = vi.fn<() => void>()
  const runNow = afterPaint(work)
  draw()
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledOnce()
  runNow()
  vi.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledOnce()
})

it.each(['pagehide', 'visibilitychange'])('Work after a tap runs at once at %s, ahead of other listeners', leaving => {
  const window = page()
  const order: string[] = []
  afterPaint(() => order.push('work'))
  window.addEventListener(leaving, () => order.push('listener'))
  window.dispatchEvent(new Event(leaving))
  draw()
  vi.advanceTimersByTime(1000)
  expect(order).toEqual(['work', 'listener'])
})

it('Work after a tap runs on request before the frame', () => {
  page()
  const work = vi.fn<() => void>()
  afterPaint(work)()
  expect(work).toHaveBeenCalledOnce()
})
