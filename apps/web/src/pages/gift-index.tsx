import { GiftWindow } from '../features/giftcard/index.ts'
import { t } from '../platform/i18n/index.ts'
import { go } from '../platform/navigation.ts'
import { useSearch } from '../platform/place.ts'
import { Page as Screen } from '../ui/page.tsx'

/** `/giftIndex`: gift cards by occasion. */
export const Page = () => (
  <Screen title={t('title.giftIndex')}>
    <GiftWindow
      programId={new URLSearchParams(useSearch()).get('programId')}
      onProgram={programId => go(`/giftIndex?programId=${programId}`, { replace: true })}
    />
  </Screen>
)
