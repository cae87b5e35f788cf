import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restoreScroll, watchScroll } from './scroll.ts'

const listeners = new Map<string, () => void>()

const at = (key: string) => vi.stubGlobal('history', { state: { key } })

/** The guest scrolls. */
function scrolled(to: number): void {
  vi.stubGlobal('scrollY', to)
  listeners.get('scroll')?.()
}

beforeEach(() => {
  vi.useFakeTimers()
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  vi.stubGlobal('addEventListener', (kind: string, listener: () => void) => void listeners.set(kind, listener))
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => void vi.stubGlobal('scrollY', top))
  at('first')
  watchScroll()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('A page opened right after scrolling starts at its top, however late it renders', () => {
  scrolled(120)
  vi.advanceTimersByTime(100)
  at('next')
  vi.advanceTimersByTime(400)
  scrolled(90)
  vi.advanceTimersByTime(400)
  restoreScroll()
  expect(scrollY).toBe(0)
})

test('Going back restores the scroll position', () => {
  scrolled(120)
  vi.advanceTimersByTime(200)
  at('next')
  restoreScroll()
  at('first')
  restoreScroll()
  expect(scrollY).toBe(120)
})

test('A page opened by its address does not start at the scroll position of another one', () => {
  const open = (pathname: string) => {
    vi.stubGlobal('history', { state: null })
    vi.stubGlobal('location', { pathname })
  }
  open('/storeIndex')
  restoreScroll()
  scrolled(290)
  vi.advanceTimersByTime(200)
  open('/createOrder')
  restoreScroll()
  expect(scrollY).toBe(0)
  open('/storeIndex')
  restoreScroll()
  expect(scrollY).toBe(290)
})
