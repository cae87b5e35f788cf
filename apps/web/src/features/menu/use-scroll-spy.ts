import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** How long a jump is given to settle where the browser does not say when it has. */
const SETTLED_AFTER = 700

const onceScrolled = (done: () => void): void => {
  if ('onscrollend' in globalThis) addEventListener('scrollend', done, { once: true })
  setTimeout(done, SETTLED_AFTER)
}

const sectionOf = (id: string) => document.querySelector<HTMLElement>(`[data-section="${CSS.escape(id)}"]`)

/** The first section where all of them are still below what is looked at: who jumps to the page's top passes none. */
function firstBelow(key: string): string | undefined {
  const [first = ''] = key.split(' ')
  const top = sectionOf(first)?.getBoundingClientRect().top ?? 0
  return top > 0 ? first : undefined
}

interface ScrollSpy {
  /** The section in sight. */
  active: string | undefined
  /** Scrolls to a section; the bar stands on it at once. */
  goTo: (id: string) => void
}

/**
 * Which section is in sight under the sticky bar, both ways. Sections out of sight have estimated heights, so a long jump is set right
 * once it has settled.
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
