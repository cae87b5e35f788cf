import { Decoration, type Slots, useDecoratedPage } from '../../features/decoration/index.ts'
import { OccasionDesigns, GiftWindow } from '../../features/giftcard/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { useSearchState } from '../../platform/search-state.ts'
import { useSearch } from '../../platform/route-location.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

const programIn = (search: string): string | null => new URLSearchParams(search).get('programId')

const slots: Slots = {
  GiftDesigns: function Shelf({ title, occasion }) {
    return <OccasionDesigns title={title} occasion={occasion} programId={programIn(useSearch())} />
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
        decorated={data && <Decoration components={data.components} slots={slots} />}
      />
    </Screen>
  )
}
