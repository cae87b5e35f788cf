import type { ComponentOf } from '../../features/decoration/index.ts'
import { OccasionDesigns } from '../../features/giftcard/index.ts'
import { localize } from '../../platform/i18n/index.ts'
import { useSearch } from '../../platform/route-location.ts'

/** Gift card designs, of the program that the address names, if it names one. CARD-5 */
export function Renderer({ title, occasion = '' }: ComponentOf<'giftDesigns'>) {
  const programId = new URLSearchParams(useSearch()).get('programId')
  return <OccasionDesigns title={localize(title)} occasion={occasion} programId={programId} />
}
