import { useDecoratedPage } from '../../../features/decoration/index.ts'
import { Decoration } from '../../../page-components/decoration.tsx'

/** What the brand shows at the end of an order's page; nothing for a brand that has not decorated it. DECO-1 */
export function StatusDecoration() {
  const { data } = useDecoratedPage('status')
  return data ? <Decoration pageType="status" components={data.components} /> : null
}
