import { Decoration, type Slots, useDecoratedPage } from '../features/decoration/index.ts'
import { GiftShelf, GiftWindow } from '../features/giftcard/index.ts'
import { t } from '../platform/i18n/index.ts'
import { go } from '../platform/navigation.ts'
import { useSearch } from '../platform/place.ts'
import { Page as Screen } from '../ui/page.tsx'

const useProgramId = (): string | null => new URLSearchParams(useSearch()).get('programId')

const slots: Slots = {
  GiftDesigns: function Shelf({ title, occasion }) {
    return <GiftShelf title={title} occasion={occasion} programId={useProgramId()} />
  },
}

/** `/giftIndex`: gift cards by occasion, as the brand decorates the window. DECO-1 */
export function Page() {
  const { data, isPending } = useDecoratedPage('giftIndex')
  return (
    <Screen title={t('title.giftIndex')}>
      <GiftWindow
        programId={useProgramId()}
        onProgram={programId => go(`/giftIndex?programId=${programId}`, { replace: true })}
        waiting={isPending}
        decorated={data && <Decoration components={data.components} slots={slots} />}
      />
    </Screen>
  )
}
