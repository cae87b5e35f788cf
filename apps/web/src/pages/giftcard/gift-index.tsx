import { Decoration, type Renderers, useDecoratedPage } from '../../features/decoration/index.ts'
import { OccasionDesigns, GiftWindow } from '../../features/giftcard/index.ts'
import { localize, t } from '../../platform/i18n/index.ts'
import { useSearchState } from '../../platform/search-state.ts'
import { useSearch } from '../../platform/route-location.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'
import { renderers } from '../decoration/parts/renderers.tsx'

const programIn = (search: string): string | null => new URLSearchParams(search).get('programId')

/** The designs of the program that the address names. */
const ofProgram: Renderers = {
  ...renderers,
  giftDesigns: function GiftDesigns({ title, occasion = '' }) {
    return <OccasionDesigns title={localize(title)} occasion={occasion} programId={programIn(useSearch())} />
  },
}

/** `/giftIndex`: gift cards by occasion, with the brand's decoration. DECO-1 */
export function Page() {
  const [search, saveSearch] = useSearchState()
  const { data, isPending } = useDecoratedPage('giftIndex')
  return (
    <Screen title={t('title.giftIndex')}>
      <GiftWindow
        programId={programIn(search)}
        onProgram={programId => saveSearch(`/giftIndex?programId=${programId}`)}
        waiting={isPending}
        decorated={data && <Decoration components={data.components} renderers={ofProgram} />}
      />
    </Screen>
  )
}
