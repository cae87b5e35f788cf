import { useEffect } from 'react'
import { isPagePreview, useDecoratedPage } from '../../../features/decoration/index.ts'
import { Decoration } from '../../../page-components/decoration.tsx'

/** The components of the menu page. In the console's frame its head has the look that is edited. DECO-1 */
export function MenuDecoration() {
  const { data } = useDecoratedPage('storeIndex')
  const head = data?.components.find(component => component.kind === 'storeHead')
  const look = head?.look
  useEffect(() => {
    if (isPagePreview)
      void import('../../../platform/theme-preview.ts').then(it => it.showTheme(look && { storeHead: look }))
  }, [look])
  const below = data?.components.filter(component => component !== head) ?? []
  return <Decoration pageType="storeIndex" components={below} />
}
