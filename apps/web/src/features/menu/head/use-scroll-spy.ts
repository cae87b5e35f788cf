import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Time in ms after which a jump counts as finished, in browsers without `scrollend`. */
const SETTLED_AFTER = 700

const onceScrolled = (done: () => void): void => {
  if ('onscrollend' in globalThis) addEventListener('scrollend', done, { once: true })
  setTimeout(done, SETTLED_AFTER)
}

const sectionOf = (id: string) => document.querySelector<HTMLElement>(`[data-section="${CSS.escape(id)}"]`)

/** The first section, if all sections are still below the bar: a jump to the top of the page passes none. */
function firstBelow(key: string): string | undefined {
  const [first = ''] = key.split(' ')
  const top = sectionOf(first)?.getBoundingClientRect().top ?? 0
  return top > 0 ? first : undefined
}

interface ScrollSpy {
  /** Id of the section in view. */
  active: string | undefined
  /** Scrolls to a section, which is active at once. */
  goTo: (id: string) => void
}

/**
 * Tracks the section below the sticky bar, and scrolls to one. Sections outside the viewport have estimated heights, so
 * that a long jump is corrected when it has finished.
 */
export function useScrollSpy(ids: readonly string[], bar: RefObject<HTMLElement | null>): ScrollSpy {
  const [active, setActive] = useState(ids[0])
  const jumping = useRef<string>(undefined)
  const key = ids.join(' ')

  useEffect(() => {
    setActive(now => (now !== undefined && key.split(' ').includes(now) ? now : key.split(' ')[0]))
    const height = Math.ceil(bar.current?.getBoundingClientRect().height ?? 0)
    const inSight = new Set<string>()
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute('data-section') ?? ''
          if (isIntersecting) inSight.add(id)
          else inSight.delete(id)
        }
        const first = key.split(' ').find(id => inSight.has(id)) ?? firstBelow(key)
        if (first !== undefined && jumping.current === undefined) setActive(first)
      },
      { rootMargin: `-${height + 8}px 0px -62% 0px` },
    )
    for (const section of document.querySelectorAll('[data-section]')) observer.observe(section)
    return () => observer.disconnect()
  }, [key, bar])

  const goTo = useCallback(
    (id: string) => {
      const section = sectionOf(id)
      if (!section) return
      jumping.current = id
      setActive(id)
      const top = () =>
        section.getBoundingClientRect().top + scrollY - (bar.current?.getBoundingClientRect().height ?? 0)
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
      scrollTo({ top: top(), behavior: calm ? 'instant' : 'smooth' })
      section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
      onceScrolled(() => {
        if (jumping.current !== id) return
        jumping.current = undefined
        if (Math.abs(top() - scrollY) > 4) scrollTo({ top: top(), behavior: 'instant' })
      })
    },
    [bar],
  )
  return { active, goTo }
}
