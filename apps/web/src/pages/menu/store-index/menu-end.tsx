import { useEffect, useRef, useState } from 'react'
import { currentLocale, loadTexts } from '../../../platform/i18n/index.ts'
import { startup } from '../../../platform/startup.ts'
import { deferred } from '../../../ui/loading/deferred.ts'
import styles from './menu-end.module.css'

const Components = deferred<{ place: 'above' | 'below' }>(async () => {
  const [{ MenuDecoration }] = await Promise.all([
    import('../parts/menu-decoration.tsx'),
    loadTexts(currentLocale(), 'rest'),
  ])
  return MenuDecoration
})

const isPreview = /[?&]preview=pages/.test(location.search)

/** Distance from the screen at which the end of the menu is loaded. */
const AHEAD = '600px'

/**
 * The brand's components below the dishes. They are loaded when the guest comes near the end, so that the menu does not wait and
 * nothing above them moves; in the console's frame at once. DECO-1
 */
export function MenuEnd() {
  const end = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(isPreview)
  useEffect(() => {
    if (near || !end.current) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: AHEAD,
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [near])
  return (
    <div ref={end} className={styles.end}>
      {near && <Components place="below" />}
    </div>
  )
}

/** The brand's component above the dishes. Its height is reserved by the first page; brands without one load nothing. DECO-1 */
export const MenuTop = () => (isPreview || startup()?.style.menuStrip) && <Components place="above" />
