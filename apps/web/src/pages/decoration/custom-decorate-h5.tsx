import { useSearch } from '../../platform/route-location.ts'
import { Special } from './parts/special.tsx'

/** `/customDecorateH5`: a decorated page by its id; without one, the brand's newest. DECO-1 */
export function Page() {
  const id = new URLSearchParams(useSearch()).get('decorationPageId') ?? undefined
  return <Special key={id} decorationPageId={id} />
}
