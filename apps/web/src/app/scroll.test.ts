import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restoreScroll, watchScroll } from './scroll.ts'

const heard = new Map<string, () => void>()

const at = (key: string) => vi.stubGlobal('history', { state: { key } })

/** The guest scrolls. */
function scrolled(to: number): void {
  vi.stubGlobal('scrollY', to)
  heard.get('scroll')?.()
}

beforeEach(() => {
  vi.useFakeTimers()
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.stubGlobal('addEventListener', (kind: string, told: () => void) => void heard.set(kind, told))
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => void vi.stubGlobal('scrollY', top))
  at('first')
  watchScroll()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a page that is opened right after scrolling begins at its top, however long it takes to be drawn', () => {
  scrolled(120)
  vi.advanceTimersByTime(100)
  at('next')
  vi.advanceTimersByTime(400)
  scrolled(90)
  vi.advanceTimersByTime(400)
  restoreScroll()
  expect(scrollY).toBe(0)
})

test('one goes back to where a page was left', () => {
  scrolled(120)
  vi.advanceTimersByTime(200)
  at('next')
  restoreScroll()
  at('first')
  restoreScroll()
  expect(scrollY).toBe(120)
})
