import { partsOfMenu } from '@comanda/domain/decoration'
import { useEffect } from 'react'
import { isPagePreview, useDecoratedPage } from '../../../features/decoration/index.ts'
import { Decoration } from '../../../page-components/decoration.tsx'
import styles from './menu-decoration.module.css'

const NONE: never[] = []

/**
 * The components of the menu page above or below its dishes. In the console's frame its head has the look that is edited. DECO-1
 */
export function MenuDecoration({ place }: { place: 'above' | 'below' }) {
  const { data, isPending } = useDecoratedPage('storeIndex')
  const components = data?.components ?? NONE
  const head = components.find(component => component.kind === 'storeHead')
  const look = head?.look
  const parts = partsOfMenu(components)
  const menuStrip = parts.above.length > 0
  useEffect(() => {
    if (isPagePreview)
      void import('../../../platform/theme-preview.ts').then(it =>
        it.showTheme({ menuStrip, ...(look && { storeHead: look }) }),
      )
  }, [look, menuStrip])
  if (place === 'below') return <Decoration pageType="storeIndex" components={parts.below} />
  // Until it is known that there is nothing to show, the row keeps its height.
  if (isPending) return null
  return (
    <div className={styles.above}>
      <Decoration pageType="storeIndex" components={parts.above} height={44} />
    </div>
  )
}
