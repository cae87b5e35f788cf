import { GiftStatement } from '../../features/giftcard/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { useSearch } from '../../platform/route-location.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/expensesRecord`: what a gift card was used for. */
export const Page = () => (
  <Screen title={t('title.expensesRecord')}>
    <GiftStatement cardId={new URLSearchParams(useSearch()).get('cardId') ?? ''} />
  </Screen>
)
