import { ReceiveValue } from '../../features/card/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { useSearch } from '../../platform/route-location.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/receiveCardValue?claimCode=`: value sent by another person, claimed once. CARD-4 */
export function Page() {
  const claimCode = new URLSearchParams(useSearch()).get('claimCode') ?? ''
  return (
    <Screen title={t('title.receiveCardValue')}>
      <ReceiveValue claimCode={claimCode} />
    </Screen>
  )
}
