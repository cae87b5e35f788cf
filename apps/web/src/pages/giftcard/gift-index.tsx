import { useDecoratedPage } from '../../features/decoration/index.ts'
import { GiftWindow } from '../../features/giftcard/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { useSearchState } from '../../platform/search-state.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'
import { Decoration } from '../../page-components/decoration.tsx'

const programIn = (search: string): string | null => new URLSearchParams(search).get('programId')

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
        decorated={data && <Decoration pageType="giftIndex" components={data.components} />}
      />
    </Screen>
  )
}
